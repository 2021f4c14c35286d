public import Foundation

extension UIColor {
  /// Creates the colour with a name in the app's asset catalogue. Returns nil, and reports a
  /// problem, if the catalogue has none.
  @preconcurrency @MainActor
  public convenience init?(named name: String) {
    let environment = ScreenEnvironment.current
    guard let color = environment.assets.color(named: name) else {
      environment.problems.report(ImageProblem.notFound("no colour named '\(name)'"))
      return nil
    }
    self.init(dynamicProvider: { color.resolvedColor(with: $0) })
  }

  /// Creates the colour with a name in the app's asset catalogue. The bundle is ignored: the
  /// catalogue is that of the app's images.
  @preconcurrency @MainActor
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(named: name) }
}

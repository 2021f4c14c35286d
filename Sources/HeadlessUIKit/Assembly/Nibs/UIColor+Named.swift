public import Foundation

extension UIColor {
  /// The colour of that name in the app's asset catalogue; nil if it has none, which is reported.
  @preconcurrency @MainActor
  public convenience init?(named name: String) {
    let environment = ScreenEnvironment.current
    guard let color = environment.assets.color(named: name) else {
      environment.problems.report(missingImage: "no colour named '\(name)'")
      return nil
    }
    self.init(dynamicProvider: { color.resolvedColor(with: $0) })
  }

  /// The same. The bundle is ignored: colours come from where pictures do.
  @preconcurrency @MainActor
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(named: name) }
}

public import Foundation

/// A screen's measures.
@preconcurrency @MainActor
open class UIScreen: _Object {
  /// In points, in the orientation in which it is shown.
  public internal(set) var bounds: CGRect
  /// Device pixels per point.
  public let scale: CGFloat

  /// The screen of the app whose code is being run. Where none runs it is an iPhone 8's.
  public static var main: UIScreen { ScreenEnvironment.current.screen }

  /// `scale` must be positive.
  init(bounds: CGRect, scale: CGFloat) {
    precondition(scale > 0 && scale.isFinite, "screen scale \(scale)")
    self.bounds = bounds
    self.scale = scale
    super.init(_object: ())
  }
}

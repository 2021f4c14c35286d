public import Foundation

/// A screen's measures.
@preconcurrency @MainActor
open class UIScreen: _Object {
  /// In points, in the orientation in which it is shown.
  public internal(set) var bounds: CGRect
  /// Device pixels per point.
  public let scale: CGFloat

  /// In pixels, in portrait.
  public var nativeBounds: CGRect {
    let (short, long) = (min(bounds.width, bounds.height), max(bounds.width, bounds.height))
    return CGRect(x: 0, y: 0, width: short * scale, height: long * scale)
  }
  /// Pixels of the display per point: `scale`, there is no zoomed display here.
  public var nativeScale: CGFloat { scale }

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

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

  /// The one screen.
  public static var screens: [UIScreen] { [main] }
  /// No screen shows what another one does.
  open var mirrored: UIScreen? { nil }
  /// Nobody films or copies the screen.
  open var isCaptured: Bool { false }
  /// 0…1; kept, pictures are as bright as they are.
  open var brightness: CGFloat = 0.5 { didSet { brightness = min(max(brightness, 0), 1) } }
  /// Kept: the screen is as bright as it is.
  open var wantsSoftwareDimming = false
  /// Ticks a second: those of the display.
  open var maximumFramesPerSecond: Int { ScreenEnvironment.current.framesPerSecond }
  /// Nothing is known of how late touches are.
  open var calibratedLatency: CFTimeInterval { 0 }
  /// In portrait, wherever the screen's top is.
  open var fixedCoordinateSpace: any UICoordinateSpace { coordinateSpace }
  /// The size in pixels: the one that there is.
  open var currentMode: UIScreenMode? { UIScreenMode(size: nativeBounds.size) }
  /// The same.
  open var preferredMode: UIScreenMode? { currentMode }
  /// That alone.
  open var availableModes: [UIScreenMode] { currentMode.map { [$0] } ?? [] }

  /// Called before each frame from when it is added to a run loop.
  open func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }

  /// A picture of the key window.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    let window = ScreenEnvironment.current.keyWindow
    return window?.snapshotView(afterScreenUpdates: afterUpdates) ?? UIView(frame: bounds)
  }

  /// Never posted here: there is one screen.
  public nonisolated static let didConnectNotification = Notification.Name(
    "UIScreenDidConnectNotification")
  /// Never posted here: the screen stays.
  public nonisolated static let didDisconnectNotification = Notification.Name(
    "UIScreenDidDisconnectNotification")
  /// Never posted here: the size stays.
  public nonisolated static let modeDidChangeNotification = Notification.Name(
    "UIScreenModeDidChangeNotification")
  /// Never posted here: nobody turns the brightness but the app.
  public nonisolated static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")
  /// Never posted here: nobody films the screen.
  public nonisolated static let capturedDidChangeNotification = Notification.Name(
    "UIScreenCapturedDidChangeNotification")

  /// `scale` must be positive.
  init(bounds: CGRect, scale: CGFloat) {
    precondition(scale > 0 && scale.isFinite, "screen scale \(scale)")
    self.bounds = bounds
    self.scale = scale
    super.init(_object: ())
  }
}

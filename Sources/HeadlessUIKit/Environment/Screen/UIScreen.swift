public import Foundation

/// A screen with its size and scale.
@preconcurrency @MainActor
open class UIScreen: _Object {
  /// The bounds of the screen in points, in the current orientation.
  open internal(set) var bounds: CGRect
  /// The number of device pixels per point.
  open private(set) var scale: CGFloat

  /// The bounds of the screen in pixels, in portrait.
  open var nativeBounds: CGRect {
    let (short, long) = (min(bounds.width, bounds.height), max(bounds.width, bounds.height))
    return CGRect(x: 0, y: 0, width: short * scale, height: long * scale)
  }
  /// The number of display pixels per point. Equals `scale`, since the display is never zoomed
  /// here.
  open var nativeScale: CGFloat { scale }

  /// The screen of the app whose code is running; an iPhone 8's screen if none is.
  public static var main: UIScreen { ScreenEnvironment.current.screen }

  /// All screens, which is the main one only.
  public static var screens: [UIScreen] { [main] }
  /// The screen that this one mirrors. Always nil.
  open var mirrored: UIScreen? { nil }
  /// Whether the screen is recorded or mirrored. Always false.
  open var isCaptured: Bool { false }
  /// The traits of the screen whose code is running.
  open var traitCollection: UITraitCollection { ScreenEnvironment.current.traits }
  /// The brightness, clamped to 0…1. Stored without effect on images. Default: 0.5.
  open var brightness: CGFloat = 0.5 { didSet { brightness = min(max(brightness, 0), 1) } }
  /// Whether the screen may be dimmed in software. Stored without effect. Default: false.
  open var wantsSoftwareDimming = false
  /// The number of the display's ticks per second.
  open var maximumFramesPerSecond: Int { ScreenEnvironment.current.framesPerSecond }
  /// The measured latency of touches. Always 0.
  open var calibratedLatency: CFTimeInterval { 0 }
  /// The current mode, which has the screen's size in pixels.
  open var currentMode: UIScreenMode? { UIScreenMode(size: nativeBounds.size) }
  /// The preferred mode, which equals the current one.
  open var preferredMode: UIScreenMode? { currentMode }
  /// The available modes, which are the current one only.
  open var availableModes: [UIScreenMode] { currentMode.map { [$0] } ?? [] }

  /// Never posted here: no screen is connected.
  public nonisolated static let didConnectNotification = Notification.Name(
    "UIScreenDidConnectNotification")
  /// Never posted here: the screen is not disconnected.
  public nonisolated static let didDisconnectNotification = Notification.Name(
    "UIScreenDidDisconnectNotification")
  /// Never posted here: the mode does not change.
  public nonisolated static let modeDidChangeNotification = Notification.Name(
    "UIScreenModeDidChangeNotification")
  /// Never posted here: only the app changes the brightness.
  public nonisolated static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")
  /// Never posted here: the screen is not recorded.
  public nonisolated static let capturedDidChangeNotification = Notification.Name(
    "UIScreenCapturedDidChangeNotification")

  /// Creates a screen without size, with one pixel per point. Tests subclass it.
  public init() {
    (bounds, scale) = (.zero, 1)
    super.init(_object: ())
  }

  /// Creates a screen. `scale` must be positive.
  init(bounds: CGRect, scale: CGFloat) {
    precondition(scale > 0 && scale.isFinite, "screen scale \(scale)")
    self.bounds = bounds
    self.scale = scale
    super.init(_object: ())
  }
}

public import Foundation
public import HeadlessUIKit
public import Typography

/// The conditions that a screen is shown under: a device, its orientation, and the user's settings.
/// Scenes, panels, apps and snapshots all use this type.
public struct StageConditions: Hashable, Sendable {
  /// The device in its upright form. `orientation` is the direction in which it is held.
  public var device: Device
  /// The rate at which the display ticks.
  public var display: DisplayRate
  /// The appearance, light or dark. Unspecified is light.
  public var style: UIUserInterfaceStyle
  /// The user's preferred text size.
  public var textSize: ContentSizeCategory
  /// The user's language and region. Nil uses the language that the app was written in, and
  /// American English for UIKit's own texts.
  public var locale: Locale?
  /// The writing direction of the user's language.
  public var direction: UIUserInterfaceLayoutDirection
  /// The orientation of the device when the script begins. Pictures are upright in this orientation
  /// even if the screen does not support it.
  public var orientation: Timeline.Orientation
  /// The text of the status bar's clock, in one line.
  public var statusBarTime: String

  /// Creates conditions; the defaults are an upright device in light mode at 9:41.
  ///
  /// - Parameter direction: The writing direction. Nil uses that of the locale's language, or left
  ///   to right without a locale.
  public init(
    device: Device, display: DisplayRate = .standard, style: UIUserInterfaceStyle = .light,
    textSize: ContentSizeCategory = .large,
    locale: Locale? = nil, direction: UIUserInterfaceLayoutDirection? = nil,
    orientation: Timeline.Orientation = .portrait, statusBarTime: String = "9:41"
  ) {
    (self.device, self.display, self.style, self.textSize) = (device, display, style, textSize)
    self.locale = locale
    self.direction = direction ?? locale?.layoutDirection ?? .leftToRight
    self.orientation = orientation
    self.statusBarTime = statusBarTime
  }

  /// The size of the screen in its orientation, in points.
  public var size: CGSize {
    switch orientation {
    case .portrait, .upsideDown: device.size
    case .landscape, .landscapeLeft: CGSize(width: device.size.height, height: device.size.width)
    }
  }
}

extension StageConditions {
  /// The device in the orientation in which it is held, for drawing its body around the screen.
  var heldDevice: Device {
    switch orientation {
    case .portrait, .upsideDown: device
    case .landscape, .landscapeLeft: device.landscape
    }
  }
}

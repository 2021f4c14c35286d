public import Foundation
public import HeadlessUIKit
public import Typography

/// What a screen is shown under: a device, and how its user holds it and has set it up. Scenes, panels,
/// apps and snapshots all say it with this.
public struct StageConditions: Hashable, Sendable {
  /// Upright; `orientation` says how it is held.
  public var device: Device
  /// How often the display ticks.
  public var display: DisplayRate
  /// Light or dark; unspecified is light.
  public var style: UIUserInterfaceStyle
  /// The user's preferred text size.
  public var textSize: ContentSizeCategory
  /// The user's language and region; nil for the language that the app was written in, and American English
  /// in UIKit's own words.
  public var locale: Locale?
  /// Where reading begins in the user's language.
  public var direction: UIUserInterfaceLayoutDirection
  /// How the device is held when the script begins. Pictures are upright in it, whether the screen says
  /// that it supports it or not.
  public var orientation: Timeline.Orientation
  /// What the clock of the status bar shows; one line.
  public var statusBarTime: String

  /// An upright device in light mode, at 9:41, unless told.
  ///
  /// - Parameter direction: nil for that of the locale's language, from left to right without a locale.
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

  /// The screen as its pictures show it, in points.
  public var size: CGSize {
    switch orientation {
    case .portrait, .upsideDown: device.size
    case .landscape, .landscapeLeft: CGSize(width: device.size.height, height: device.size.width)
    }
  }
}

extension StageConditions {
  /// The device as it is held, for what is drawn around its screen.
  var heldDevice: Device {
    switch orientation {
    case .portrait, .upsideDown: device
    case .landscape, .landscapeLeft: device.landscape
    }
  }
}

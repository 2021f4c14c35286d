public import Foundation
public import HeadlessUIKit
import StageRuntime
public import Typography

/// The conditions that a screen is shown under: a device, its orientation, the user's settings, the
/// date and the seed of random numbers.
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
  /// The text of the status bar's clock, in one line. Nil shows the wall clock's hours and minutes,
  /// as the user's region writes them, in Western digits and without AM and PM.
  public var statusBarTime: String?
  /// The time that the wall clock shows when the script begins: what `Date()` returns at the
  /// stage's time 0. Nil is June 9, 2025, 9:41 in the stage's time zone.
  ///
  /// A date outside of `dates`, or NaN, is an error when a stage is created.
  public var date: Date?
  /// The user's time zone: what `TimeZone.current` returns. Nil is America/Los_Angeles.
  ///
  /// Another time zone shows a specified `date` at another hour.
  public var timeZone: TimeZone?
  /// The seed of all random numbers of the screen's code, such as those of `Int.random(in:)` and
  /// `UUID()`. Every value is a seed; 0 by default.
  public var seed: UInt64
  /// The longest real time in seconds for which the stage waits for a thread that the screen's code
  /// started; 2 by default, and 0 does not wait.
  ///
  /// Negative values and NaN count as 0, values above 600 as 600.
  public var patience: TimeInterval

  /// Creates conditions; the defaults are an upright device in light mode at 9:41.
  ///
  /// - Parameters:
  ///   - device: The device in its upright form.
  ///   - display: The rate at which the display ticks.
  ///   - style: Light or dark. Unspecified is light.
  ///   - textSize: The user's preferred text size.
  ///   - locale: The user's language and region. Nil is American English.
  ///   - direction: The writing direction. Nil uses that of the locale's language, or left to right
  ///     without a locale.
  ///   - orientation: The orientation of the device when the script begins.
  ///   - statusBarTime: The text of the status bar's clock. Nil shows the wall clock's time.
  ///   - date: The wall clock's time when the script begins. Nil is 9:41 on June 9, 2025.
  ///   - timeZone: The user's time zone. Nil is America/Los_Angeles.
  ///   - seed: The seed of all random numbers of the screen's code.
  ///   - patience: The longest real time in seconds for which the stage waits for a thread that the
  ///     screen's code started.
  public init(
    device: Device, display: DisplayRate = .standard, style: UIUserInterfaceStyle = .light,
    textSize: ContentSizeCategory = .large,
    locale: Locale? = nil, direction: UIUserInterfaceLayoutDirection? = nil,
    orientation: Timeline.Orientation = .portrait, statusBarTime: String? = nil,
    date: Date? = nil, timeZone: TimeZone? = nil, seed: UInt64 = 0, patience: TimeInterval = 2
  ) {
    (self.device, self.display, self.style, self.textSize) = (device, display, style, textSize)
    self.locale = locale
    self.direction = direction ?? locale?.layoutDirection ?? .leftToRight
    self.orientation = orientation
    self.statusBarTime = statusBarTime
    (self.date, self.timeZone, self.seed, self.patience) = (date, timeZone, seed, patience)
  }

  /// The dates at which a stage can begin: the years 1970 to 2101 of Greenwich. They contain the
  /// years 1971 to 2100 of every time zone.
  public static let dates =
    Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 4_165_516_799)

  /// The size of the screen in its orientation, in points.
  public var size: CGSize {
    switch orientation {
    case .portrait, .upsideDown: device.size
    case .landscape, .landscapeLeft: CGSize(width: device.size.height, height: device.size.width)
    }
  }
}

extension StageConditions {
  /// The largest effective `patience`, in seconds.
  static let longestPatience: TimeInterval = 600

  /// Whether a stage can begin at a date: it is in `dates` and is not NaN.
  static func canBegin(at date: Date) -> Bool {
    // Seconds, because a range of dates also contains NaN.
    let range = dates.lowerBound.timeIntervalSince1970...dates.upperBound.timeIntervalSince1970
    return range.contains(date.timeIntervalSince1970)
  }

  /// The user's region and time zone, and the wall clock's time when the script begins.
  var place: StagePlace { StagePlace(locale: locale, timeZone: timeZone, start: date) }

  /// The specified time zone, or the default one.
  var effectiveTimeZone: TimeZone { place.timeZone }

  /// The device in the orientation in which it is held, for drawing its body around the screen.
  var heldDevice: Device {
    switch orientation {
    case .portrait, .upsideDown: device
    case .landscape, .landscapeLeft: device.landscape
    }
  }
}

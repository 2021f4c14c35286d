public import Foundation
public import HeadlessUIKit
public import Overscroll
public import Typography

/// All combinations of some conditions. An empty axis keeps the screen's own value. The golden of
/// each combination is named after it, for example `iphone-15.dark.extraLarge.rightToLeft`.
public struct SnapshotMatrix: Sendable {
  /// The devices, named by identifier, or by measures for custom devices.
  public var devices: [Device]
  /// The appearances, named `light` and `dark`.
  public var styles: [UIUserInterfaceStyle]
  /// The text sizes, named as in Swift.
  public var textSizes: [ContentSizeCategory]
  /// The writing directions, named `leftToRight` and `rightToLeft`.
  public var directions: [UIUserInterfaceLayoutDirection]

  /// The locales, named by identifier. Each also sets the direction of its language, unless a
  /// direction is specified.
  public var locales: [Locale]
  /// The time zones, named by identifier with hyphens: `Europe-Berlin`. Another time zone shows a
  /// specified date at another hour, and 9:41 if the screen specifies no date.
  public var timeZones: [TimeZone]
  /// The wall clock's times when the script begins, named in the time of Greenwich:
  /// `2025-06-09T164100Z`. `StageConditions.dates` has their range.
  public var dates: [Date]
  /// The seeds of random numbers, named `seed-7`.
  public var seeds: [UInt64]

  /// Creates a matrix. With the defaults it contains only the screen's own conditions.
  public init(
    devices: [Device] = [], styles: [UIUserInterfaceStyle] = [],
    textSizes: [ContentSizeCategory] = [], directions: [UIUserInterfaceLayoutDirection] = [],
    locales: [Locale] = [], timeZones: [TimeZone] = [], dates: [Date] = [], seeds: [UInt64] = []
  ) {
    (self.devices, self.styles) = (devices, styles)
    (self.textSizes, self.directions, self.locales) = (textSizes, directions, locales)
    (self.timeZones, self.dates, self.seeds) = (timeZones, dates, seeds)
  }

  /// The names and variations of the combinations; the first axis changes slowest.
  package var cells: [(name: String, variation: SnapshotVariation)] {
    var cells = [(parts: [String](), variation: SnapshotVariation())]
    func spread<Value>(
      _ values: [Value], _ key: WritableKeyPath<SnapshotVariation, Value?>,
      _ name: (Value) -> String
    ) {
      guard !values.isEmpty else { return }
      cells = cells.flatMap { cell in
        values.map { value in
          var variation = cell.variation
          variation[keyPath: key] = value
          return (cell.parts + [name(value)], variation)
        }
      }
    }
    spread(devices, \.device) { $0.description }
    spread(styles, \.style) { $0 == .dark ? "dark" : "light" }
    spread(textSizes, \.textSize) { "\($0)" }
    spread(directions, \.direction) { $0 == .rightToLeft ? "rightToLeft" : "leftToRight" }
    spread(locales, \.locale) { $0.identifier }
    spread(timeZones, \.timeZone) { $0.identifier.replacing("/", with: "-") }
    spread(dates, \.date) { Self.name($0) }
    spread(seeds, \.seed) { "seed-\($0)" }
    return cells.map { ($0.parts.isEmpty ? "own" : $0.parts.joined(separator: "."), $0.variation) }
  }

  /// Returns the name of a date: its year, month, day and time of day in Greenwich.
  private static func name(_ date: Date) -> String {
    Date.ISO8601FormatStyle(timeSeparator: .omitted).format(date)
  }
}

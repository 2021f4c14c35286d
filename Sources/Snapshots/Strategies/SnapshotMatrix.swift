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

  /// Creates a matrix. With the defaults it contains only the screen's own conditions.
  public init(
    devices: [Device] = [], styles: [UIUserInterfaceStyle] = [],
    textSizes: [ContentSizeCategory] = [], directions: [UIUserInterfaceLayoutDirection] = [],
    locales: [Locale] = []
  ) {
    (self.devices, self.styles) = (devices, styles)
    (self.textSizes, self.directions, self.locales) = (textSizes, directions, locales)
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
    return cells.map { ($0.parts.isEmpty ? "own" : $0.parts.joined(separator: "."), $0.variation) }
  }
}

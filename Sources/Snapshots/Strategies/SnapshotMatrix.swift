public import Foundation
public import HeadlessUIKit
public import Overscroll
public import Typography

/// Every combination of some circumstances; an axis that is empty is left to the screen. Each
/// combination has a golden that is called after it: `iphone-15.dark.extraLarge.rightToLeft`.
public struct SnapshotMatrix: Sendable {
  /// Called by their identifiers; devices of one's own by their measures.
  public var devices: [Device]
  /// Called `light` and `dark`.
  public var styles: [UIUserInterfaceStyle]
  /// Called as in Swift.
  public var textSizes: [ContentSizeCategory]
  /// Called `leftToRight` and `rightToLeft`.
  public var directions: [UIUserInterfaceLayoutDirection]

  /// Called by their identifiers. Each brings the direction of its language, unless a direction is given.
  public var locales: [Locale]

  /// One combination, the screen's own, unless told.
  public init(
    devices: [Device] = [], styles: [UIUserInterfaceStyle] = [],
    textSizes: [ContentSizeCategory] = [], directions: [UIUserInterfaceLayoutDirection] = [],
    locales: [Locale] = []
  ) {
    (self.devices, self.styles) = (devices, styles)
    (self.textSizes, self.directions, self.locales) = (textSizes, directions, locales)
  }

  /// Names and combinations, the first axis slowest.
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

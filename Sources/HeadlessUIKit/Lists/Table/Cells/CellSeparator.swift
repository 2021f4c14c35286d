import Foundation

/// The separators at the edges of a table cell, each one device pixel thick.
struct CellSeparator: Hashable {
  /// The extent of the separator at the bottom edge.
  enum Reach { case none, inset, full }

  /// The default separator colour of table views: the opaque one of the system in light mode, the
  /// translucent one in dark mode.
  static let standardColor = UIColor(
    light: UIColor(red: 198 / 255, green: 198 / 255, blue: 200 / 255, alpha: 1).cgColor,
    dark: UIColor(red: 84 / 255, green: 84 / 255, blue: 88 / 255, alpha: 0.6).cgColor)

  let color: UIColor
  let left, right: CGFloat
  let bottom: Reach
  let hasTopLine: Bool
}

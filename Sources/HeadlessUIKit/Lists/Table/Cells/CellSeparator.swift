import Foundation

/// The separators at the edges of a table cell, each one device pixel thick.
struct CellSeparator: Hashable {
  /// The extent of the separator at the bottom edge.
  enum Reach { case none, inset, full }

  /// The default separator colour of table views: that of iOS 7 to 12 in light mode, the system's
  /// in dark mode.
  static let standardColor = UIColor(
    light: UIColor(red: 200 / 255, green: 199 / 255, blue: 204 / 255, alpha: 1).cgColor,
    dark: UIColor(red: 84 / 255, green: 84 / 255, blue: 88 / 255, alpha: 0.6).cgColor)

  let color: UIColor
  let left, right: CGFloat
  let bottom: Reach
  let hasTopLine: Bool
}

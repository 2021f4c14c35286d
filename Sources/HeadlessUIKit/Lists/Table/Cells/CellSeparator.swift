import Foundation

/// The lines at the edges of a cell, a device pixel thick.
struct CellSeparator: Hashable {
  /// How far the line at the lower edge reaches.
  enum Reach { case none, inset, full }

  /// Tables' separators: of iOS 7 to 12 in the light, in the dark the system's.
  static let standardColor = UIColor(
    light: UIColor(red: 200 / 255, green: 199 / 255, blue: 204 / 255, alpha: 1).cgColor,
    dark: UIColor(red: 84 / 255, green: 84 / 255, blue: 88 / 255, alpha: 0.6).cgColor)

  let color: UIColor
  let left, right: CGFloat
  let bottom: Reach
  let hasTopLine: Bool
}

import Foundation

/// The lines at the edges of a cell, a device pixel thick.
struct CellSeparator: Hashable {
  /// How far the line at the lower edge reaches.
  enum Reach { case none, inset, full }

  /// Tables' separators, iOS 7 to 12.
  static let standardColor = UIColor(
    red: 200 / 255, green: 199 / 255, blue: 204 / 255, alpha: 1)

  let color: UIColor
  let left, right: CGFloat
  let bottom: Reach
  let hasTopLine: Bool
}

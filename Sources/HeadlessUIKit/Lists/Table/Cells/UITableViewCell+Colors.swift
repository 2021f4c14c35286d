import Foundation

extension UITableViewCell {
  /// Of selected cells: the grey of iOS 7 to 12, and in the dark the system's fourth.
  static let selectionColor = UIColor(
    light: UIColor(white: 217 / 255, alpha: 1).cgColor,
    dark: UIColor(red: 58 / 255, green: 58 / 255, blue: 60 / 255, alpha: 1).cgColor)

  /// A cell of which the app has set no background has that of its table's style.
  func takeBackground(of style: UITableView.Style) {
    guard !appearanceMarks.contains(AppearanceKey(property: .backgroundColor)) else { return }
    let standard: UIColor = style == .plain ? .systemBackground : .secondarySystemGroupedBackground
    guard backgroundColor != standard,
      backgroundColor == .systemBackground || backgroundColor == .secondarySystemGroupedBackground
    else { return }
    appearanceMarks.isApplying = true
    backgroundColor = standard
    appearanceMarks.isApplying = false
  }
}

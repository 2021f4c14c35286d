import Foundation

extension UITableViewCell {
  /// The background of selected cells: the grey of iOS 7 to 12 in light mode, `systemGray4` in dark
  /// mode.
  static let selectionColor = UIColor(
    light: UIColor(white: 217 / 255, alpha: 1).cgColor,
    dark: UIColor(red: 58 / 255, green: 58 / 255, blue: 60 / 255, alpha: 1).cgColor)

  /// Returns the view that shows the selection: the app's view, or a plain grey one.
  func makeSelectionView() -> UIView {
    let several = (superview as? UITableView)?.selectsSeveral == true
    let own = several ? multipleSelectionBackgroundView : nil
    if let view = own ?? selectedBackgroundView { return view }
    let view = UIView()
    view.backgroundColor = Self.selectionColor
    return view
  }

  /// Applies the default background of a table style, unless the app has set a background colour.
  func applyBackground(of style: UITableView.Style) {
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

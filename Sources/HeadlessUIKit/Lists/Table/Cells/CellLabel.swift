import Foundation
import Typography

/// A label of a standard cell. The cell positions it by the size of its text, so new text lays out
/// the cell.
final class CellLabel: UILabel {
  override var reportsTextChanges: Bool { true }
  /// The font for which the standard cell height is designed.
  private(set) var standardFont: UIFont = .systemFont(ofSize: UIFont.labelFontSize)

  /// Sets the font of a style, at the preferred text size.
  private func show(_ style: UIFont.TextStyle) {
    font = .preferredFont(forTextStyle: style)
    forgetMarks()
    adjustsFontForContentSizeCategory = true
    standardFont = .preferredFont(
      forTextStyle: style,
      compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))
  }

  convenience init(titleOf style: UITableViewCell.CellStyle) {
    self.init(frame: .zero)
    show(style == .value2 ? .caption1 : .body)
    guard style == .value2 else { return }
    textColor = .systemBlue
    textAlignment = .right
  }

  convenience init(detailOf style: UITableViewCell.CellStyle) {
    self.init(frame: .zero)
    switch style {
    case .default, .value1:
      show(.body)
      textColor = .systemGray
      textAlignment = .right
    case .value2, .subtitle:
      show(.caption1)
    }
  }

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    superview?.superview?.setNeedsLayout()
  }
}

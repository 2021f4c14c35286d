import Foundation

/// A label of a standard cell. The cell positions it by the size of its text, so new text lays out
/// the cell.
final class CellLabel: UILabel {
  override var reportsTextChanges: Bool { true }
  /// The font for which the standard cell height is designed.
  private(set) var standardFont: UIFont = .systemFont(ofSize: UIFont.labelFontSize)

  convenience init(titleOf style: UITableViewCell.CellStyle) {
    self.init(frame: .zero)
    guard style == .value2 else { return }
    font = .systemFont(ofSize: 12)
    standardFont = font
    textColor = .systemBlue
    textAlignment = .right
  }

  convenience init(detailOf style: UITableViewCell.CellStyle) {
    self.init(frame: .zero)
    switch style {
    case .default, .value1:
      textColor = .systemGray
      textAlignment = .right
    case .value2, .subtitle:
      font = .systemFont(ofSize: 12)
      standardFont = font
    }
  }

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    superview?.superview?.setNeedsLayout()
  }
}

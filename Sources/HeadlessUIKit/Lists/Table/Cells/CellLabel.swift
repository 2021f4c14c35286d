import Foundation

/// A standard cell's label: the cell places it by its text, so new text lays out the cell.
final class CellLabel: UILabel {
  /// What the cell's standard height is made for.
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

import Foundation

/// A wheel of a picker: a column of rows that comes to rest with a row in the middle. It is drawn
/// flat, with rows that fade towards both ends.
final class PickerWheel: UIScrollView {
  /// Called when a turn by touch ends.
  var selectionDidChange: (() -> Void)?
  private var rows: [UIView] = []
  private var rowHeight: CGFloat = 32

  override init(frame: CGRect) {
    super.init(frame: frame)
    showsVerticalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    alwaysBounceVertical = true
    decelerationRate = .fast
  }

  required init?(coder: NSCoder) { nil }

  func show(_ rows: [UIView], height: CGFloat) {
    for row in self.rows { row.removeFromSuperview() }
    (self.rows, rowHeight) = (rows, max(1, height))
    for row in rows { addSubview(row) }
    setNeedsLayout()
  }

  var count: Int { rows.count }

  /// The index of the row in the middle.
  var middle: Int {
    let place = (contentOffset.y + contentInset.top) / rowHeight
    return min(max(0, Int(place.rounded())), max(0, rows.count - 1))
  }

  private func offset(of row: Int) -> CGPoint {
    CGPoint(x: 0, y: CGFloat(row) * rowHeight - contentInset.top)
  }

  func scroll(to row: Int, animated: Bool) {
    layoutIfNeeded()
    setContentOffset(offset(of: row), animated: animated)
  }

  override func targetOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    let row = ((proposed.y + contentInset.top) / rowHeight).rounded()
    return offset(of: min(max(0, Int(row)), max(0, rows.count - 1)))
  }

  override var isDecelerating: Bool {
    didSet { if oldValue, !isDecelerating, !isDragging { selectionDidChange?() } }
  }

  override func layoutSubviews() {
    let margin = max(0, (bounds.height - rowHeight) / 2)
    if contentInset.top != margin {
      let row = middle
      contentInset = UIEdgeInsets(top: margin, left: 0, bottom: margin, right: 0)
      contentOffset = offset(of: row)
    }
    let size = CGSize(width: bounds.width, height: CGFloat(rows.count) * rowHeight)
    if contentSize != size { contentSize = size }
    super.layoutSubviews()
    let centre = bounds.midY
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: 0, y: CGFloat(index) * rowHeight, width: bounds.width, height: rowHeight)
      let distance = abs(row.frame.midY - centre)
      row.isHidden = distance > bounds.height
      let far = min(max(0, distance - rowHeight / 2) / max(1, bounds.height / 2), 1)
      row.alpha = distance < rowHeight / 2 ? 1 : 0.6 * (1 - far)
    }
  }
}

import Foundation

/// The layers of a table cell's separators: one at the lower edge, and one at the upper edge of the
/// first row of a group.
@MainActor
struct CellSeparatorLines {
  private let bottomLine = CALayer.still()
  /// The line at the upper edge; nil until a separator first needs it.
  private var topLine: CALayer?

  /// Adds the bottom line.
  func install(in layer: CALayer) { layer.addSublayer(bottomLine) }

  /// Places the lines along the cell's edges. `inset` shortens the bottom line unless it has full
  /// width.
  mutating func layOut(_ separator: CellSeparator?, inset: UIEdgeInsets, in cell: UIView) {
    let hairline = 1 / cell.environment.screen.scale
    let color = separator?.color.cgColor(in: cell.traitCollection)
    let (size, reach) = (cell.bounds.size, separator?.bottom ?? .none)
    let inset = reach == .inset ? inset : .zero
    bottomLine.isHidden = reach == .none
    bottomLine.backgroundColor = color
    bottomLine.frame = CGRect(
      x: inset.left, y: size.height - hairline,
      width: max(0, size.width - inset.left - inset.right), height: hairline)
    let hasTopLine = separator?.hasTopLine == true
    guard hasTopLine || topLine?.isHidden == false else { return }
    let line = topLine ?? CALayer.still()
    if topLine == nil { cell.layer.addSublayer(line) }
    topLine = line
    line.isHidden = !hasTopLine
    line.backgroundColor = color
    line.frame = CGRect(x: 0, y: 0, width: size.width, height: hairline)
  }
}

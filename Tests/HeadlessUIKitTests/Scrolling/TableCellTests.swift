import Foundation
import Graphics
@_spi(Overscroll) import HeadlessUIKit
import Layers
import Testing

@MainActor
@Suite("Table view cell", .serialized)
struct TableCellTests {
  private func show(
    _ style: UITableViewCell.CellStyle, separators: UITableView.SeparatorStyle = .none,
    _ configure: (UITableViewCell) -> Void
  ) -> (table: UITableView, cell: UITableViewCell) {
    final class One: TableSource {
      let cell: UITableViewCell

      init(_ cell: UITableViewCell) {
        self.cell = cell
        super.init()
        counts = [1]
      }

      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { cell }
    }
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    configure(cell)
    let table = makeTable(One(cell))
    table.separatorStyle = separators
    table.layoutIfNeeded()
    return (table, cell)
  }

  @Test("A subtitle cell places each label at the height of its lines")
  func subtitleLines() throws {
    onScreen()
    let (_, cell) = show(.subtitle) {
      $0.textLabel?.text = "Title"
      $0.detailTextLabel?.text = "first\nsecond"
      $0.detailTextLabel?.numberOfLines = 2
    }
    let (title, detail) = (try #require(cell.textLabel), try #require(cell.detailTextLabel))
    let line = (detail.font.lineHeight * 2).rounded(.up) / 2
    #expect(abs(detail.frame.height - 2 * line) <= 0.5)
    #expect(detail.frame.minY == title.frame.maxY)
    #expect(
      abs(title.frame.minY + detail.frame.maxY - cell.contentView.bounds.height) <= 0.5)
  }

  @Test("value2 ends its title at 107 and starts its detail at 113, both 12 points high")
  func value2() {
    onScreen()
    let (table, cell) = show(.value2) {
      $0.textLabel?.text = "#0"
      $0.detailTextLabel?.text = "Name"
      $0.accessoryType = .disclosureIndicator
    }
    #expect(table.visibleCells == [cell])
    #expect(cell.textLabel?.frame == CGRect(x: 16, y: 0, width: 91, height: 44))
    #expect(cell.textLabel?.textAlignment == .right)
    #expect(cell.textLabel?.textColor == .systemBlue)
    #expect(cell.textLabel?.font.pointSize == 12)
    // The disclosure indicator takes 16 + 8 + 10 points.
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 286, height: 44))
    #expect(cell.detailTextLabel?.frame == CGRect(x: 113, y: 0, width: 173, height: 44))
    #expect(cell.detailTextLabel?.textColor == .label)
  }

  @Test("value1 has its detail at the right, which moves with new text")
  func value1() throws {
    onScreen()
    let (table, cell) = show(.value1) {
      $0.textLabel?.text = "Title"
      $0.detailTextLabel?.text = "On"
    }
    let detail = try #require(cell.detailTextLabel)
    #expect(detail.frame.maxX == 304)
    #expect(detail.frame.width == detail.intrinsicContentSize.width)
    #expect(cell.textLabel?.frame.minX == 16)
    detail.text = "Switched off"
    table.layoutIfNeeded()
    #expect(detail.frame.maxX == 304)
    #expect(detail.frame.width == detail.intrinsicContentSize.width)
    detail.text = String(repeating: "far too long ", count: 20)
    table.layoutIfNeeded()
    #expect(detail.frame == CGRect(x: 16, y: 0, width: 288, height: 44))
  }

  @Test("A subtitle is below its title, both centred together")
  func subtitle() throws {
    onScreen()
    let (_, cell) = show(.subtitle) {
      $0.textLabel?.text = "Title"
      $0.detailTextLabel?.text = "Detail"
    }
    let (title, detail) = (try #require(cell.textLabel), try #require(cell.detailTextLabel))
    #expect(title.frame.maxY == detail.frame.minY)
    #expect(abs(title.frame.minY + detail.frame.maxY - 44) <= 0.5)
    #expect(title.font.pointSize == 17)
    #expect(detail.font.pointSize == 12)
  }

  @Test("An image is before the text and at most as high as the cell")
  func image() {
    onScreen()
    let (_, cell) = show(.default) {
      $0.textLabel?.text = "Title"
      $0.imageView?.image = UIImage(bitmap: Bitmap(width: 40, height: 88))
    }
    #expect(cell.imageView?.frame == CGRect(x: 16, y: 0, width: 20, height: 44))
    #expect(cell.textLabel?.frame == CGRect(x: 52, y: 0, width: 252, height: 44))
    #expect(cell.detailTextLabel == nil)
  }

  @Test("A separator is one device pixel at the lower edge, from the inset to the right")
  func separator() {
    onScreen()
    let (table, cell) = show(.default, separators: .singleLine) { $0.textLabel?.text = "" }
    // The screen has 2 pixels per point, so the separator takes half a point.
    #expect(cell.contentView.frame.height == 43.5)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
    table.contentInsetAdjustmentBehavior = .never
    window.addSubview(table)
    window.layoutIfNeeded()
    let picture = Compositor(scale: 2).render(window.layerTree(at: 0))
    let grey = Pixel(red: 198, green: 198, blue: 200, alpha: 255)
    let white = Pixel(red: 255, green: 255, blue: 255, alpha: 255)
    #expect(picture[32, 87] == grey)
    #expect(picture[639, 87] == grey)
    #expect(picture[31, 87] == white)
    #expect(picture[32, 86] == white)
    #expect(picture[32, 88] == white)
    table.separatorStyle = .none
    table.layoutIfNeeded()
    #expect(cell.contentView.frame.height == 44)
  }

  @Test("A selection is shown below the content, unless the style is none")
  func selection() {
    onScreen()
    let cell = UITableViewCell()
    cell.isSelected = true
    #expect(cell.subviews.count == 2)
    #expect(cell.subviews.last === cell.contentView)
    cell.isSelected = false
    #expect(cell.subviews.count == 1)
    cell.selectionStyle = .none
    cell.isHighlighted = true
    #expect(cell.subviews.count == 1)
  }
}

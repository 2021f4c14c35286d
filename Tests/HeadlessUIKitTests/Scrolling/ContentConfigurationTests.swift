import Foundation
import Graphics
@_spi(Overscroll) import HeadlessUIKit
import Testing

/// A custom content configuration: a bar with a height, laid out by constraints.
private struct BarContent: UIContentConfiguration, Hashable {
  var height: CGFloat
  var isMarked = false

  func makeContentView() -> any UIView & UIContentView { BarView(self) }

  func updated(for state: any UIConfigurationState) -> BarContent {
    var result = self
    result.isMarked = (state as? UICellConfigurationState)?.isSelected == true
    return result
  }
}

private final class BarView: UIView, UIContentView {
  let bar = UIView()
  let length: NSLayoutConstraint
  var shown: [BarContent] = []

  init(_ configuration: BarContent) {
    length = bar.heightAnchor.constraint(equalToConstant: 0)
    self.configuration = configuration
    super.init(frame: .zero)
    bar.translatesAutoresizingMaskIntoConstraints = false
    addSubview(bar)
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: topAnchor),
      bar.bottomAnchor.constraint(equalTo: bottomAnchor),
      bar.leadingAnchor.constraint(equalTo: leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: trailingAnchor), length,
    ])
    show()
  }

  required init?(coder: NSCoder) { nil }

  var configuration: any UIContentConfiguration { didSet { show() } }

  private func show() {
    guard let content = configuration as? BarContent else { return }
    length.constant = content.height
    shown.append(content)
  }
}

@MainActor
@Suite("Content configurations", .serialized)
struct ContentConfigurationTests {
  private final class Rows: TableSource {
    var fill: (UITableViewCell, IndexPath) -> Void = { _, _ in }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      fill(cell, indexPath)
      return cell
    }
  }

  private func labels(_ view: UIView) -> [UILabel] {
    view.subviews.compactMap { $0 as? UILabel }.filter { !$0.isHidden }
  }

  @Test("A list content fills the cell and determines the row height")
  func rows() throws {
    onScreen()
    let source = Rows(3)
    source.fill = { cell, path in
      var content = cell.defaultContentConfiguration()
      content.text = "Title"
      if path.row == 1 { content.secondaryText = "Below it" }
      if path.row == 2 {
        content = UIListContentConfiguration.valueCell()
        content.text = "Key"
        content.secondaryText = "Value"
      }
      cell.contentConfiguration = content
    }
    let table = makeTable(source)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.layoutIfNeeded()
    let cells = table.visibleCells
    for cell in cells { cell.layoutIfNeeded() }
    #expect(cells.allSatisfy { $0.contentView is UIListContentView })
    #expect(cells[0].frame.height == 44)
    #expect(cells[1].frame.height > 60)
    #expect(labels(cells[1].contentView).map(\.text) == ["Title", "Below it"])
    let (title, detail) = (labels(cells[1].contentView)[0], labels(cells[1].contentView)[1])
    #expect(detail.frame.minY == title.frame.maxY + 3)
    #expect(title.font.pointSize == 17 && detail.font.pointSize == 15)
    let value = labels(cells[2].contentView)[1]
    #expect(value.frame.maxX == 304)
    #expect(value.textColor == .secondaryLabel)
  }

  @Test("A content view that supports a new configuration is kept, and nil empties the cell")
  func reuse() {
    onScreen()
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentConfiguration = BarContent(height: 30)
    let view = cell.contentView
    cell.contentConfiguration = BarContent(height: 50)
    #expect(cell.contentView === view)
    #expect((view as? BarView)?.shown.map(\.height) == [30, 50])
    cell.contentConfiguration = UIListContentConfiguration.cell()
    #expect(cell.contentView is UIListContentView)
    #expect(view.superview == nil)
    cell.contentConfiguration = nil
    #expect(!(cell.contentView is UIListContentView))
  }

  @Test("Constraints in a custom content view determine the size of rows and items")
  func custom() {
    onScreen()
    let source = Rows(2)
    source.fill = { $0.contentConfiguration = BarContent(height: $1.row == 0 ? 70 : 20) }
    let table = makeTable(source)
    table.separatorStyle = .none
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame.height) == [70, 44])
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    cell.contentConfiguration = BarContent(height: 33)
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 100, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 100, height: 33))
  }

  @Test("Configurations follow the state, the cell's update method, then the handler")
  func states() {
    onScreen()
    final class Noting: UICollectionViewCell {
      var calls: [String] = []

      override var configurationState: UICellConfigurationState {
        var state = super.configurationState
        state[UIConfigurationStateCustomKey("mood")] = "good"
        return state
      }

      override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        let mood = state[UIConfigurationStateCustomKey("mood")] as? String ?? ""
        calls.append("update \(state.isSelected) \(mood)")
      }
    }
    let cell = Noting(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    cell.contentConfiguration = BarContent(height: 10)
    cell.backgroundConfiguration = .listGroupedCell()
    cell.configurationUpdateHandler = { cell, state in
      (cell as? Noting)?.calls.append("handler \(state.isSelected)")
    }
    cell.layoutIfNeeded()
    #expect(cell.calls == ["update false good", "handler false"])
    cell.layoutIfNeeded()
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(cell.calls.suffix(2) == ["update true good", "handler true"])
    #expect(cell.calls.count == 4)
    #expect((cell.contentConfiguration as? BarContent)?.isMarked == true)
    #expect(cell.backgroundConfiguration?.backgroundColor == .systemGray4)
    #expect(cell.subviews.first?.subviews.first?.backgroundColor == .systemGray4)
    cell.automaticallyUpdatesContentConfiguration = false
    cell.isSelected = false
    cell.layoutIfNeeded()
    #expect((cell.contentConfiguration as? BarContent)?.isMarked == true)
    #expect(cell.backgroundConfiguration?.backgroundColor == .secondarySystemGroupedBackground)
  }

  @Test("A background has corners, a stroke and insets, and a custom colour applies in every state")
  func backgrounds() throws {
    onScreen()
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var background = UIBackgroundConfiguration.listPlainCell()
    background.backgroundColor = .systemRed
    background.cornerRadius = 8
    background.strokeColor = .systemBlue
    background.strokeWidth = 2
    background.backgroundInsets = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    cell.backgroundConfiguration = background
    cell.isHighlighted = true
    cell.layoutIfNeeded()
    let view = try #require(cell.subviews.first)
    view.layoutIfNeeded()
    let fill = try #require(view.subviews.first)
    #expect(fill.frame == CGRect(x: 2, y: 1, width: 314, height: 40))
    #expect(fill.backgroundColor == .systemRed)
    #expect(fill.layer.cornerRadius == 8)
    #expect(fill.layer.borderWidth == 2)
    #expect(cell.backgroundConfiguration?.resolvedBackgroundColor(for: .black) == .systemRed)
  }

  @Test("Text properties transform, colour and truncate text")
  func textProperties() {
    onScreen()
    var content = UIListContentConfiguration.groupedHeader()
    content.text = "over the rows"
    content.textProperties.colorTransformer = UIConfigurationColorTransformer { _ in .systemGreen }
    content.textProperties.alignment = .center
    let view = UIListContentView(configuration: content)
    #expect(labels(view).map(\.text) == ["OVER THE ROWS"])
    #expect(labels(view).first?.textColor == .systemGreen)
    #expect(labels(view).first?.textAlignment == .center)
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    state.isDisabled = true
    #expect(
      UIListContentConfiguration.cell().updated(for: state).textProperties.resolvedColor()
        == .tertiaryLabel)
    var own = UIListContentConfiguration.cell()
    own.textProperties.color = .systemRed
    #expect(own.updated(for: state).textProperties.resolvedColor() == .systemRed)
  }

  @Test("An image respects its maximum size, centred in its reserved space before the text")
  func images() throws {
    onScreen()
    var content = UIListContentConfiguration.cell()
    content.text = "Text"
    content.image = UIImage(bitmap: Bitmap(width: 80, height: 40), scale: 1)
    content.imageProperties.maximumSize = CGSize(width: 40, height: 40)
    content.imageProperties.reservedLayoutSize = CGSize(width: 60, height: 0)
    let view = UIListContentView(configuration: content)
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
    view.layoutIfNeeded()
    let picture = try #require(view.subviews.first as? UIImageView)
    #expect(picture.frame == CGRect(x: 26, y: 20, width: 40, height: 20))
    #expect(labels(view).first?.frame.minX == 92)
  }

  @Test("A header's content configuration determines its height")
  func headers() {
    onScreen()
    final class Heading: UITableViewDelegate {
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        view.contentConfiguration = BarContent(height: 61)
        return view
      }
    }
    let delegate = Heading()
    let table = makeTable(TableSource(1), delegate: delegate)
    table.layoutIfNeeded()
    #expect(table.rectForHeader(inSection: 0).height == 61)
  }
}

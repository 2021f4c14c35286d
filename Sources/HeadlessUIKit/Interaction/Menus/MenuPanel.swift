import Foundation

/// An opened menu: its lines one below the other on a rounded ground; what does not fit scrolls.
///
/// 250 points wide, lines 44 high, groups 8 apart and corners of 13 points, as on iOS 15 to 17: a model from
/// pictures of those.
final class MenuPanel: UIView {
  /// In points.
  static let width: CGFloat = 250
  /// How small a menu is when it begins to come, of its size.
  static let shrunken: CGFloat = 0.2
  /// Opaque: what is cut to round corners is a group, which has nothing under it to blur.
  private static let color = UIColor(
    light: UIColor(white: 0.96, alpha: 1).cgColor, dark: UIColor(white: 0.16, alpha: 1).cgColor)

  private let scroller = UIScrollView()
  private let ground = UIView()
  private var rows: [MenuRow] = []
  /// The menu and those that were opened in its place.
  private var opened: [UIMenu]
  /// The outermost one.
  var menu: UIMenu { opened[0] }
  /// Whether the first line is the lowest, near the finger that opened the menu from below.
  var isReversed = false { didSet { if isReversed != oldValue { load() } } }
  /// Told of an action that was chosen.
  var chosen: ((UIAction) -> Void)?
  /// Told when the height has changed.
  var resized: (() -> Void)?

  init(_ menu: UIMenu) {
    opened = [menu]
    super.init(frame: .zero)
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 24
    layer.shadowOffset = CGSize(width: 0, height: 8)
    ground.backgroundColor = Self.color
    ground.layer.cornerRadius = 13
    ground.layer.cornerCurve = .continuous
    ground.clipsToBounds = true
    addSubview(ground)
    ground.addSubview(scroller)
    show(menu)
  }

  /// Has what is made when a menu opens made, and shows what is there of it.
  private func show(_ menu: UIMenu) {
    var isShown = false
    menu.openDeferred { [weak self] in
      // What is handed in at once is shown with the rest.
      guard let self, isShown else { return }
      load()
      resized?()
    }
    isShown = true
    load()
  }

  required init?(coder: NSCoder) { nil }

  private func load() {
    for row in rows { row.removeFromSuperview() }
    var lines = opened[opened.count - 1].lines(isInner: opened.count > 1)
    if isReversed { lines.reverse() }
    let hasMarks = lines.contains { line in
      switch line {
      case .action(let action): action.state != .off
      case .menu, .back: true
      case .title, .waiting, .gap: false
      }
    }
    rows = lines.indices.map { index in
      let isLast =
        if index + 1 == lines.count { true } else if case .gap = lines[index + 1] { true } else {
          false
        }
      return MenuRow(lines[index], hasMarks: hasMarks, isLast: isLast)
    }
    for row in rows {
      row.addAction(
        UIAction { [weak self, weak row] _ in row.map { self?.choose($0) } }, for: .touchUpInside)
      scroller.addSubview(row)
    }
    setNeedsLayout()
  }

  private func choose(_ row: MenuRow) {
    switch row.line {
    case .action(let action): chosen?(action)
    case .menu(let menu):
      opened.append(menu)
      show(menu)
      resized?()
    case .back:
      opened.removeLast()
      load()
      resized?()
    case .title, .waiting, .gap: break
    }
  }

  /// In points: what all lines take.
  var fullHeight: CGFloat { rows.reduce(0) { $0 + $1.height(forWidth: Self.width) } }

  override func layoutSubviews() {
    super.layoutSubviews()
    ground.frame = bounds
    scroller.frame = bounds
    var y: CGFloat = 0
    for row in rows {
      let height = row.height(forWidth: bounds.width)
      row.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
      y += height
    }
    scroller.contentSize = CGSize(width: bounds.width, height: y)
    scroller.isScrollEnabled = y > bounds.height
  }

  // MARK: A finger that came down on what opened the menu

  private func row(at point: CGPoint) -> MenuRow? {
    guard bounds.contains(point) else { return nil }
    return rows.first { $0.canBeChosen && $0.convert($0.bounds, to: self).contains(point) }
  }

  /// The finger is there; marks the line under it.
  func follow(_ point: CGPoint) {
    let current = row(at: point)
    for row in rows { row.isMarked = row === current }
  }

  /// The finger has left there; chooses the line under it.
  func release(at point: CGPoint) {
    follow(CGPoint(x: -1, y: -1))
    if let row = row(at: point) { choose(row) }
  }
}

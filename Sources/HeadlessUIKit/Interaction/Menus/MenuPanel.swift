import Foundation

/// The panel of an open menu: lines in a rounded box, which scrolls if they do not fit.
///
/// It is 250 points wide, with lines of 44 points, gaps of 8 and corners of 13, as on iOS 15 to 17:
/// a model from screenshots.
final class MenuPanel: UIView {
  /// The width of a menu, in points.
  static let width: CGFloat = 250
  /// The scale of a menu when it begins to appear.
  static let shrunken: CGFloat = 0.2
  /// The background colour. It is opaque: content clipped to rounded corners is drawn as a group,
  /// in which a blur has no backdrop.
  private static let color = UIColor(
    light: UIColor(white: 0.96, alpha: 1).cgColor, dark: UIColor(white: 0.16, alpha: 1).cgColor)

  private let scroller = UIScrollView()
  private let backgroundView = UIView()
  private var rows: [MenuRow] = []
  /// The original menu, followed by the submenus opened in its place.
  private var opened: [UIMenu]
  /// The original menu.
  var menu: UIMenu { opened[0] }
  /// Whether the first line is at the bottom, nearest to the touch that opened the menu from below.
  var isReversed = false { didSet { if isReversed != oldValue { load() } } }
  /// Called with the selected action.
  var chosen: ((UIAction) -> Void)?
  /// Called when the height has changed.
  var resized: (() -> Void)?

  init(_ menu: UIMenu) {
    opened = [menu]
    super.init(frame: .zero)
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 24
    layer.shadowOffset = CGSize(width: 0, height: 8)
    backgroundView.backgroundColor = Self.color
    backgroundView.layer.cornerRadius = 13
    backgroundView.layer.cornerCurve = .continuous
    backgroundView.clipsToBounds = true
    addSubview(backgroundView)
    backgroundView.addSubview(scroller)
    show(menu)
  }

  /// Requests the deferred elements of a menu and shows its available lines.
  private func show(_ menu: UIMenu) {
    var isShown = false
    menu.openDeferred { [weak self] in
      // Elements that are supplied at once are shown with the others.
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

  /// The height of all lines, in points.
  var fullHeight: CGFloat { rows.reduce(0) { $0 + $1.height(forWidth: Self.width) } }

  override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView.frame = bounds
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

  // MARK: Touch that opened the menu

  private func row(at point: CGPoint) -> MenuRow? {
    guard bounds.contains(point) else { return nil }
    return rows.first { $0.canBeChosen && $0.convert($0.bounds, to: self).contains(point) }
  }

  /// Highlights the line at the location of the touch.
  func follow(_ point: CGPoint) {
    let current = row(at: point)
    for row in rows { row.isMarked = row === current }
  }

  /// Selects the line at the location where the touch lifts.
  func release(at point: CGPoint) {
    follow(CGPoint(x: -1, y: -1))
    if let row = row(at: point) { choose(row) }
  }
}

import Foundation
import Layers

/// The window-sized view of an open callout: lines side by side in a rounded box with an arrow.
///
/// Touches outside the box reach the views below, and close the callout.
final class CalloutOverlay: UIView {
  /// The minimum distance to the edges of the window, in points.
  private static let margin: CGFloat = 8
  static let fadingTime = 0.2

  private weak var presenter: (any CalloutOwner)?
  private let look: CalloutLook
  private let panel = UIView()
  private let backgroundView = UIView()
  private let triangle: CalloutTriangle
  private var buttons: [CalloutButton] = []
  private lazy var back = pager(.left)
  private lazy var forward = pager(.right)
  /// The original lines, followed by the submenus opened in their place.
  private var opened: [[CalloutLine]]
  private var page = 0

  init(_ lines: [CalloutLine], _ look: CalloutLook, for presenter: any CalloutOwner) {
    (self.presenter, self.look, opened) = (presenter, look, [lines])
    triangle = CalloutTriangle(.down)
    super.init(frame: .zero)
    backgroundView.layer.cornerRadius = look.cornerRadius
    backgroundView.layer.cornerCurve = .continuous
    backgroundView.clipsToBounds = true
    for view in [backgroundView, triangle] {
      view.backgroundColor = look.backgroundColor
      panel.addSubview(view)
    }
    if look.shadowOpacity > 0 {
      panel.layer.shadowColor = UIColor.black.cgColor
      panel.layer.shadowOpacity = look.shadowOpacity
      panel.layer.shadowRadius = 16
      panel.layer.shadowOffset = CGSize(width: 0, height: 4)
    }
    addSubview(panel)
    load()
  }

  required init?(coder: NSCoder) { nil }

  private func pager(_ direction: CalloutArrow) -> CalloutButton {
    let button = CalloutButton(turning: direction, look)
    button.addAction(
      UIAction { [weak self] _ in self?.turnPage(by: direction == .left ? -1 : 1) },
      for: .touchUpInside)
    return button
  }

  private func load() {
    for button in buttons { button.removeFromSuperview() }
    buttons = opened[opened.count - 1].map { line in
      let button = CalloutButton(line, look)
      button.addAction(
        UIAction { [weak self] _ in self?.choose(line.choice) }, for: .touchUpInside)
      return button
    }
    setNeedsLayout()
  }

  /// Replaces all lines, closing open submenus.
  func show(_ lines: [CalloutLine]) {
    opened = [lines]
    load()
    layoutIfNeeded()
  }

  // MARK: Selection

  private func choose(_ choice: CalloutLine.Choice) {
    switch choice {
    case .lines(let lines):
      opened.append(lines)
      page = 0
      load()
    case .action, .command: presenter?.choose(choice)
    }
  }

  private func turnPage(by pages: Int) {
    if page + pages < 0 {
      opened.removeLast()
      page = 0
      load()
    } else {
      page += pages
      setNeedsLayout()
    }
  }

  /// Closes the callout for a touch down outside it. `view` is the hit view of the window, or nil.
  func touchBegan(on view: UIView?) {
    if view?.isDescendant(of: self) != true { presenter?.hideCallout() }
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    panel.frame.contains(point)
  }

  // MARK: Position

  /// The frame of the box with its arrow, in window coordinates.
  private(set) var calloutFrame = CGRect.zero

  private var room: CGRect {
    var room = bounds.inset(by: safeAreaInsets)
    if let keyboard = window?.existingKeyboard?.frame, keyboard.height > 0 {
      room.size.height = max(0, min(room.maxY, keyboard.minY) - room.minY)
    }
    return room.insetBy(dx: Self.margin, dy: 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }

  /// Places the callout at the current target of its owner.
  func place() {
    guard let presenter else { return }
    let room = room
    let size = CGSize(width: layOutLines(in: room.width), height: look.height)
    let target = presenter.calloutTarget
    let arrow = presenter.calloutArrow ?? fittingArrow(to: target, in: room)
    let frame = backgroundFrame(size, arrow, target, room)
    let tip = triangleFrame(frame, arrow, target)
    let all = frame.union(tip)
    panel.frame = all
    backgroundView.frame = frame.offsetBy(dx: -all.minX, dy: -all.minY)
    triangle.frame = tip.offsetBy(dx: -all.minX, dy: -all.minY)
    triangle.direction = arrow
    let before = calloutFrame
    calloutFrame = all
    if all != before, !before.isEmpty { presenter.calloutMoved() }
  }

  /// Places the buttons of the current page.
  ///
  /// - Returns: Their total width, in points.
  private func layOutLines(in room: CGFloat) -> CGFloat {
    let widths = buttons.map { min($0.width, room) }
    let pages = CalloutPages(
      widths: widths, room: room, pager: look.pagerWidth, goesBack: opened.count > 1)
    page = min(page, max(0, pages.ranges.count - 1))
    var seen: [CalloutButton] = pages.ranges.isEmpty ? [] : Array(buttons[pages.ranges[page]])
    if page > 0 || opened.count > 1 { seen.insert(back, at: 0) }
    if page + 1 < pages.ranges.count { seen.append(forward) }
    for case let button as CalloutButton in backgroundView.subviews where !seen.contains(button) {
      button.removeFromSuperview()
    }
    var x: CGFloat = 0
    for button in seen {
      if button.superview !== backgroundView { backgroundView.addSubview(button) }
      let width = min(button.width, room)
      button.frame = CGRect(x: x, y: 0, width: width, height: look.height)
      button.isDivided = x > 0
      x += width
    }
    return x
  }

  private func fittingArrow(to target: CGRect, in room: CGRect) -> CalloutArrow {
    let needed = look.height + look.arrow.height
    let fitsAbove = target.minY - needed >= room.minY
    return fitsAbove || target.maxY + needed > room.maxY ? .down : .up
  }

  private func backgroundFrame(
    _ size: CGSize, _ arrow: CalloutArrow, _ target: CGRect, _ room: CGRect
  ) -> CGRect {
    let grid = PixelGrid(scale: environment.screen.scale)
    let tip = look.arrow.height
    var origin = CGPoint(x: target.midX - size.width / 2, y: target.midY - size.height / 2)
    // The arrow must be inside the available area, too.
    var room = room
    switch arrow {
    case .down:
      origin.y = target.minY - tip - size.height
      room.size.height -= tip
    case .up:
      origin.y = target.maxY + tip
      room = room.inset(by: UIEdgeInsets(top: tip, left: 0, bottom: 0, right: 0))
    case .left:
      origin.x = target.maxX + tip
      room = room.inset(by: UIEdgeInsets(top: 0, left: tip, bottom: 0, right: 0))
    case .right:
      origin.x = target.minX - tip - size.width
      room.size.width -= tip
    }
    origin.x = max(room.minX, min(origin.x, room.maxX - size.width))
    origin.y = max(room.minY, min(origin.y, room.maxY - size.height))
    return CGRect(
      x: grid.nearest(origin.x), y: grid.nearest(origin.y), width: size.width, height: size.height)
  }

  /// Returns the frame of the arrow at the edge of the box: at the centre of the target, as far as
  /// the rounded corners allow.
  private func triangleFrame(_ frame: CGRect, _ arrow: CalloutArrow, _ target: CGRect) -> CGRect {
    let grid = PixelGrid(scale: environment.screen.scale)
    let (across, along) = (look.arrow.width, look.arrow.height)
    func nearest(_ middle: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
      let (least, most) = (start + look.cornerRadius, end - look.cornerRadius - across)
      return grid.nearest(max(least, min(middle - across / 2, most)))
    }
    let x = nearest(target.midX, frame.minX, frame.maxX)
    let y = nearest(target.midY, frame.minY, frame.maxY)
    return switch arrow {
    case .down: CGRect(x: x, y: frame.maxY, width: across, height: along)
    case .up: CGRect(x: x, y: frame.minY - along, width: across, height: along)
    case .left: CGRect(x: frame.minX - along, y: y, width: along, height: across)
    case .right: CGRect(x: frame.maxX, y: y, width: along, height: across)
    }
  }

  // MARK: Presentation animation

  /// Shows the callout over the window of a view, in the view's light or dark style.
  func appear(over view: UIView, animated: Bool, with animator: ContextMenuAnimator) {
    guard let window = view.window else { return }
    UIView.performWithoutAnimation {
      cover(window, inStyleOf: view)
      layoutIfNeeded()
    }
    fade(from: 0, to: 1, animated: animated, with: animator) {}
  }

  /// Stops receiving touches and removes the callout.
  func disappear(animated: Bool, with animator: ContextMenuAnimator) {
    isUserInteractionEnabled = false
    environment.remove(self)
    fade(from: panel.alpha, to: 0, animated: animated, with: animator) {
      self.removeFromSuperview()
    }
  }

  private func fade(
    from start: CGFloat, to end: CGFloat, animated: Bool, with animator: ContextMenuAnimator,
    completion: @escaping () -> Void
  ) {
    guard animated else {
      panel.alpha = end
      animator.animate()
      completion()
      return animator.complete()
    }
    UIView.performWithoutAnimation { panel.alpha = start }
    UIView.animate(
      withDuration: Self.fadingTime, delay: 0, options: .curveEaseInOut,
      animations: {
        self.panel.alpha = end
        animator.animate()
      },
      completion: { _ in
        completion()
        animator.complete()
      })
  }
}

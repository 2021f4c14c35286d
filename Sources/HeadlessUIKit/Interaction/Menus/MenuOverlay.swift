import Foundation

/// The window-sized view of an open menu. A tap outside the menu closes it.
final class MenuOverlay: UIView {
  /// The distance between the menu and its source, and the minimum distance to the window's edges,
  /// in points.
  private static let gap: CGFloat = 8
  private static let openingTime = 0.4
  private static let closingTime = 0.2

  let panel: MenuPanel
  /// The frame of the view that opened the menu, in window coordinates.
  private let source: CGRect
  private weak var sender: AnyObject?
  /// Called when the menu begins to close.
  private let ended: () -> Void
  private var selects = false

  /// Opens a menu next to a view. Returns nil if the view is in no window or the menu is empty.
  ///
  /// - Parameters:
  ///   - sender: The sender of the selected action.
  ///   - selects: Whether the selected action gets the state `on`, even if the menu is not a single
  ///     selection.
  ///   - ended: Called when the menu begins to close.
  static func open(
    _ menu: UIMenu, from view: UIView, sender: AnyObject,
    selects: Bool = false, ended: @escaping () -> Void = {}
  ) -> MenuOverlay? {
    guard let window = view.window, !menu.lines(isInner: false).isEmpty else { return nil }
    let source = view.convert(view.bounds, to: nil)
    let overlay = MenuOverlay(menu, source: source, sender: sender, ended: ended)
    overlay.selects = selects || menu.options.contains(.singleSelection)
    overlay.cover(window, inStyleOf: view)
    overlay.appear()
    return overlay
  }

  private init(
    _ menu: UIMenu, source: CGRect, sender: AnyObject, ended: @escaping () -> Void
  ) {
    panel = MenuPanel(menu)
    (self.source, self.sender, self.ended) = (source, sender, ended)
    super.init(frame: .zero)
    addSubview(panel)
    panel.chosen = { [weak self] in self?.choose($0) }
    panel.resized = { [weak self] in
      guard let self else { return }
      UIView.animate(withDuration: Self.closingTime) { self.place() }
    }
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Position

  /// Places the menu below its source if the space suffices or is larger than above, and
  /// horizontally on the source's side of the window.
  private func place() {
    let grid = PixelGrid(scale: environment.screen.scale)
    let room = bounds.inset(by: safeAreaInsets).insetBy(dx: Self.gap, dy: Self.gap)
    let below = room.maxY - (source.maxY + Self.gap)
    let above = source.minY - Self.gap - room.minY
    let needed = panel.fullHeight
    let isBelow = needed <= below || below >= above
    panel.isReversed = !isBelow
    let height = max(0, min(needed, isBelow ? below : above))
    let width = min(MenuPanel.width, room.width)
    let x = source.midX > bounds.midX ? source.maxX - width : source.minX
    let size = CGSize(width: width, height: height)
    let origin = CGPoint(
      x: grid.nearest(min(max(x, room.minX), room.maxX - width)),
      y: grid.nearest(isBelow ? source.maxY + Self.gap : source.minY - Self.gap - height))
    panel.bounds.size = size
    panel.center = CGPoint(x: origin.x + width / 2, y: origin.y + height / 2)
    panel.layoutIfNeeded()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }

  /// The transform at the beginning and end: small, at the menu edge nearest to the source.
  private var small: CGAffineTransform {
    let (size, center) = (panel.bounds.size, panel.center)
    let anchor = CGPoint(
      x: min(max(source.midX, center.x - size.width / 2), center.x + size.width / 2),
      y: center.y > source.midY ? center.y - size.height / 2 : center.y + size.height / 2)
    let left = 1 - MenuPanel.shrunken
    return CGAffineTransform(
      translationX: left * (anchor.x - center.x), y: left * (anchor.y - center.y)
    ).scaledBy(x: MenuPanel.shrunken, y: MenuPanel.shrunken)
  }

  private func appear() {
    layoutIfNeeded()
    panel.alpha = 0
    panel.transform = small
    UIView.animate(
      withDuration: Self.openingTime, delay: 0, usingSpringWithDamping: 0.8,
      initialSpringVelocity: 0
    ) {
      self.panel.alpha = 1
      self.panel.transform = .identity
    }
  }

  /// Closes the menu; without effect while it closes already.
  func close() {
    guard isUserInteractionEnabled else { return }
    isUserInteractionEnabled = false
    ended()
    UIView.animate(
      withDuration: Self.closingTime, delay: 0, options: .curveEaseIn,
      animations: {
        self.panel.alpha = 0
        self.panel.transform = self.small
      }, completion: { _ in self.removeFromSuperview() })
  }

  // MARK: Touches

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { close() }

  /// Highlights the line under the touch that opened the menu. The point is in window coordinates.
  func follow(_ point: CGPoint) { panel.follow(panel.convert(point, from: nil)) }

  /// Selects the line under the touch that opened the menu, when it lifts.
  func release(at point: CGPoint) { panel.release(at: panel.convert(point, from: nil)) }

  private func choose(_ action: UIAction) {
    if selects { panel.menu.choose(action) }
    close()
    action.perform(from: sender)
  }
}

import Foundation
import Layers

/// The window-sized view of an open context menu: the blurred screen, the preview, and the menu
/// below it.
///
/// Distances and times are a model from screenshots of iOS 15 to 17.
final class ContextMenuOverlay: UIView {
  /// The distance between preview and menu, and the minimum distance to the window's edges, in
  /// points.
  private static let gap: CGFloat = 16
  private static let dimmed: CGFloat = 0.1
  private static let cornerRadius: CGFloat = 13
  private static let openingTime = 0.4
  private static let closingTime = 0.3

  private let configuration: UIContextMenuConfiguration
  private let interaction: UIContextMenuInteraction
  private let lifted: UITargetedPreview
  private let controller: UIViewController?
  private let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterial))
  private let picture = UIView()
  private let content: UIView
  private var panel: MenuPanel?
  private var previousAlpha: CGFloat = 1

  /// Shows the menu of a configuration. Returns nil if the configuration has neither preview nor
  /// menu, or the view is in no window.
  static func open(
    _ configuration: UIContextMenuConfiguration, lifting preview: UITargetedPreview,
    for interaction: UIContextMenuInteraction
  ) -> ContextMenuOverlay? {
    guard let view = interaction.view, let window = view.window else { return nil }
    let controller = configuration.previewProvider?()
    let menu = configuration.actionProvider?([])
    guard controller != nil || menu != nil else { return nil }
    let overlay = ContextMenuOverlay(configuration, preview, controller, menu, interaction)
    overlay.cover(window, inStyleOf: view)
    overlay.appear()
    return overlay
  }

  private init(
    _ configuration: UIContextMenuConfiguration, _ preview: UITargetedPreview,
    _ controller: UIViewController?, _ menu: UIMenu?, _ interaction: UIContextMenuInteraction
  ) {
    (self.configuration, self.interaction) = (configuration, interaction)
    (self.lifted, self.controller) = (preview, controller)
    content = controller?.view ?? preview.view.snapshotView(afterScreenUpdates: false) ?? UIView()
    super.init(frame: .zero)
    blur.isUserInteractionEnabled = false
    blur.contentView.backgroundColor = UIColor(white: 0, alpha: Self.dimmed)
    addSubview(blur)
    picture.addSubview(content)
    addSubview(picture)
    picture.backgroundColor = preview.parameters.backgroundColor ?? .systemBackground
    picture.layer.cornerRadius = Self.cornerRadius
    picture.layer.cornerCurve = .continuous
    if controller == nil, let path = preview.parameters.visiblePath {
      let mask = CAShapeLayer()
      mask.path = path.cgPath
      picture.layer.mask = mask
      picture.layer.cornerRadius = 0
    }
    picture.clipsToBounds = true
    content.isUserInteractionEnabled = false
    show(menu)
  }

  required init?(coder: NSCoder) { nil }

  private func show(_ menu: UIMenu?) {
    panel?.removeFromSuperview()
    panel = menu.map(MenuPanel.init)
    guard let panel else { return }
    panel.chosen = { [weak self] in self?.choose($0) }
    panel.resized = { [weak self] in
      guard let self else { return }
      UIView.animate(withDuration: Self.closingTime) { self.place() }
    }
    addSubview(panel)
  }

  func updateMenu(_ block: (UIMenu) -> UIMenu) {
    guard let panel else { return }
    show(block(panel.menu))
    place()
  }

  // MARK: Frames

  private var room: CGRect {
    bounds.inset(by: safeAreaInsets).insetBy(dx: Self.gap, dy: Self.gap)
  }

  /// The frame of the preview while the menu is open: as large as its content, scaled down if space
  /// is short.
  private var opened: CGRect {
    let source = lifted.frame
    let menuHeight = panel.map { min($0.fullHeight, room.height / 2) + Self.gap } ?? 0
    var size = source.size
    if let controller {
      size = controller.preferredContentSize
      if size.width <= 0 { size.width = room.width }
      if size.height <= 0 { size.height = room.height }
    }
    let scale = min(
      1, room.width / max(size.width, 1), max(room.height - menuHeight, 1) / max(size.height, 1))
    size = CGSize(width: size.width * scale, height: size.height * scale)
    let x = min(max(source.midX - size.width / 2, room.minX), room.maxX - size.width)
    let y = min(
      max(source.midY - size.height / 2, room.minY), room.maxY - menuHeight - size.height)
    return CGRect(x: x, y: max(y, room.minY), width: size.width, height: size.height)
  }

  private func place() {
    blur.frame = bounds
    let grid = PixelGrid(scale: environment.screen.scale)
    let frame = opened
    place(picture: frame)
    guard let panel else { return }
    let width = min(MenuPanel.width, room.width)
    let height = min(panel.fullHeight, room.maxY - frame.maxY - Self.gap)
    let isRight = lifted.frame.midX > bounds.midX
    let x = min(max(isRight ? frame.maxX - width : frame.minX, room.minX), room.maxX - width)
    panel.bounds.size = CGSize(width: width, height: max(0, height))
    panel.center = CGPoint(
      x: grid.nearest(x) + width / 2, y: grid.nearest(frame.maxY + Self.gap) + max(0, height) / 2)
    panel.layoutIfNeeded()
  }

  /// Places the preview and scales the content, laid out at its full size, to fit.
  private func place(picture frame: CGRect) {
    let own = controller == nil ? lifted.view.bounds.size : opened.size
    picture.bounds.size = own
    picture.center = CGPoint(x: frame.midX, y: frame.midY)
    picture.transform = CGAffineTransform(
      scaleX: frame.width / max(own.width, 1), y: frame.height / max(own.height, 1))
    content.frame = CGRect(origin: .zero, size: own)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }

  private var small: CGAffineTransform {
    guard let panel else { return .identity }
    let way = (1 - MenuPanel.shrunken) * panel.bounds.height / 2
    return CGAffineTransform(translationX: 0, y: -way)
      .scaledBy(x: MenuPanel.shrunken, y: MenuPanel.shrunken)
  }

  // MARK: Presentation animation

  private var delegate: (any UIContextMenuInteractionDelegate)? { interaction.delegate }

  private func appear() {
    let animator = ContextMenuAnimator(controller)
    delegate?.contextMenuInteraction(
      interaction, willDisplayMenuFor: configuration, animator: animator)
    layoutIfNeeded()
    previousAlpha = lifted.view.alpha
    place(picture: lifted.frame)
    picture.alpha = controller == nil ? 1 : 0
    blur.alpha = 0
    panel?.alpha = 0
    panel?.transform = small
    lifted.view.alpha = 0
    UIView.animate(
      withDuration: Self.openingTime, delay: 0, usingSpringWithDamping: 0.8,
      initialSpringVelocity: 0,
      animations: {
        self.blur.alpha = 1
        self.picture.alpha = 1
        self.place(picture: self.opened)
        self.panel?.alpha = 1
        self.panel?.transform = .identity
        animator.animate()
      }, completion: { _ in animator.complete() })
  }

  /// Closes the menu; without effect while it closes already.
  func close() { close(with: nil) }

  private func close(with commit: ContextMenuAnimator?) {
    guard isUserInteractionEnabled else { return }
    isUserInteractionEnabled = false
    let goal =
      delegate?.contextMenuInteraction(
        interaction, configuration: configuration,
        dismissalPreviewForItemWithIdentifier: configuration.identifier) ?? lifted
    let animator = ContextMenuAnimator(controller)
    delegate?.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
    UIView.animate(
      withDuration: Self.closingTime, delay: 0, options: .curveEaseInOut,
      animations: {
        self.blur.alpha = 0
        self.picture.alpha = self.controller == nil ? 1 : 0
        self.place(picture: goal.frame)
        self.panel?.alpha = 0
        self.panel?.transform = self.small
        animator.animate()
        commit?.animate()
      },
      completion: { _ in
        self.lifted.view.alpha = self.previousAlpha
        self.removeFromSuperview()
        animator.complete()
        commit?.complete()
      })
  }

  // MARK: Touches

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.min(by: { $0.startTime < $1.startTime }),
      picture.frame.contains(touch.location(in: self))
    else {
      return close()
    }
    let commit = ContextMenuAnimator(controller)
    delegate?.contextMenuInteraction(
      interaction, willPerformPreviewActionForMenuWith: configuration, animator: commit)
    close(with: commit)
  }

  /// Highlights the menu line under the touch that opened the menu. The point is in window
  /// coordinates.
  func follow(_ point: CGPoint) { panel?.follow(panel?.convert(point, from: nil) ?? point) }

  /// Selects the menu line under the touch that opened the menu, when it lifts.
  func release(at point: CGPoint) { panel?.release(at: panel?.convert(point, from: nil) ?? point) }

  private func choose(_ action: UIAction) {
    if let menu = panel?.menu, menu.options.contains(.singleSelection) { menu.choose(action) }
    close()
    action.perform(from: interaction)
  }
}

import Foundation

/// The view of an alert controller. It fills the screen, dims the content below, and lays out the
/// cards.
final class AlertView: UIView {
  private static let dimmed: CGFloat = 0.2
  private static let alertWidth: CGFloat = 270
  /// The distance from a sheet to the screen's edges and between its two cards, in points.
  private static let gap: CGFloat = 8
  /// The scale of an alert at the beginning of its presentation.
  private static let grown: CGFloat = 1.2

  private let style: UIAlertController.Style
  let dimming = UIView()
  let card: AlertCard
  /// The separate card of an action sheet's cancel button.
  let cancelCard: AlertCard

  init(style: UIAlertController.Style) {
    self.style = style
    card = AlertCard(style: style)
    cancelCard = AlertCard(style: style)
    super.init(frame: .zero)
    dimming.backgroundColor = UIColor(white: 0, alpha: Self.dimmed)
    for view in [dimming, card, cancelCard] { addSubview(view) }
    cancelCard.isHidden = true
    cancelCard.backgroundColor = .systemBackground
  }

  required init?(coder: NSCoder) { nil }

  func conceal() {
    dimming.alpha = 0
    switch style {
    case .alert:
      card.alpha = 0
      card.transform = CGAffineTransform(scaleX: Self.grown, y: Self.grown)
    case .actionSheet:
      layoutIfNeeded()
      let way = CGAffineTransform(translationX: 0, y: bounds.height - card.frame.minY)
      (card.transform, cancelCard.transform) = (way, way)
    }
  }

  func reveal() {
    dimming.alpha = 1
    card.alpha = 1
    (card.transform, cancelCard.transform) = (.identity, .identity)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    dimming.frame = bounds
    switch style {
    case .alert: layOutAlert()
    case .actionSheet: layOutSheet()
    }
  }

  /// Sets the position without the transform, which a presentation animates.
  private func place(_ card: AlertCard, _ frame: CGRect) {
    card.bounds.size = frame.size
    card.center = CGPoint(x: frame.midX, y: frame.midY)
  }

  /// Centres the alert in the area that the keyboard does not cover.
  private func layOutAlert() {
    let grid = PixelGrid(scale: environment.screen.scale)
    let insets = safeAreaInsets
    let keyboard = window?.existingKeyboard?.frame.height ?? 0
    let end = bounds.height - max(insets.bottom, keyboard)
    let room = end - insets.top - 2 * Self.gap
    let height = grid.nearest(min(card.height(forWidth: Self.alertWidth), room))
    let middle = keyboard > 0 ? (insets.top + end) / 2 : bounds.midY
    place(
      card,
      CGRect(
        x: grid.nearest((bounds.width - Self.alertWidth) / 2),
        y: grid.nearest(middle - height / 2), width: Self.alertWidth, height: height))
  }

  private func layOutSheet() {
    let grid = PixelGrid(scale: environment.screen.scale)
    let insets = safeAreaInsets
    let width = min(bounds.width, bounds.height) - 2 * Self.gap
    let x = grid.nearest((bounds.width - width) / 2)
    var end = bounds.height - max(insets.bottom, Self.gap)
    if !cancelCard.isHidden {
      let height = cancelCard.height(forWidth: width)
      place(cancelCard, CGRect(x: x, y: end - height, width: width, height: height))
      end -= height + Self.gap
    }
    let height = grid.nearest(min(card.height(forWidth: width), end - insets.top - Self.gap))
    card.isHidden = height <= 0
    place(card, CGRect(x: x, y: end - height, width: width, height: height))
  }
}

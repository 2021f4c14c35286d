import Foundation

/// The glow under a touch on a button with `showsTouchWhenHighlighted`: white in the centre, clear
/// at the rim.
final class ButtonGlow: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    guard let layer = layer as? CAGradientLayer else { return }
    layer.type = .radial
    layer.startPoint = CGPoint(x: 0.5, y: 0.5)
    layer.endPoint = CGPoint(x: 1, y: 1)
    layer.colors = [UIColor(white: 1, alpha: 0.8).cgColor, UIColor(white: 1, alpha: 0).cgColor]
  }

  required init?(coder: NSCoder) { nil }
}

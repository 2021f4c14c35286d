import Foundation
import Graphics
@_spi(Overscroll) import HeadlessUIKit
import Layers
import Testing

/// A custom layer that overrides `position` and is drawn at the overridden position.
final class ShiftedLayer: CALayer {
  var shift: CGFloat = 0
  override var position: CGPoint {
    get { CGPoint(x: super.position.x + shift, y: super.position.y) }
    set { super.position = newValue }
  }
}

/// A custom label with a margin whose changes are not reported.
final class MarginLabel: UILabel {
  var margin: CGFloat = 0
  override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: margin, dy: 0)) }
}

/// A view that draws itself.
final class Swatch: UIView {
  var color = UIColor.red
  override func draw(_ rect: CGRect) {
    color.setFill()
    UIRectFill(bounds)
  }
}

/// A layer that positions its sublayer.
final class PlacingLayer: CALayer {
  var place = CGPoint(x: 3, y: 3)
  override func layoutSublayers() { sublayers?.first?.position = place }
}

/// A screen with views and layers of every kind.
@MainActor
final class MenagerieScreen {
  /// The environment. It is the first property, because all views are created on it.
  let environment = onScreen(width: 100, height: 160, statusBarHeight: 20)
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 160))
  let (left, right) = (UIView(), UIView())
  let (box, holder) = (UIView(), UIView())
  let image = UIImageView()
  let label = UILabel()
  let ownLabel = MarginLabel()
  let scroll = UIScrollView()
  let spinner = UIActivityIndicatorView(style: .medium)
  let swatch = Swatch()

  let layer = CALayer()
  let shape = CAShapeLayer()
  let gradient = CAGradientLayer()
  let text = CATextLayer()
  let replicator = CAReplicatorLayer()
  let transformer = CATransformLayer()
  let scrolled = CAScrollLayer()
  let own = ShiftedLayer()
  let placing = PlacingLayer()
  let (masked, mask) = (CALayer(), CALayer())
  let path = CGMutablePath()
  let string = NSMutableAttributedString(string: "ab")

  /// The views that can be moved, in the order of their initial superviews.
  var views: [UIView] {
    [left, right, box, holder, image, label, ownLabel, scroll, spinner, swatch]
  }
  var layers: [CALayer] {
    [
      layer, shape, gradient, text, replicator, transformer, scrolled, own, placing, masked,
    ]
  }

  init() {
    for (index, view) in [left, right].enumerated() {
      window.addSubview(view)
      view.frame = CGRect(x: 50 * index, y: 0, width: 50, height: 160)
      view.backgroundColor = index == 0 ? .white : .lightGray
    }
    for (index, view) in views.dropFirst(2).enumerated() {
      left.addSubview(view)
      view.frame = CGRect(x: 2, y: 2 + 18 * index, width: 40, height: 16)
    }
    for (index, layer) in layers.enumerated() {
      right.layer.addSublayer(layer)
      layer.frame = CGRect(x: 2, y: 2 + 14 * index, width: 40, height: 12)
      let inner = CALayer()
      inner.frame = CGRect(x: 1, y: 1, width: 9, height: 9)
      inner.backgroundColor = UIColor.orange.cgColor
      layer.addSublayer(inner)
    }
    fill()
  }

  private func fill() {
    box.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .blue }
    let inside = UIView(frame: CGRect(x: 2, y: 2, width: 8, height: 8))
    inside.backgroundColor = .green
    holder.addSubview(inside)
    image.image = .plain(Pixel(red: 9, green: 90, blue: 200, alpha: 255), 8, 4)
    label.text = "Ab"
    ownLabel.text = "Own"
    scroll.contentSize = CGSize(width: 40, height: 200)
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 200))
    content.backgroundColor = .purple
    scroll.addSubview(content)
    spinner.startAnimating()

    layer.backgroundColor = UIColor.red.cgColor
    layer.contents = UIImage.plain(Pixel(red: 200, green: 90, blue: 9, alpha: 255), 6, 6)
    path.addRect(CGRect(x: 2, y: 2, width: 8, height: 6))
    shape.path = CGPath(ellipseIn: CGRect(x: 1, y: 1, width: 20, height: 9), transform: nil)
    shape.strokeColor = UIColor.black.cgColor
    gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    text.string = "Text"
    text.fontSize = 9
    replicator.instanceCount = 2
    replicator.instanceTransform = CATransform3DMakeTranslation(12, 0, 0)
    masked.backgroundColor = UIColor.cyan.cgColor
    mask.frame = CGRect(x: 4, y: 0, width: 20, height: 12)
    mask.backgroundColor = UIColor.black.cgColor
    masked.mask = mask
  }

  /// Returns the current layer tree, using cached parts.
  func seen() -> LayerTree {
    window.layoutIfNeeded()
    return window.layerTree(at: environment.clock.time)
  }

  /// Returns the current layer tree, rebuilt without cached parts.
  func seenAnew() -> LayerTree {
    window.layer.invalidateSnapshots()
    return seen()
  }
}

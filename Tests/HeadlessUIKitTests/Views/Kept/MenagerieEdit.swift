import Foundation
import Graphics
@_spi(Overscroll) import HeadlessUIKit
import Layers
import Testing

/// An edit of the screen that changes its appearance.
struct MenagerieEdit: Sendable, CustomTestStringConvertible {
  let name: String
  let apply: @MainActor @Sendable (MenagerieScreen) -> Void

  init(_ name: String, _ apply: @escaping @MainActor @Sendable (MenagerieScreen) -> Void) {
    (self.name, self.apply) = (name, apply)
  }

  var testDescription: String { name }

  static let all = layers + masks + trees + contents + shapes + texts + views + labels + scrolling

  private static let layers: [MenagerieEdit] = [
    .init("position") { $0.layer.position.x += 5 },
    .init("bounds") { $0.layer.bounds.size.width += 4 },
    .init("bounds' origin") { $0.layer.bounds.origin.y += 1 },
    .init("anchorPoint") { $0.layer.anchorPoint.x += 0.25 },
    .init("zPosition") { $0.layer.zPosition += 1 },
    .init("transform") {
      $0.layer.transform = CATransform3DRotate($0.layer.transform, 0.2, 0, 0, 1)
    },
    .init("transform in depth") {
      $0.layer.transform = CATransform3DRotate($0.layer.transform, 0.2, 0, 1, 0)
    },
    .init("sublayerTransform") {
      $0.layer.sublayerTransform = CATransform3DTranslate($0.layer.sublayerTransform, 2, 0, 0)
    },
    .init("anchorPointZ") {
      $0.layer.anchorPointZ += 3
      $0.layer.transform = CATransform3DRotate($0.layer.transform, 0.2, 0, 1, 0)
    },
    .init("isDoubleSided") {
      $0.layer.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
      $0.layer.isDoubleSided.toggle()
    },
    .init("isHidden") { $0.layer.isHidden.toggle() },
    .init("opacity") { $0.layer.opacity = $0.layer.opacity == 1 ? 0.5 : 1 },
    .init("masksToBounds") { $0.layer.masksToBounds.toggle() },
    .init("backgroundColor") {
      $0.layer.backgroundColor = ($0.layer.backgroundColor == nil ? UIColor.green : nil)?.cgColor
    },
    .init("cornerRadius") { $0.layer.cornerRadius += 1 },
    .init("maskedCorners") { $0.layer.maskedCorners.formSymmetricDifference(.layerMinXMinYCorner) },
    .init("cornerCurve") {
      $0.layer.cornerCurve = $0.layer.cornerCurve == .circular ? .continuous : .circular
    },
    .init("borderWidth") { $0.layer.borderWidth += 1 },
    .init("borderColor") {
      $0.layer.borderColor = ($0.layer.borderColor == nil ? UIColor.green : nil)?.cgColor
    },
    .init("shadow") {
      $0.layer.shadowOpacity += 0.1
      $0.layer.shadowColor = UIColor.red.cgColor
      $0.layer.shadowOffset.width += 1
      $0.layer.shadowRadius += 1
    },
    .init("shadowPath, which others change") {
      $0.layer.shadowOpacity = 1
      $0.layer.shadowPath = $0.path
      _ = $0.seen()
      $0.path.addRect(CGRect(x: 20, y: 2, width: $0.path.boundingBox.width, height: 7))
    },
    .init("a property of the app's own class") { $0.own.shift += 2 },
    .init("a colour that is a pattern") {
      $0.layer.backgroundColor =
        UIColor(patternImage: .plain(Pixel(red: 7, green: 7, blue: 99, alpha: 255), 2, 2)).cgColor
    },
    .init("an animation that is added") {
      let animation = CABasicAnimation(keyPath: "position.x")
      animation.byValue = 20
      animation.beginTime = $0.environment.clock.time - 0.5
      animation.duration = 1
      $0.layer.add(animation, forKey: "move")
    },
    .init("layout of sublayers") {
      $0.placing.place.x += 2
      $0.placing.setNeedsLayout()
    },
  ]

  private static let masks: [MenagerieEdit] = [
    .init("a mask that goes or comes") { $0.masked.mask = $0.masked.mask == nil ? $0.mask : nil },
    .init("a mask that moves") {
      $0.masked.mask = $0.mask
      $0.mask.position.x += 3
    },
    .init("what lies in a mask") {
      $0.masked.mask = $0.mask
      let inner = CALayer()
      inner.frame = CGRect(x: 1, y: 1, width: 30, height: 2)
      $0.mask.addSublayer(inner)
      _ = $0.seen()
      inner.backgroundColor = UIColor.red.cgColor
    },
    .init("a mask of two layers") {
      $0.masked.mask = $0.mask
      $0.layer.mask = $0.mask
      _ = $0.seen()
      $0.mask.opacity *= 0.5
    },
    .init("a mask that lies in a layer") {
      $0.masked.mask = $0.mask
      $0.left.layer.addSublayer($0.mask)
      _ = $0.seen()
      $0.mask.position.x += 3
    },
    .init("a view as mask") { screen in
      screen.holder.mask = screen.box
      _ = screen.seen()
      screen.box.alpha *= 0.75
    },
  ]

  private static let trees: [MenagerieEdit] = [
    .init("a sublayer that comes") {
      let layer = CALayer()
      layer.frame = CGRect(x: 3, y: 3, width: 5, height: 5)
      layer.backgroundColor = UIColor.black.cgColor
      $0.scrolled.addSublayer(layer)
    },
    .init("a sublayer that goes") { $0.gradient.removeFromSuperlayer() },
    .init("all sublayers go") { $0.scrolled.sublayers = nil },
    .init("a sublayer goes to the back") { $0.right.layer.insertSublayer($0.masked, at: 0) },
    .init("a sublayer that moves elsewhere") { $0.scrolled.addSublayer($0.text) },
    .init("what lies in a layer that scrolls") { $0.scrolled.scroll(to: CGPoint(x: 2, y: 3)) },
    .init("a view comes to the front") { $0.left.bringSubviewToFront($0.box) },
    .init("a view goes") { $0.image.removeFromSuperview() },
    .init("a view moves elsewhere") { $0.right.addSubview($0.holder) },
    .init("something hidden that changes and comes") {
      $0.holder.isHidden = true
      _ = $0.seen()
      $0.holder.subviews[0].backgroundColor = .black
      _ = $0.seen()
      $0.holder.subviews[0].frame.origin.x += 2
      $0.holder.isHidden = false
    },
    .init("a view that was seen alone") {
      _ = $0.holder.snapshotView(afterScreenUpdates: true)
      $0.holder.subviews[0].frame.origin.y += 1
      _ = $0.holder.snapshotView(afterScreenUpdates: true)
    },
    .init("a view that comes from another screen") { screen in
      let inside = UILabel(frame: CGRect(x: 3.3, y: 3.3, width: 30, height: 11.3))
      inside.text = "fine"
      let group = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
      group.addSubview(inside)
      onScreen(scale: 3)
      let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      other.addSubview(group)
      _ = other.layerTree(at: 0)
      ScreenEnvironment.fallback = screen.environment
      screen.left.addSubview(group)
    },
  ]

  private static let contents: [MenagerieEdit] = [
    .init("contents") {
      $0.layer.contents = UIImage.plain(Pixel(red: 1, green: 2, blue: 3, alpha: 255), 5, 5)
    },
    .init("contentsScale") { $0.layer.contentsScale += 1 },
    .init("contentsRect") { $0.layer.contentsRect.size.width *= 0.5 },
    .init("contentsCenter") {
      $0.layer.contentsCenter = $0.layer.contentsCenter.insetBy(dx: 0.1, dy: 0.1)
    },
    .init("contentsGravity") {
      $0.layer.contentsGravity = $0.layer.contentsGravity == .center ? .left : .center
    },
    .init("minificationFilter") {
      $0.layer.minificationFilter = $0.layer.minificationFilter == .nearest ? .linear : .nearest
    },
    .init("magnificationFilter") {
      $0.layer.magnificationFilter = $0.layer.magnificationFilter == .nearest ? .linear : .nearest
    },
  ]

  private static let shapes: [MenagerieEdit] = [
    .init("path") {
      $0.shape.path = CGPath(
        rect: CGRect(x: 1, y: 1, width: 9, height: 4 + ($0.shape.path?.boundingBox.width ?? 0)),
        transform: nil)
    },
    .init("path, which others change") {
      $0.shape.path = $0.path
      _ = $0.seen()
      $0.path.addRect(CGRect(x: 20, y: 2, width: $0.path.boundingBox.width, height: 5))
    },
    .init("fillColor") {
      $0.shape.fillColor = ($0.shape.fillColor == nil ? UIColor.green : nil)?.cgColor
    },
    .init("fillRule") { $0.shape.fillRule = $0.shape.fillRule == .evenOdd ? .nonZero : .evenOdd },
    .init("strokeColor") {
      $0.shape.strokeColor = ($0.shape.strokeColor == nil ? UIColor.green : nil)?.cgColor
    },
    .init("strokeStart, strokeEnd") {
      $0.shape.strokeStart += 0.1
      $0.shape.strokeEnd -= 0.1
    },
    .init("lineWidth") { $0.shape.lineWidth += 0.5 },
    .init("miterLimit") { $0.shape.miterLimit += 1 },
    .init("lineCap") { $0.shape.lineCap = $0.shape.lineCap == .butt ? .round : .butt },
    .init("lineJoin") { $0.shape.lineJoin = $0.shape.lineJoin == .miter ? .round : .miter },
    .init("lineDashPattern") {
      $0.shape.lineDashPattern = $0.shape.lineDashPattern == nil ? [2, 3] : nil
    },
    .init("lineDashPhase") { $0.shape.lineDashPhase += 1 },
    .init("colors") { $0.gradient.colors = ($0.gradient.colors ?? []) + [UIColor.green.cgColor] },
    .init("locations") { $0.gradient.locations = $0.gradient.locations == nil ? [0.2, 0.7] : nil },
    .init("startPoint, endPoint") {
      $0.gradient.startPoint.x += 0.1
      $0.gradient.endPoint.y -= 0.1
    },
    .init("type") { $0.gradient.type = $0.gradient.type == .axial ? .radial : .axial },
    .init("instanceCount") { $0.replicator.instanceCount += 1 },
    .init("instanceTransform") {
      $0.replicator.instanceTransform = CATransform3DTranslate(
        $0.replicator.instanceTransform, 1, 0, 0)
    },
    .init("instanceColor") { $0.replicator.instanceColor = UIColor.green.cgColor },
    .init("instanceRedOffset") { $0.replicator.instanceRedOffset -= 0.1 },
    .init("what is replicated") { $0.replicator.sublayers?[0].opacity *= 0.75 },
    .init("what keeps its depth") {
      guard let inner = $0.transformer.sublayers?[0] else { return }
      inner.transform = CATransform3DRotate(inner.transform, 0.2, 1, 0, 0)
    },
  ]

  private static let texts: [MenagerieEdit] = [
    .init("string") { $0.text.string = "\($0.text.string as? String ?? "")x" },
    .init("string, which others change") {
      $0.text.string = $0.string
      _ = $0.seen()
      $0.string.append(NSAttributedString(string: "c"))
    },
    .init("font") {
      $0.text.string = "Text"
      $0.text.font = UIFont.boldSystemFont(ofSize: 3)
      $0.text.fontSize += 1
    },
    .init("foregroundColor") {
      $0.text.string = "Text"
      let isRed = $0.text.foregroundColor == UIColor.red.cgColor
      $0.text.foregroundColor = (isRed ? UIColor.blue : .red).cgColor
    },
    .init("isWrapped") {
      $0.text.string = "Text that is long"
      _ = $0.seen()
      $0.text.isWrapped.toggle()
    },
    .init("alignmentMode") {
      $0.text.string = "T"
      $0.text.alignmentMode = $0.text.alignmentMode == .right ? .left : .right
    },
    .init("truncationMode") {
      $0.text.string = "Text that is too long"
      $0.text.isWrapped = false
      $0.text.truncationMode = .none
      _ = $0.seen()
      $0.text.truncationMode = .end
    },
  ]

  private static let views: [MenagerieEdit] = [
    .init("a view's frame") { $0.holder.frame.origin.x += 2 },
    .init("a view's alpha") { $0.box.alpha *= 0.75 },
    .init("a view's background") {
      $0.box.backgroundColor = $0.box.backgroundColor == .red ? .blue : .red
    },
    .init("a view's contentMode") {
      $0.image.contentMode = $0.image.contentMode == .center ? .right : .center
    },
    .init("a view's picture") {
      $0.image.image = .plain(Pixel(red: 1, green: 2, blue: 3, alpha: 255), 5, 5)
    },
    .init("clipsToBounds") { $0.holder.clipsToBounds.toggle() },
    .init("dark mode") {
      let isDark = $0.window.overrideUserInterfaceStyle == .dark
      $0.window.overrideUserInterfaceStyle = isDark ? .light : .dark
    },
    .init("tint") {
      $0.image.image = $0.image.image?.withRenderingMode(.alwaysTemplate)
      $0.window.tintColor = $0.window.tintColor == .red ? .green : .red
    },
    .init("what a view draws") {
      $0.swatch.color = $0.swatch.color == .red ? .green : .red
      $0.swatch.setNeedsDisplay()
    },
    .init("what a view draws in another size") {
      $0.swatch.contentMode = .redraw
      $0.swatch.frame.size.width += 3
    },
    .init("an animation block") { screen in
      UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear]) {
        screen.holder.frame.origin.x += 20
        screen.box.alpha = 0.2
      }
      screen.environment.clock.advance(to: screen.environment.clock.time + 0.5)
    },
    .init("a view that hides in a block") { screen in
      UIView.animate(withDuration: 1) { screen.box.isHidden.toggle() }
      screen.environment.clock.advance(to: screen.environment.clock.time + 0.5)
      screen.box.frame.origin.x += 1
    },
    .init("a transition") { screen in
      UIView.transition(
        with: screen.holder, duration: 1, options: [.transitionCrossDissolve],
        animations: { screen.holder.backgroundColor = .brown })
      screen.environment.clock.advance(to: screen.environment.clock.time + 0.5)
    },
    .init("a spinner's colour") { $0.spinner.color = $0.spinner.color == .red ? .blue : .red },
    .init("a spinner's time") {
      $0.environment.clock.advance(to: $0.environment.clock.time + 0.25)
    },
  ]

  private static let labels: [MenagerieEdit] = [
    .init("text") { $0.label.text = "\($0.label.text ?? "")x" },
    .init("attributedText") {
      $0.label.attributedText = NSAttributedString(
        string: "Ab", attributes: [.foregroundColor: UIColor.red])
    },
    .init("a shadow in a text, which others change") {
      let shadow = NSShadow()
      shadow.shadowColor = UIColor.red
      $0.label.attributedText = NSAttributedString(string: "Ab", attributes: [.shadow: shadow])
      $0.label.shadowColor = nil
      _ = $0.seen()
      shadow.shadowOffset = CGSize(width: 3, height: 3)
    },
    .init("a label's font") { $0.label.font = .systemFont(ofSize: $0.label.font.pointSize - 1) },
    .init("textColor") { $0.label.textColor = $0.label.textColor == .red ? .blue : .red },
    .init("isHighlighted") {
      $0.label.highlightedTextColor = .green
      _ = $0.seen()
      $0.label.isHighlighted.toggle()
    },
    .init("highlightedTextColor") {
      $0.label.isHighlighted = true
      _ = $0.seen()
      let isOrange = $0.label.highlightedTextColor == .orange
      $0.label.highlightedTextColor = isOrange ? .cyan : .orange
    },
    .init("isEnabled") { $0.label.isEnabled.toggle() },
    .init("textAlignment") {
      $0.label.textAlignment = $0.label.textAlignment == .right ? .left : .right
    },
    .init("numberOfLines, lineBreakMode") {
      $0.label.text = "Several words for a label"
      $0.label.numberOfLines = 1 - $0.label.numberOfLines
      $0.label.lineBreakMode = .byClipping
    },
    .init("adjustsFontSizeToFitWidth, minimumScaleFactor, baselineAdjustment") {
      $0.label.text = "A label that is too long"
      $0.label.numberOfLines = 1
      $0.label.adjustsFontSizeToFitWidth = true
      $0.label.minimumScaleFactor = 0.9
      $0.label.baselineAdjustment = .alignBaselines
      _ = $0.seen()
      $0.label.baselineAdjustment = .none
      _ = $0.seen()
      $0.label.minimumScaleFactor = 0.3
      _ = $0.seen()
      $0.label.baselineAdjustment = .alignCenters
    },
    .init("a label's shadow") {
      $0.label.shadowColor = $0.label.shadowColor == .red ? .blue : .red
      $0.label.shadowOffset.width += 1
    },
    .init("a margin of the app's own label") { $0.ownLabel.margin += 2 },
  ]

  private static let scrolling: [MenagerieEdit] = [
    .init("contentOffset") { $0.scroll.contentOffset.y += 1.3 },
    .init("indicators that flash") { $0.scroll.flashScrollIndicators() },
    .init("indicators that fade") {
      $0.scroll.flashScrollIndicators()
      _ = $0.seen()
      $0.environment.clock.advance(to: $0.environment.clock.time + 0.6)
    },
    .init("a motion") {
      $0.scroll.setContentOffset(
        CGPoint(x: 0, y: $0.scroll.contentOffset.y > 50 ? 0 : 100), animated: true)
      $0.scroll.advance(to: $0.environment.clock.time + 0.1)
    },
  ]
}

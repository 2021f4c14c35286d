import Foundation
import HeadlessUIKit
import Testing

/// Layers lay out their sublayers on request, and when their size changes
/// (https://developer.apple.com/documentation/quartzcore/calayer/layoutsublayers()).
@MainActor
@Suite("Layout of layers")
struct LayerLayoutTests {
  final class Filling: CALayer {
    var calls = 0

    override func layoutSublayers() {
      super.layoutSublayers()
      calls += 1
      for sublayer in sublayers ?? [] { sublayer.frame = bounds }
    }
  }

  final class Gradient: UIView {
    let ground = CALayer()
    var calls: [String] = []

    override func layoutSubviews() {
      super.layoutSubviews()
      calls.append("subviews")
    }

    override func layoutSublayers(of layer: CALayer) {
      super.layoutSublayers(of: layer)
      calls.append("sublayers")
      ground.frame = bounds
    }
  }

  final class Owner: UIViewController {
    let gradient = Gradient()
    override func loadView() { view = gradient }
    override func viewWillLayoutSubviews() { gradient.calls.append("will") }
    override func viewDidLayoutSubviews() { gradient.calls.append("did") }
  }

  @Test(
    "A view lays out its layer, subviews first, between its controller's callbacks")
  func view() {
    onScreen()
    let owner = Owner()
    owner.loadViewIfNeeded()
    owner.gradient.layer.addSublayer(owner.gradient.ground)
    owner.gradient.frame = rect(0, 0, 30, 40)
    owner.gradient.layoutIfNeeded()
    #expect(owner.gradient.calls == ["will", "subviews", "did", "sublayers"])
    #expect(owner.gradient.ground.frame == rect(0, 0, 30, 40))
    owner.gradient.layoutIfNeeded()
    #expect(owner.gradient.calls.count == 4)
    owner.gradient.layer.setNeedsLayout()
    #expect(owner.gradient.layer.needsLayout())
    owner.gradient.layer.layoutIfNeeded()
    #expect(owner.gradient.calls.count == 8)
  }

  @Test("A standalone layer is laid out on a size change, at the next tick or on request")
  func layer() {
    onScreen()
    let window = UIWindow(frame: rect(0, 0, 100, 100))
    let (outer, inner) = (Filling(), CALayer())
    outer.addSublayer(inner)
    window.layer.addSublayer(outer)
    outer.frame = rect(0, 0, 20, 20)
    outer.layoutIfNeeded()
    #expect(outer.calls == 1 && inner.frame == rect(0, 0, 20, 20))
    outer.bounds.size = CGSize(width: 50, height: 10)
    #expect(outer.needsLayout() && inner.frame == rect(0, 0, 20, 20))
    window.displayIfNeeded()
    #expect(outer.calls == 2 && inner.frame == rect(0, 0, 50, 10))
    window.displayIfNeeded()
    outer.position = CGPoint(x: 5, y: 5)
    window.displayIfNeeded()
    #expect(outer.calls == 2)
  }

  @Test("replaceSublayer replaces a layer")
  func replacing() {
    onScreen()
    let (root, a, b, c, new) = (CALayer(), CALayer(), CALayer(), CALayer(), CALayer())
    for layer in [a, b, c] { root.addSublayer(layer) }
    root.replaceSublayer(b, with: new)
    #expect(root.sublayers == [a, new, c] && b.superlayer == nil && new.superlayer === root)
    root.replaceSublayer(b, with: CALayer())
    #expect(root.sublayers?.count == 3)
  }

  @Test("A text layer's preferred size fits its text")
  func text() {
    onScreen(scale: 1)
    let layer = CATextLayer()
    #expect(layer.preferredFrameSize() == .zero)
    layer.fontSize = 10
    layer.string = "ab"
    let one = layer.preferredFrameSize()
    layer.string = "abab"
    #expect(one.width > 0 && one.height > 0)
    #expect(layer.preferredFrameSize() == CGSize(width: 2 * one.width, height: one.height))
    layer.isWrapped = true
    layer.bounds.size.width = one.width
    #expect(layer.preferredFrameSize().height > one.height)
  }

  /// Folding cells and round menus rely on this: their parts rotate about an edge.
  @Test("Constraints place the centre for any anchor point")
  func anchorPoint() {
    onScreen()
    let (root, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)), UIView())
    view.layer.anchorPoint = CGPoint(x: 0.5, y: 1)
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      view.widthAnchor.constraint(equalToConstant: 20),
      view.heightAnchor.constraint(equalToConstant: 60),
    ])
    root.layoutIfNeeded()
    #expect(view.center == CGPoint(x: 100, y: 100))
    #expect(view.frame == CGRect(x: 90, y: 40, width: 20, height: 60))
  }
}

import Foundation
import Graphics
import HeadlessUIKit
import Layers
import Testing

/// A view that fills the left half of its bounds.
private final class HalfView: UIView {
  var color = UIColor.red
  private(set) var drawings: [CGRect] = []

  override func draw(_ rect: CGRect) {
    drawings.append(rect)
    color.setFill()
    UIGraphicsGetCurrentContext()?.fill(
      CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height))
  }
}

private final class Painter: NSObject, CALayerDelegate {
  private(set) var count = 0

  func draw(_ layer: CALayer, in ctx: CGContext) {
    count += 1
    ctx.setFillColor(UIColor.green.cgColor)
    ctx.fill(layer.bounds)
  }
}

@MainActor
@Suite("Custom drawing")
struct DrawRectTests {
  private let window: UIWindow

  init() {
    onScreen(width: 20, height: 20, scale: 1)
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
  }

  private func pixels(at time: TimeInterval = 0) -> Bitmap {
    window.layoutIfNeeded()
    return Compositor(scale: 1).render(window.layerTree(at: time))
  }

  @Test("A view draws once until it needs display again")
  func once() {
    onScreen(width: 20, height: 20, scale: 1)
    let view = HalfView(frame: CGRect(x: 2, y: 2, width: 10, height: 10))
    view.isOpaque = false
    window.addSubview(view)
    for time in 0..<5 {
      view.frame.origin.x = CGFloat(2 + time)
      _ = pixels(at: Double(time))
    }
    #expect(view.drawings == [CGRect(x: 0, y: 0, width: 10, height: 10)])
    view.color = .blue
    #expect(pixels().components(7, 5) == [255, 0, 0, 255])
    view.setNeedsDisplay()
    view.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(pixels().components(7, 5) == [0, 0, 255, 255] && pixels().components(12, 5)[2] == 0)
    #expect(view.drawings.count == 2)
  }

  @Test("Resizing stretches the drawing unless the content mode redraws")
  func sizes() {
    onScreen(width: 20, height: 20, scale: 1)
    let view = HalfView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.isOpaque = false
    window.addSubview(view)
    _ = pixels()
    view.frame.size.width = 20
    #expect(pixels().components(8, 5) == [255, 0, 0, 255] && view.drawings.count == 1)
    view.contentMode = .left
    #expect(pixels().components(8, 5)[0] == 0)
    view.contentMode = .redraw
    view.frame.size.width = 16
    #expect(pixels().components(7, 5) == [255, 0, 0, 255])
    #expect(view.drawings.map(\.width) == [10, 16])
  }

  @Test("A view without size waits to draw, and empty and plain views have no contents")
  func nothing() {
    onScreen(width: 20, height: 20, scale: 1)
    let view = HalfView()
    window.addSubview(view)
    _ = pixels()
    #expect(view.drawings.isEmpty)
    view.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
    _ = pixels()
    #expect(view.drawings.count == 1)
    let plain = UIView(frame: CGRect(x: 10, y: 0, width: 5, height: 5))
    window.addSubview(plain)
    #expect(window.layerTree(at: 0).layers[0].sublayers[1].contents == nil)
  }

  @Test("An opaque view without a background is drawn on black, as on a device")
  func black() {
    onScreen(width: 20, height: 20, scale: 1)
    window.backgroundColor = .white
    let view = HalfView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(view)
    #expect(pixels().components(8, 5) == [0, 0, 0, 255])
    view.backgroundColor = .clear
    view.setNeedsDisplay()
    #expect(pixels().components(8, 5) == [255, 255, 255, 255])
  }

  @Test("A standalone layer is drawn by its delegate when it needs display")
  func delegate() {
    onScreen(width: 20, height: 20, scale: 1)
    let (layer, painter) = (CALayer(), Painter())
    layer.frame = CGRect(x: 0, y: 0, width: 6, height: 6)
    layer.delegate = painter
    window.layer.addSublayer(layer)
    #expect(pixels().components(3, 3)[1] == 0 && painter.count == 0)
    layer.setNeedsDisplay()
    #expect(pixels().components(3, 3) == [0, 255, 0, 255])
    _ = pixels()
    #expect(painter.count == 1)
    layer.needsDisplayOnBoundsChange = true
    layer.bounds.size.width = 8
    _ = pixels()
    #expect(painter.count == 2)
  }

  @Test("A snapshot does not change, and a layer renders into any context")
  func snapshots() throws {
    onScreen(width: 20, height: 20, scale: 1)
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 4, height: 4))
    view.backgroundColor = .red
    let inner = UIView(frame: CGRect(x: 2, y: 0, width: 2, height: 4))
    inner.backgroundColor = .blue
    view.addSubview(inner)
    window.addSubview(view)
    let copy = try #require(view.snapshotView(afterScreenUpdates: false))
    view.backgroundColor = .green
    copy.frame.origin = CGPoint(x: 12, y: 5)
    window.addSubview(copy)
    let shown = pixels()
    #expect(shown.components(12, 6) == [255, 0, 0, 255] && shown.components(15, 6)[2] == 255)
    #expect(shown.components(5, 6) == [0, 255, 0, 255])
    let rendered = picture(4, 4) { context in view.layer.render(in: context) }
    #expect(rendered.components(0, 0) == [0, 255, 0, 255])
    #expect(rendered.components(3, 3) == [0, 0, 255, 255])
    let half = picture(4, 4) { _ in
      #expect(
        view.drawHierarchy(
          in: CGRect(x: 0, y: 0, width: 2, height: 2), afterScreenUpdates: true))
    }
    #expect(half.components(0, 0) == [0, 255, 0, 255] && half.components(1, 1)[2] == 255)
    #expect(half.components(2, 2)[3] == 0)
    #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: true))
  }
}

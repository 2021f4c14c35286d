import Foundation
import Graphics
import HeadlessUIKit
import Layers
import Testing
import Typography

@MainActor
@Suite("Shape layers")
struct ShapeLayerTests {
  @MainActor
  private struct Screen {
    let environment = onScreen(width: 20, height: 10, scale: 1)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 20, height: 10))

    func pixels(at time: TimeInterval = 0) -> Bitmap {
      environment.clock.advance(to: time)
      return Compositor(scale: 1).render(window.layerTree(at: time))
    }
  }

  private func line(_ layer: CAShapeLayer) {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 2, y: 5))
    path.addLine(to: CGPoint(x: 18, y: 5))
    layer.path = path
    layer.lineWidth = 2
    layer.strokeColor = UIColor.white.cgColor
    layer.fillColor = nil
  }

  @Test("A stroke follows the path beyond the layer's bounds, limited by start and end")
  func lines() {
    let screen = Screen()
    let layer = CAShapeLayer()
    line(layer)
    screen.window.layer.addSublayer(layer)
    func white() -> [Int] {
      let shown = screen.pixels()
      return (0..<20).filter { shown.components($0, 5)[0] == 255 }
    }
    #expect(white() == Array(2..<18))
    layer.strokeStart = 0.25
    layer.strokeEnd = 0.5
    #expect(white() == Array(6..<10))
    layer.strokeStart = 0
    layer.strokeEnd = 1
    layer.lineDashPattern = [2, 6]
    layer.lineDashPhase = 1
    #expect(white() == [2, 9, 10, 17])
    layer.lineDashPattern = nil
    layer.lineCap = .square
    #expect(white() == Array(1..<19))
  }

  @Test("Filling follows the rule, and a shape masks by its coverage")
  func filling() {
    let screen = Screen()
    let layer = CAShapeLayer()
    let rings = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    rings.append(UIBezierPath(rect: CGRect(x: 4, y: 4, width: 2, height: 2)))
    layer.path = rings.cgPath
    layer.fillColor = UIColor.red.cgColor
    screen.window.layer.addSublayer(layer)
    #expect(screen.pixels().components(5, 5)[0] == 255)
    layer.fillRule = .evenOdd
    #expect(screen.pixels().components(5, 5)[0] == 0 && screen.pixels().components(1, 5)[0] == 255)
    let view = UIView(frame: CGRect(x: 10, y: 0, width: 10, height: 10))
    view.backgroundColor = .blue
    let mask = CAShapeLayer()
    mask.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 10)).cgPath
    view.layer.mask = mask
    screen.window.addSubview(view)
    #expect(
      screen.pixels().components(12, 5)[2] == 255 && screen.pixels().components(17, 5)[2] == 0)
  }

  @Test("An animated stroke end draws gradually and keeps the model value")
  func strokeEnd() {
    let screen = Screen()
    let layer = CAShapeLayer()
    line(layer)
    screen.window.layer.addSublayer(layer)
    let animation = CABasicAnimation(keyPath: "strokeEnd")
    animation.fromValue = 0
    animation.toValue = 1
    animation.duration = 2
    layer.add(animation, forKey: "draw")
    func length(_ time: TimeInterval) -> Int {
      let shown = screen.pixels(at: time)
      return (0..<20).filter { shown.components($0, 5)[0] == 255 }.count
    }
    #expect([0.25, 0.5, 1, 1.5].map(length) == [2, 4, 8, 12])
    #expect(length(2) == 16 && layer.animation(forKey: "draw") == nil)
  }

  @Test("Paths with equal structure interpolate point by point")
  func path() {
    let screen = Screen()
    let layer = CAShapeLayer()
    layer.fillColor = UIColor.white.cgColor
    layer.path = CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 10), transform: nil)
    screen.window.layer.addSublayer(layer)
    let animation = CABasicAnimation(keyPath: "path")
    animation.toValue = CGPath(rect: CGRect(x: 0, y: 0, width: 12, height: 10), transform: nil)
    animation.duration = 1
    layer.add(animation, forKey: nil)
    let shown = screen.pixels(at: 0.5)
    #expect((0..<20).filter { shown.components($0, 5)[0] == 255 } == Array(0..<8))
  }

  @Test("Radial and conic gradients surround a point")
  func gradients() {
    let screen = Screen()
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
    layer.colors = [UIColor.black.cgColor, UIColor.white.cgColor]
    layer.type = .radial
    layer.startPoint = CGPoint(x: 0.5, y: 0.5)
    layer.endPoint = CGPoint(x: 1, y: 1)
    screen.window.layer.addSublayer(layer)
    let radial = screen.pixels()
    // The gradient is an ellipse with half axes of 10 and 5.
    for (x, y) in [(10, 5), (15, 5), (10, 7), (3, 2)] {
      let distance = hypot((Double(x) + 0.5 - 10) / 10, (Double(y) + 0.5 - 5) / 5)
      #expect(abs(Double(radial.components(x, y)[0]) - 255 * min(distance, 1)) <= 1, "(\(x), \(y))")
    }
    layer.type = .conic
    layer.endPoint = CGPoint(x: 1, y: 0.5)
    let conic = screen.pixels()
    #expect(conic.components(19, 5)[0] < 10 && conic.components(19, 4)[0] > 245)
    #expect(abs(conic.components(0, 5)[0] - 128) < 10)
  }

  @Test("Replicated copies are offset step by step with changing colours")
  func replicator() {
    let screen = Screen()
    let layer = CAReplicatorLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
    layer.instanceCount = 3
    layer.instanceTransform = CATransform3DMakeTranslation(6, 0, 0)
    layer.instanceRedOffset = -0.5
    let dot = CALayer()
    dot.frame = CGRect(x: 1, y: 1, width: 4, height: 4)
    dot.backgroundColor = UIColor.white.cgColor
    layer.addSublayer(dot)
    screen.window.layer.addSublayer(layer)
    let shown = screen.pixels()
    #expect([2, 8, 14].map { shown.components($0, 2)[0] } == [255, 128, 0])
    #expect([2, 8, 14].map { shown.components($0, 2)[1] } == [255, 255, 255])
    #expect(shown.components(6, 2)[1] == 0)
  }

  @Test("A text layer draws its string from the top left corner")
  func text() {
    let screen = Screen()
    let layer = CATextLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
    layer.string = "H"
    layer.font = UIFont(face: .block, size: 1)
    layer.fontSize = 8
    layer.foregroundColor = UIColor.red.cgColor
    screen.window.layer.addSublayer(layer)
    let shown = screen.pixels()
    let inked = (0..<10).flatMap { y in (0..<20).filter { shown.components($0, y)[0] > 128 } }
    #expect(!inked.isEmpty && inked.allSatisfy { $0 < 8 })
  }
}

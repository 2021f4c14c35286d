import Foundation
import HeadlessUIKit
import Layers
import Testing

/// The order of sublayers, and layer properties by name.
@MainActor
@Suite("Layer hierarchy")
struct LayerTreeTests {
  @Test("Inserting a layer below or above another also moves existing ones")
  func siblings() {
    let (parent, a, b, c) = (CALayer(), CALayer(), CALayer(), CALayer())
    parent.addSublayer(a)
    parent.addSublayer(b)
    parent.insertSublayer(c, below: b)
    #expect(parent.sublayers == [a, c, b])
    parent.insertSublayer(a, above: b)
    #expect(parent.sublayers == [c, b, a])
    parent.insertSublayer(a, below: c)
    #expect(parent.sublayers == [a, c, b])
    let d = CALayer()
    parent.insertSublayer(d, above: nil)
    #expect(parent.sublayers == [a, c, b, d])
    parent.insertSublayer(a, below: CALayer())
    #expect(parent.sublayers == [c, b, d, a])
    parent.insertSublayer(d, above: d)
    #expect(parent.sublayers == [c, b, d, a])
  }

  @Test("Setting sublayers removes the others and orders the rest")
  func setting() {
    let (parent, a, b, c) = (CALayer(), CALayer(), CALayer(), CALayer())
    parent.sublayers = [a, b]
    #expect(parent.sublayers == [a, b] && a.superlayer === parent)
    parent.sublayers = [c, a]
    #expect(parent.sublayers == [c, a] && b.superlayer == nil)
    parent.sublayers?.append(b)
    #expect(parent.sublayers == [c, a, b] && b.superlayer === parent)
    parent.sublayers = nil
    #expect(parent.sublayers == nil && [a, b, c].allSatisfy { $0.superlayer == nil })
  }

  @Test("Key paths read and set properties and components, and store other keys")
  func keys() throws {
    onScreen()
    let layer = CALayer()
    layer.bounds = CGRect(x: 1, y: 2, width: 30, height: 40)
    layer.transform = CATransform3DMakeRotation(0.5, 0, 0, 1)
    let angle = try #require(layer.value(forKeyPath: "transform.rotation.z") as? CGFloat)
    #expect(abs(angle - 0.5) < 1e-9)
    #expect(layer.value(forKeyPath: "bounds.size.width") as? CGFloat == 30)
    #expect(layer.value(forKeyPath: "bounds.size") as? CGSize == CGSize(width: 30, height: 40))
    #expect(layer.value(forKey: "bounds") as? CGRect == layer.bounds)
    #expect(layer.value(forKey: "hidden") as? Bool == false)
    layer.setValue(12, forKeyPath: "position.y")
    #expect(layer.position == CGPoint(x: 0, y: 12))
    layer.setValue(0.25, forKey: "opacity")
    #expect(layer.opacity == 0.25)
    layer.setValue("no number", forKey: "opacity")
    layer.setValue(nil, forKey: "opacity")
    #expect(layer.opacity == 0.25)
    layer.setValue("mine", forKey: "name of my own")
    #expect(layer.value(forKey: "name of my own") as? String == "mine")
    #expect(layer.value(forKey: "another") == nil)
    let shape = CAShapeLayer()
    shape.setValue(UIColor.red.cgColor, forKey: "fillColor")
    #expect(shape.fillColor == UIColor.red.cgColor)
    #expect(shape.value(forKey: "lineWidth") as? CGFloat == 1)
  }

  @Test("Contents gravity counts from below, and a view's content mode maps to it")
  func gravity() {
    let view = UIView()
    #expect(view.layer.contentsGravity == .resize)
    view.contentMode = .top
    #expect(view.layer.contentsGravity == .bottom)
    view.layer.contentsGravity = .topRight
    #expect(view.contentMode == .bottomRight)
    view.layer.contentsGravity = .resizeAspectFill
    #expect(view.contentMode == .scaleAspectFill)
    view.layer.contentsGravity = CALayerContentsGravity(rawValue: "askew")
    #expect(view.contentMode == .scaleToFill)
  }

  @Test("Coordinates convert between layers through the screen")
  func spaces() {
    let environment = onScreen()
    let window = UIWindow(frame: environment.screen.bounds)
    let (a, b) = (UIView(), UIView())
    a.frame = CGRect(x: 10, y: 20, width: 100, height: 100)
    b.frame = CGRect(x: 50, y: 60, width: 100, height: 100)
    window.addSubview(a)
    window.addSubview(b)
    let space: any UICoordinateSpace = b
    let point = CGPoint(x: 1, y: 2)
    #expect(a.convert(point, to: space) == CGPoint(x: -39, y: -38))
    #expect(a.convert(point, from: space) == CGPoint(x: 41, y: 42))
    let screen = environment.screen.coordinateSpace
    #expect(a.convert(point, to: screen) == CGPoint(x: 11, y: 22))
    #expect(screen.convert(CGRect(x: 10, y: 20, width: 3, height: 4), to: a).origin == .zero)
    #expect(screen.convert(CGRect(x: 0, y: 0, width: 3, height: 4), from: b).origin.y == 60)
    #expect(screen.convert(point, to: screen) == point)
  }
}

import Foundation
import Graphics
@_spi(Overscroll) import HeadlessUIKit
import Layers
import Testing

/// Transforms in depth: the projection of layers, their order, and hit tests.
@MainActor
@Suite("Depth")
struct DepthTests {
  private let white = Pixel(red: 255, green: 255, blue: 255, alpha: 255)

  /// Returns a window of 200 × 200 points that contains a view.
  private func window(with view: UIView) -> UIWindow {
    onScreen()
    let window = UIWindow(frame: rect(0, 0, 200, 200))
    window.addSubview(view)
    return window
  }

  private func picture(_ window: UIWindow, scale: CGFloat = 1, at time: TimeInterval = 0) -> Bitmap
  {
    var tree = window.layerTree(at: time)
    tree.deviceScale = nil
    tree.backgroundColor = .black
    return Compositor(scale: scale).render(tree)
  }

  private func panel(_ color: UIColor, _ frame: CGRect = rect(50, 50, 100, 100)) -> UIView {
    let view = UIView(frame: frame)
    view.backgroundColor = color
    return view
  }

  /// Returns a perspective with the eye at `distance` points.
  private func perspective(_ distance: CGFloat) -> CATransform3D {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / distance
    return transform
  }

  private func isLit(_ pixel: Pixel) -> Bool { pixel.red > 127 }

  @Test("A rotated panel matches the closed form, its near side taller")
  func tilt() {
    let view = panel(.white)
    view.transform3D = CATransform3DRotate(perspective(200), .pi / 3, 0, 1, 0)
    let picture = picture(window(with: view))
    // The layer is rotated about y by 60°. A point at x from the axis moves to x·cos 60° at a depth
    // of −x·sin 60°, and is magnified by 200 / (200 − z).
    func seen(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
      let z = -x * sin(Double.pi / 3), size = 200 / (200 - z)
      return (100 + x * 0.5 * size, 100 + y * size)
    }
    let (left, right) = (seen(-50, -50), seen(50, -50))
    let row = (0..<200).filter { isLit(picture[$0, 100]) }
    #expect(abs(Double(row.first ?? 0) - left.x) <= 1)
    #expect(abs(Double(row.last ?? 0) + 1 - right.x) <= 1)
    for (column, corner) in [(Int(left.x) + 1, left), (Int(right.x) - 2, right)] {
      let lit = (0..<200).filter { isLit(picture[column, $0]) }
      #expect(abs(Double(lit.first ?? 0) - corner.y) <= 2)
      #expect(abs(Double(lit.last ?? 0) + 1 - (200 - corner.y)) <= 2)
    }
    #expect(left.y < right.y)
  }

  @Test("The superlayer's sublayer transform gives perspective about its centre")
  func sublayerTransform() throws {
    let stage = UIView(frame: rect(0, 0, 200, 200))
    let view = panel(.white, rect(0, 50, 50, 100))
    stage.addSubview(view)
    stage.layer.sublayerTransform = perspective(100)
    view.layer.zPosition = 50
    // At half the distance everything is twice as large about (100, 100).
    let seen = view.convert(view.bounds, to: stage)
    #expect(seen == rect(-100, 0, 100, 200))
    let picture = picture(window(with: stage))
    #expect((0..<200).allSatisfy { picture[0, $0] == picture[50, 100] })
    view.layer.zPosition = -100
    // At twice the distance it is half as large.
    #expect(view.convert(view.bounds, to: stage) == rect(50, 75, 25, 50))
  }

  @Test("A touch hits the projected layer, and nothing behind the viewer")
  func touches() throws {
    let view = panel(.white)
    view.transform3D = CATransform3DRotate(perspective(120), 1, 0, 1, 0)
    let window = window(with: view)
    let picture = picture(window)
    for y in stride(from: 2, to: 200, by: 7) {
      for x in stride(from: 1, to: 200, by: 3) {
        let around = [picture[x - 1, y], picture[x + 1 > 199 ? 199 : x + 1, y]]
        // Pixels at an edge are only partly covered.
        guard around.allSatisfy({ $0 == picture[x, y] }) else { continue }
        let hit = window.hitTest(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5), with: nil)
        let isOnView = isLit(picture[x, y])
        #expect((hit === view) == isOnView, "\(x) \(y)")
      }
    }
  }

  @Test("Converting through perspective and back restores a point")
  func conversion() {
    let (outer, inner) = (panel(.white, rect(20, 30, 120, 90)), panel(.red, rect(10, 20, 40, 50)))
    outer.addSubview(inner)
    outer.transform3D = CATransform3DRotate(perspective(300), 0.7, 1, 0.2, 0.1)
    inner.transform3D = CATransform3DRotate(perspective(250), -0.5, 0, 1, 0)
    let window = window(with: outer)
    for point in [CGPoint(x: 3, y: 7), CGPoint(x: 40, y: 0), CGPoint(x: 22, y: 41)] {
      let back = inner.convert(inner.convert(point, to: nil), from: nil)
      #expect(abs(back.x - point.x) < 1e-7 && abs(back.y - point.y) < 1e-7)
      let layers = inner.layer.convert(point, to: window.layer)
      #expect(layers == inner.convert(point, to: window))
    }
  }

  @Test("A layer that crosses the viewer's plane is clipped")
  func behindTheEye() {
    let view = panel(.white, rect(50, 50, 100, 100))
    // The right half comes closer than the eye.
    view.transform3D = CATransform3DRotate(perspective(30), -1.2, 0, 1, 0)
    let picture = picture(window(with: view))
    // Only the part left of x = 30 / sin(1.2) is in front of the eye. The other part is cut off.
    let left = (0..<200).first { isLit(picture[$0, 100]) } ?? 0
    let size = 30 / (30 + 50 * sin(1.2))
    #expect(abs(Double(left) - (100 - 50 * cos(1.2) * size)) <= 1)
    #expect((0..<left).allSatisfy { picture[$0, 3].red == 0 && picture[$0, 197].red == 0 })
    #expect(picture[199, 100] == white)
  }

  @Test("A back face is hidden only if the layer is single-sided", arguments: [true, false])
  func backs(isDoubleSided: Bool) {
    let view = panel(.white)
    view.layer.isDoubleSided = isDoubleSided
    let window = window(with: view)
    func isSeen(_ angle: CGFloat) -> Bool {
      view.transform3D = CATransform3DRotate(perspective(500), angle, 1, 0, 0)
      return isLit(picture(window)[100, 100])
    }
    #expect(isSeen(0) && isSeen(1.4))
    #expect(isSeen(1.8) == isDoubleSided && isSeen(.pi) == isDoubleSided)
    #expect(isSeen(4.9))
    // Mirroring does not turn the back side to the viewer.
    view.transform3D = CATransform3DMakeScale(-1, 1, 1)
    #expect(isLit(picture(window)[100, 100]))
  }

  @Test("Siblings are sorted by depth, from z translations and zPosition")
  func siblings() {
    let stage = UIView(frame: rect(0, 0, 200, 200))
    let (red, white) = (panel(.red), panel(.white))
    stage.addSubview(red)
    stage.addSubview(white)
    let window = window(with: stage)
    #expect(picture(window)[100, 100] == self.white)
    red.transform3D = CATransform3DMakeTranslation(0, 0, 1)
    #expect(picture(window)[100, 100].green < 200)
    white.layer.zPosition = 2
    #expect(picture(window)[100, 100] == self.white)
  }

  /// Returns two opposite sides of a box, the near one first in the list.
  private func box(_ layer: CALayer) -> UIView {
    let stage = UIView(frame: rect(0, 0, 200, 200))
    layer.frame = rect(50, 50, 100, 100)
    for (color, z) in [(UIColor.white, 40.0), (UIColor.red, -40.0)] {
      let side = CALayer()
      side.frame = rect(0, 0, 100, 100)
      side.backgroundColor = color.cgColor
      side.transform = CATransform3DMakeTranslation(0, 0, z)
      layer.addSublayer(side)
    }
    stage.layer.addSublayer(layer)
    return stage
  }

  @Test("A transform layer keeps depth, and rotated its far side is near")
  func transformLayer() {
    let layer = CATransformLayer()
    layer.backgroundColor = UIColor.green.cgColor
    let window = window(with: box(layer))
    #expect(picture(window)[100, 100] == white)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.transform = CATransform3DRotate(perspective(400), .pi, 0, 1, 0)
    CATransaction.commit()
    let turned = picture(window)
    #expect(turned[100, 100].green < 100)
    // The side is 40 points in front of the middle now, and magnified accordingly.
    let lit = (0..<200).filter { turned[$0, 100].red > 127 }
    let wanted: Double = 100 * 400 / 360
    #expect(abs(Double(lit.count) - wanted) <= 1)
  }

  @Test("A plain layer flattens its sublayers and shows them mirrored when rotated")
  func plainLayer() {
    let layer = CALayer()
    let window = window(with: box(layer))
    layer.transform = CATransform3DRotate(perspective(400), .pi, 0, 1, 0)
    layer.removeAllAnimations()
    #expect(picture(window)[100, 100] == white)
  }

  @Test("The sides of a rotating cube hide each other", arguments: [0.3, 0.9, 2.2, 4.0])
  func cube(angle: CGFloat) {
    let cube = CATransformLayer()
    cube.frame = rect(60, 60, 80, 80)
    // The sides have greys by their number, in an order that does not match their depth.
    for side in 0..<4 {
      let face = CALayer()
      face.frame = rect(0, 0, 80, 80)
      face.backgroundColor = UIColor(white: CGFloat(side + 1) / 5, alpha: 1).cgColor
      var turn = CATransform3DMakeTranslation(0, 0, 40)
      turn = CATransform3DConcat(
        turn, CATransform3DMakeRotation(.pi / 2 * CGFloat(side), 0, 1, 0))
      face.transform = turn
      cube.addSublayer(face)
    }
    let stage = UIView(frame: rect(0, 0, 200, 200))
    stage.layer.addSublayer(cube)
    cube.transform = CATransform3DRotate(perspective(500), angle, 0, 1, 0)
    cube.removeAllAnimations()
    let row = picture(window(with: stage))
    // Seen from the front, the visible face is the one whose normal points most towards the eye.
    let front = (0..<4).max {
      cos(Double(angle) + .pi / 2 * Double($0)) < cos(Double(angle) + .pi / 2 * Double($1))
    }
    #expect(abs(Int(row[100, 100].red) - 51 * ((front ?? 0) + 1)) <= 1)
  }

  @Test("Opacity, corners, clipping and shadow work under perspective")
  func parts() {
    let view = panel(.white)
    view.layer.cornerRadius = 30
    view.clipsToBounds = true
    let inner = panel(.red, rect(0, 0, 50, 100))
    view.addSubview(inner)
    view.alpha = 0.5
    let window = window(with: view)
    let flat = picture(window)
    // The perspective is so weak that nothing moves by a hundredth of a pixel.
    view.transform3D = CATransform3DRotate(perspective(1e7), 0.001, 0, 1, 0)
    let deep = picture(window)
    var largest = 0
    for y in 0..<200 {
      for x in 0..<200 {
        largest = max(
          largest, abs(Int(flat[x, y].red) - Int(deep[x, y].red)),
          abs(Int(flat[x, y].green) - Int(deep[x, y].green)))
      }
    }
    #expect(largest <= 3)
    #expect(abs(Int(deep[130, 100].red) - 128) <= 1 && deep[51, 51].red == 0)
  }

  @Test("An animated rotation keeps its perspective, also by key path")
  func animation() throws {
    let layer = CALayer()
    layer.frame = rect(50, 50, 100, 100)
    layer.backgroundColor = UIColor.white.cgColor
    let stage = UIView(frame: rect(0, 0, 200, 200))
    stage.layer.addSublayer(layer)
    let window = window(with: stage)
    layer.transform = perspective(200)
    layer.removeAllAnimations()
    let turn = CABasicAnimation(keyPath: "transform.rotation.y")
    (turn.fromValue, turn.toValue, turn.duration) = (0, Double.pi / 2, 1)
    layer.add(turn, forKey: nil)
    let turning = picture(window, at: 0.5)
    layer.removeAllAnimations()
    layer.transform = CATransform3DRotate(
      perspective(200), .pi / 2 * CGFloat(0.5), 0, 1, 0)
    layer.removeAllAnimations()
    let still = picture(window)
    #expect((0..<200).allSatisfy { turning[$0, 100] == still[$0, 100] })
    #expect((0..<200).allSatisfy { turning[$0, 60] == still[$0, 60] })
  }

  @Test("Decomposing and recomposing a transform restores it")
  func parts4x4() throws {
    var transform = CATransform3DRotate(perspective(300), 0.8, 0.3, 1, 0.2)
    transform = CATransform3DScale(CATransform3DTranslate(transform, 5, 6, 7), 1.2, 0.8, 1)
    let layer = CALayer()
    layer.transform = transform
    let box = CALayer()
    box.addSublayer(layer)
    let halt = CABasicAnimation(keyPath: "transform.scale.z")
    (halt.fromValue, halt.toValue, halt.duration) = (1, 1, 10)
    onScreen()
    layer.add(halt, forKey: nil)
    let seen = try #require(layer.presentation()).transform
    for (a, b) in zip(numbers(seen), numbers(transform)) { #expect(abs(a - b) < 1e-9) }
  }

  private func numbers(_ t: CATransform3D) -> [CGFloat] {
    [
      t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41,
      t.m42, t.m43, t.m44,
    ]
  }

  @Test("The frame is the projected bounding box")
  func frame() {
    let view = panel(.white)
    view.transform3D = CATransform3DRotate(perspective(200), .pi / 3, 0, 1, 0)
    let near = 200 / (200 - 50 * sin(CGFloat.pi / 3)), far = 200 / (200 + 50 * sin(CGFloat.pi / 3))
    let frame = view.frame
    #expect(abs(frame.minX - (100 - 25 * near)) < 1e-9 && abs(frame.maxX - (100 + 25 * far)) < 1e-9)
    #expect(abs(frame.height - 100 * near) < 1e-9)
  }

  @Test("A layer's hit test finds the nearest sublayer by depth")
  func layerHitTest() {
    let (root, near, far) = (CALayer(), CALayer(), CALayer())
    for layer in [root, near, far] { layer.frame = rect(0, 0, 50, 50) }
    root.addSublayer(near)
    root.addSublayer(far)
    near.zPosition = 1
    #expect(root.hitTest(CGPoint(x: 10, y: 10)) === near)
    near.isHidden = true
    #expect(root.hitTest(CGPoint(x: 10, y: 10)) === far)
    #expect(root.hitTest(CGPoint(x: 60, y: 10)) == nil)
  }

  @Test("Cells are positioned in depth by their layout")
  func cells() throws {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.transform3D = CATransform3DRotate(perspective(500), 0.5, 0, 1, 0)
    let copy = try #require(attributes.copy() as? UICollectionViewLayoutAttributes)
    #expect(copy == attributes && copy.transform3D.m34 != 0)
    copy.transform3D.m34 = 0
    #expect(copy != attributes)
  }

  @Test("A non-finite transform is a screen error")
  func notFinite() {
    let environment = onScreen()
    let view = UIView()
    var transform = CATransform3DIdentity
    transform.m34 = .nan
    view.transform3D = transform
    #expect(view.transform3D == CATransform3DIdentity)
    #expect(environment.problems.errors.count == 1)
  }
}

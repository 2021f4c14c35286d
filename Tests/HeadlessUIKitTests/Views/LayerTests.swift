import Foundation
import Graphics
@_spi(Overscroll) import HeadlessUIKit
import Layers
import Testing

/// The layer tree of views and `CALayer`s.
@MainActor
@Suite("View layers")
struct LayerTests {
  /// Returns the layer that a window shows for a view.
  private func shown(_ view: UIView) -> Layer? {
    onScreen()
    let window = UIWindow(frame: rect(0, 0, 100, 100))
    window.addSubview(view)
    return window.layerTree(at: 0).layers[0].sublayers.first
  }

  @Test("A new view is empty, not opaque and unclipped")
  func defaults() throws {
    let layer = try #require(shown(UIView(frame: rect(10, 20, 30, 40))))
    #expect(layer == Layer(frame: rect(10, 20, 30, 40)))
  }

  @Test("Alpha, clipping, colour, scroll offset and transform reach the layer")
  func viewProperties() throws {
    let view = UIView(frame: rect(0, 0, 10, 10))
    view.alpha = 0.5
    view.clipsToBounds = true
    view.backgroundColor = .red
    view.bounds.origin.y = 4
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    let layer = try #require(shown(view))
    #expect(layer.opacity == 0.5 && layer.masksToBounds && layer.bounds.minY == 4)
    #expect(layer.backgroundColor == Color(red: 1, green: 0, blue: 0))
    #expect(layer.transform == CGAffineTransform(scaleX: 2, y: 2))
  }

  @Test("Displayed alpha is clamped to 0…1", arguments: [-1, 2] as [CGFloat])
  func alphaOutOfRange(alpha: CGFloat) throws {
    let view = UIView()
    view.alpha = alpha
    #expect(try #require(shown(view)).opacity == (alpha < 0 ? 0 : 1))
  }

  @Test("A hidden view is not in the tree")
  func hidden() {
    let view = UIView()
    view.isHidden = true
    #expect(shown(view) == nil)
  }

  @Test("Corners, border, depth and anchor point reach the layer")
  func layerProperties() throws {
    let view = UIView(frame: rect(0, 0, 20, 20))
    view.layer.cornerRadius = 6
    view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    view.layer.borderWidth = 2
    view.layer.borderColor = UIColor.green.cgColor
    view.layer.zPosition = -3
    view.layer.anchorPoint = .zero
    let layer = try #require(shown(view))
    #expect(layer.cornerRadius == 6 && layer.maskedCorners == [.topLeft, .bottomRight])
    #expect(layer.borderWidth == 2 && layer.borderColor == Color(red: 0, green: 1, blue: 0))
    #expect(layer.zPosition == -3 && layer.anchorPoint == .zero)
    view.layer.borderColor = nil
    #expect(try #require(shown(view)).borderColor == .clear)
  }

  @Test("A shadow requires an opacity and a colour")
  func shadow() throws {
    let view = UIView(frame: rect(0, 0, 20, 20))
    #expect(try #require(shown(view)).shadow == nil)
    view.layer.shadowOpacity = 0.25
    view.layer.shadowOffset = CGSize(width: 1, height: 2)
    view.layer.shadowRadius = 5
    let shadow = try #require(shown(view)?.shadow)
    #expect(shadow.opacity == 0.25 && shadow.radius == 5 && shadow.color == .black)
    #expect(shadow.offset == CGSize(width: 1, height: 2) && shadow.path == nil)
    view.layer.shadowColor = nil
    #expect(try #require(shown(view)).shadow == nil)
  }

  @Test("A mask view's layer masks until it is removed")
  func mask() throws {
    let view = UIView(frame: rect(0, 0, 20, 20))
    view.mask = UIView(frame: rect(5, 5, 5, 5))
    view.mask?.backgroundColor = .black
    #expect(try #require(shown(view)?.mask).position == CGPoint(x: 7.5, y: 7.5))
    view.mask = nil
    #expect(try #require(shown(view)).mask == nil)
  }

  @Test("A gradient without locations distributes colours evenly")
  func gradient() throws {
    let view = UIView(frame: rect(0, 0, 20, 20))
    let gradient = CAGradientLayer()
    gradient.frame = view.bounds
    gradient.colors = [UIColor.red.cgColor, UIColor.green.cgColor, UIColor.blue.cgColor]
    view.layer.addSublayer(gradient)
    func contents() throws -> GradientContents {
      guard case .gradient(let contents) = try #require(shown(view)).sublayers[0].contents else {
        throw Missing()
      }
      return contents
    }
    #expect(try contents().stops.map(\.location) == [0, 0.5, 1])
    #expect(try contents().startPoint == CGPoint(x: 0.5, y: 0))
    gradient.locations = [0.25, 0.75, 1]
    #expect(try contents().stops.map(\.location) == [0.25, 0.75, 1])
    gradient.colors = nil
    #expect(try #require(shown(view)).sublayers[0].contents == nil)
  }

  private struct Missing: Error {}

  @Test("A view may have a custom layer class")
  func layerClass() {
    final class Faded: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.self }
    }
    let view = Faded()
    #expect(view.layer is CAGradientLayer && view.layer.delegate === view)
  }
}

@MainActor
@Suite("Images and colours")
struct ImageTests {
  private let image = UIImage(bitmap: Bitmap(width: 30, height: 60), scale: 3)

  @Test("An image view is as large as its image in points")
  func size() {
    onScreen()
    #expect(image.size == CGSize(width: 10, height: 20))
    let view = UIImageView(image: image)
    #expect(view.frame == rect(0, 0, 10, 20) && view.intrinsicContentSize == image.size)
    #expect(view.sizeThatFits(.zero) == image.size)
  }

  @Test("An image view without an image has no intrinsic size")
  func empty() {
    onScreen()
    let view = UIImageView(image: nil)
    #expect(view.frame == .zero)
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
  }

  @Test("The image, its scale and the content mode reach the layer tree")
  func contents() {
    onScreen()
    let window = UIWindow(frame: rect(0, 0, 9, 9))
    let view = UIImageView(image: image)
    view.contentMode = .scaleAspectFill
    view.layer.contentsRect = rect(0, 0, 1, 0.5)
    window.addSubview(view)
    guard case .image(let contents) = window.layerTree(at: 0).layers[0].sublayers[0].contents else {
      Issue.record("no image")
      return
    }
    #expect(contents.scale == 3 && contents.mode == .scaleAspectFill)
    #expect(contents.contentsRect == rect(0, 0, 1, 0.5))
    view.image = nil
    #expect(window.layerTree(at: 0).layers[0].sublayers[0].contents == nil)
  }

  @Test("Named images come from the screen's asset catalogue")
  func named() {
    ScreenEnvironment.fallback = ScreenEnvironment(
      bounds: rect(0, 0, 9, 9), scale: 2, assets: MemoryAssets(["beach": image]))
    #expect(UIImage(named: "beach") == image && UIImage(named: "bleach") == nil)
  }

  @Test("Components outside 0…1 are clamped, and NaN is 0")
  func components() {
    let color = UIColor(red: -1, green: 2, blue: .nan, alpha: 0.5).cgColor.color
    #expect(color == Color(red: 0, green: 1, blue: 0, alpha: 0.5))
    #expect(UIColor(white: 0.25, alpha: 1).cgColor.color == Color(white: 0.25))
  }

  @Test("withAlphaComponent keeps the components")
  func alphaComponent() {
    let color = UIColor.orange.withAlphaComponent(0.25)
    #expect(color == UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.25) && color != .orange)
  }

  @Test("A colour literal is the colour")
  func literal() {
    let color: UIColor = #colorLiteral(red: 1, green: 0, blue: 0.5, alpha: 1)
    #expect(color == UIColor(red: 1, green: 0, blue: 0.5, alpha: 1))
  }

  @Test("Insets move each side of a rectangle and may make it negative")
  func insets() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(rect(10, 10, 20, 20).inset(by: insets) == rect(12, 11, 14, 16))
    #expect(rect(0, 0, 4, 4).inset(by: insets).size == CGSize(width: -2, height: 0))
    #expect(UIEdgeInsets() == .zero)
  }
}

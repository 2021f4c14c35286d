import Foundation
import Graphics
@_spi(Overscroll) import HeadlessUIKit
import Layers
import Testing

/// Pattern colours, and views behind a collection view's elements.
@MainActor
@Suite("Patterns and backgrounds")
struct PatternColorTests {
  /// An image of two by two points: red and green above blue and white.
  private var tile: UIImage {
    let bitmap = picture(2, 2) { context in
      for (index, color) in [UIColor.red, .green, .blue, .white].enumerated() {
        context.setFillColor(color.cgColor)
        context.fill(CGRect(x: index % 2, y: index / 2, width: 1, height: 1))
      }
    }
    return UIImage(bitmap: bitmap, scale: 1)
  }

  @Test("A pattern repeats from the corner of the bounds, below the view's content")
  func pattern() {
    onScreen()
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 5, height: 3))
    view.backgroundColor = UIColor(patternImage: tile)
    view.contentOffset = CGPoint(x: 1, y: 1)
    let content = UIView(frame: CGRect(x: 5, y: 3, width: 1, height: 1))
    content.backgroundColor = .black
    view.addSubview(content)
    let tree = LayerTree(
      size: view.bounds.size, backgroundColor: .clear, layers: [view.layer.snapshot(at: 0)])
    let bitmap = Compositor(scale: 1).render(tree)
    let (red, green, blue) = ([255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 255, 255])
    #expect((0..<5).map { bitmap.components($0, 0) } == [red, green, red, green, red])
    #expect(bitmap.components(2, 1) == blue)
    #expect(bitmap.components(4, 2) == [0, 0, 0, 255])
    #expect(bitmap.components(0, 2) == red)
  }

  @Test("Other uses of a pattern show its mean colour, and patterns of one image are equal")
  func mean() throws {
    let image = tile
    let color = UIColor(patternImage: image)
    let components = try #require(color.cgColor.components)
    #expect(components == [0.5, 0.5, 0.5, 1])
    #expect(color == UIColor(patternImage: image))
    #expect(color != UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1))
    #expect(UIColor(patternImage: UIImage()).cgColor.alpha == 0)
  }

  @Test("A collection view's background view is behind its cells and does not scroll")
  func background() {
    onScreen()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 300)
    let view = makeCollection(CollectionSource(3), layout)
    let (first, second) = (UIView(), UIView())
    view.layoutIfNeeded()
    view.backgroundView = first
    view.contentOffset.y = 100
    view.layoutIfNeeded()
    #expect(view.subviews.first === first)
    #expect(first.frame == CGRect(x: 0, y: 100, width: 320, height: 200))
    view.backgroundView = second
    view.contentOffset.y = 400
    view.layoutIfNeeded()
    #expect(first.superview == nil)
    #expect(view.subviews.first === second && second.frame.minY == 400)
  }
}

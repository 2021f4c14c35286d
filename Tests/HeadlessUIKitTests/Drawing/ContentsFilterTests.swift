import Foundation
import Graphics
import HeadlessUIKit
import Testing

@MainActor
@Suite("Contents filters")
struct ContentsFilterTests {
  /// Returns black and white columns, one pixel each.
  private func columns(_ count: Int) -> ImageSource {
    ImageSource(
      picture(CGFloat(count), 1) { context in
        for x in stride(from: 0, to: count, by: 2) {
          UIColor.white.setFill()
          context.fill(CGRect(x: x, y: 0, width: 1, height: 1))
        }
        UIColor.black.setFill()
        for x in stride(from: 1, to: count, by: 2) {
          context.fill(CGRect(x: x, y: 0, width: 1, height: 1))
        }
      })
  }

  private func reds(_ layer: CALayer, width: CGFloat) -> [Int] {
    layer.frame = CGRect(x: 0, y: 0, width: width, height: 1)
    let drawn = picture(width, 1) { layer.render(in: $0) }
    return (0..<drawn.width).map { Int(drawn[$0, 0].red) }
  }

  @Test("Magnified contents have hard edges with nearest and soft ones otherwise")
  func enlarged() {
    onScreen()
    let layer = CALayer()
    layer.contents = columns(2)
    #expect(layer.magnificationFilter == .linear)
    let soft = reds(layer, width: 8)
    #expect(soft.contains { (1..<255).contains($0) }, "\(soft)")
    layer.magnificationFilter = .nearest
    #expect(reds(layer, width: 8) == [255, 255, 255, 255, 0, 0, 0, 0])
    // The minification filter does not matter.
    layer.minificationFilter = .nearest
    layer.magnificationFilter = .linear
    #expect(reds(layer, width: 8) == soft)
  }

  @Test("Minified contents are averaged regardless of the magnification filter")
  func reduced() {
    onScreen()
    let layer = CALayer()
    layer.contents = columns(16)
    let average = reds(layer, width: 4)
    #expect(average.allSatisfy { (96...160).contains($0) }, "\(average)")
    layer.magnificationFilter = .nearest
    #expect(reds(layer, width: 4) == average)
    layer.minificationFilter = .nearest
    #expect(reds(layer, width: 4).allSatisfy { $0 == 0 || $0 == 255 })
  }

  @Test("A presentation copy uses its layer's filters")
  func copied() {
    onScreen()
    let layer = CALayer()
    layer.magnificationFilter = .nearest
    #expect(CALayer(layer: layer).magnificationFilter == .nearest)
  }
}

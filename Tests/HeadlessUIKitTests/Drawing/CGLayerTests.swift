import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("CGLayer")
struct CGLayerTests {
  @Test("A layer drawn once can be drawn repeatedly at any size, upright")
  func drawn() throws {
    onScreen()
    var size = CGSize.zero
    let drawn = picture(8, 4) { context in
      guard let layer = CGLayer(context, size: CGSize(width: 2, height: 2), auxiliaryInfo: nil)
      else { return }
      size = layer.size
      layer.context?.setFillColor(UIColor.red.cgColor)
      layer.context?.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
      context.draw(layer, at: .zero)
      context.draw(layer, at: CGPoint(x: 2, y: 2))
      context.draw(layer, in: CGRect(x: 4, y: 0, width: 4, height: 4))
    }
    #expect(size == CGSize(width: 2, height: 2))
    #expect(drawn.alphas(row: 0) == [255, 255, 0, 0, 255, 255, 255, 255])
    #expect(drawn.alphas(row: 1).prefix(4) == [0, 0, 0, 0])
    #expect(drawn.alphas(row: 2).prefix(4) == [0, 0, 255, 255])
    #expect(drawn.alphas(row: 3) == [0, 0, 0, 0, 0, 0, 0, 0])
  }

  @Test("A layer has its context's resolution")
  func scale() {
    onScreen()
    var pixels = 0
    _ = picture(4, 4, scale: 3) { context in
      pixels =
        CGLayer(context, size: CGSize(width: 2, height: 2), auxiliaryInfo: nil)?.context?.width ?? 0
    }
    #expect(pixels == 6)
  }

  @Test("An empty size gives no layer", arguments: [0, -1, CGFloat.nan])
  func empty(width: CGFloat) {
    onScreen()
    _ = picture(4, 4) { context in
      let size = CGSize(width: width, height: 2)
      #expect(CGLayer(context, size: size, auxiliaryInfo: nil) == nil)
    }
  }
}

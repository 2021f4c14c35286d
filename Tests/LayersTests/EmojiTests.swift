import Foundation
import Graphics
import Layers
import TestSupport
import Testing
import Typography

/// Picture glyphs in a layer: red, one em wide and three quarters of an em high.
@Suite struct EmojiTests {
  private let face: FontFace

  init() throws {
    face = try FontFace(bytes: [UInt8](try Repository.fixture("Fonts/Pictures.ttf")))
  }

  private func picture(
    color: Color = .black, _ change: (inout Layer) -> Void = { _ in }
  ) -> Bitmap { Compositor(scale: 1).render(tree(color: color, change)) }

  /// Returns one emoji of 20 points in black text over white, with its baseline at y = 20.
  private func tree(
    color: Color = .black, _ change: (inout Layer) -> Void = { _ in }
  ) -> LayerTree {
    let metrics = FontMetrics(
      ascender: 1, descender: 0, lineGap: 0, capHeight: 0.7, xHeight: 0.5)
    let font = Font(.block, size: 20, metrics: metrics, fallbacks: [face])
    let layout = TextLayout(StyledText("\u{1F600}", font: font))
    var layer = Layer(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    layer.contents = .text(TextContents(layout: layout, origin: .zero, colors: [color]))
    change(&layer)
    return LayerTree(
      size: CGSize(width: 40, height: 40), backgroundColor: .white, layers: [layer])
  }

  private let red = Pixel(red: 255, green: 0, blue: 0, alpha: 255)
  private let white = Pixel(red: 255, green: 255, blue: 255, alpha: 255)

  @Test func theyHaveTheirOwnColoursAndPlaces() {
    let seen = picture()
    #expect(seen[2, 2] == red && seen[17, 12] == red)
    #expect(seen[2, 18] == white && seen[22, 5] == white)
  }

  @Test func theyAreAsOpaqueAsTheirText() {
    let seen = picture(color: Color(red: 0, green: 0, blue: 1, alpha: 0.5))
    #expect(seen[5, 5].red == 255 && abs(Int(seen[5, 5].green) - 127) <= 1)
    #expect(picture(color: .clear)[5, 5] == white)
  }

  @Test func turnedTextHasThemTurned() {
    let seen = picture { $0.transform = CGAffineTransform(rotationAngle: .pi) }
    #expect(seen[35, 35] == red && seen[2, 2] == white)
  }

  @Test func aPartDrawnAgainHasTheBytesOfTheWhole() {
    let whole = picture()
    var part = whole
    let damage = PixelRect(x: 3, y: 3, width: 9, height: 5)
    for y in damage.y..<damage.maxY {
      for x in damage.x..<damage.maxX { part[x, y] = .clear }
    }
    Compositor(scale: 1).render(tree(), into: &part, damage: damage)
    #expect(part == whole)
  }
}

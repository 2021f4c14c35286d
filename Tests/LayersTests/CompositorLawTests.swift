import Foundation
import Graphics
import Layers
import Testing

/// The compositor's one law: a pixel depends only on the layer tree.
@Suite struct CompositorLawTests {
  private static let scales: [CGFloat] = [1, 2, 1.5]
  /// Device scales: none, one that divides the scale, one that does not, and one much larger than
  /// the picture's scale.
  private static let devices: [CGFloat?] = [nil, 2, 3, 1]

  @Test(arguments: 0..<90 as Range<UInt64>)
  func drawingAPartAgainGivesTheWholePicturesBytes(seed: UInt64) {
    var source = RandomTree(seed: seed)
    let compositor = Compositor(scale: Self.scales[Int(seed % 3)])
    var tree = source.tree()
    tree.deviceScale = Self.devices[Int(seed / 3 % 4)]
    let whole = compositor.render(tree)
    for _ in 0..<4 {
      let damage = source.pixels(within: whole.bounds)
      var picture = Bitmap(
        width: whole.width, height: whole.height,
        filledWith: Pixel(red: 9, green: 99, blue: 9, alpha: 99))
      var expected = picture
      for y in damage.y..<damage.maxY {
        for x in damage.x..<damage.maxX { expected[x, y] = whole[x, y] }
      }
      compositor.render(tree, into: &picture, damage: damage)
      let wrong = differences(picture, expected)
      #expect(wrong.isEmpty, "seed \(seed), damage \(damage): \(wrong)")
    }
  }

  @Test(arguments: 0..<140 as Range<UInt64>)
  func damageCoversEveryPixelThatDiffers(seed: UInt64) {
    var source = RandomTree(seed: seed)
    let compositor = Compositor(scale: Self.scales[Int(seed % 3)])
    var tree = source.tree()
    tree.deviceScale = Self.devices[Int(seed / 3 % 4)]
    var picture = compositor.render(tree)
    for step in 0..<4 {
      let next = source.mutated(tree)
      let expected = compositor.render(next)
      let damage = next.damage(since: tree, scale: compositor.scale)
      let changed = differences(picture, expected)
      #expect(
        damage.contains(changed), "seed \(seed), step \(step): \(changed) outside \(damage)")
      compositor.render(next, into: &picture, damage: damage)
      let wrong = differences(picture, expected)
      #expect(wrong.isEmpty, "seed \(seed), step \(step): \(wrong)")
      (tree, picture) = (next, expected)
    }
  }

  @Test func equalTreesHaveNoDamageAndOtherSizesAllOfIt() {
    var source = RandomTree(seed: 1)
    let tree = source.tree()
    #expect(tree.damage(since: tree, scale: 2).isEmpty)
    var other = tree
    other.size.width -= 1
    #expect(tree.damage(since: other, scale: 2) == PixelRect(width: 80, height: 64))
    other = tree
    other.deviceScale = 3
    #expect(tree.damage(since: other, scale: 2) == PixelRect(width: 80, height: 64))
  }

  /// Returns a rectangle around all pixels that differ.
  private func differences(_ a: Bitmap, _ b: Bitmap) -> PixelRect {
    var box = PixelRect.empty
    for y in 0..<a.height {
      for x in 0..<a.width where a[x, y] != b[x, y] {
        box = box.union(PixelRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return box
  }
}

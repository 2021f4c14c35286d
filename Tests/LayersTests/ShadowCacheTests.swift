import Foundation
import Graphics
import Layers
import TestSupport
import Testing

/// Caching blurred shadows changes no byte of the result.
@Suite struct ShadowCacheTests {
  private func tree(
    at place: CGPoint, radius: CGFloat = 4, hasPath: Bool = false, _ size: CGFloat = 40
  ) -> LayerTree {
    var card = Layer(frame: CGRect(x: place.x, y: place.y, width: size, height: 30))
    card.backgroundColor = .white
    card.cornerRadius = 7
    var shadow = Shadow()
    shadow.opacity = 0.6
    shadow.radius = radius
    if hasPath {
      shadow.path = Path(
        roundedRect: CGRect(x: 2, y: 3, width: size, height: 20),
        radii: CGSize(width: 5, height: 5))
    }
    card.shadow = shadow
    return LayerTree(
      size: CGSize(width: 100, height: 90), backgroundColor: .white, layers: [card])
  }

  @Test(arguments: 0..<12 as Range<UInt64>)
  func whatIsKeptIsWhatWouldBeDrawn(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let scale: CGFloat = seed % 2 == 0 ? 1 : 2
    let kept = Compositor(
      scale: scale, pictures: PictureCache(pixelCapacity: seed % 3 == 0 ? 20_000 : 1 << 20))
    var screen: (tree: LayerTree, bitmap: Bitmap)?
    for step in 0..<40 {
      let part: CGFloat = step % 3 == 0 ? 3 : 1
      let next = tree(
        at: CGPoint(
          x: CGFloat(Int.random(in: -30...90, using: &random)) / part,
          y: CGFloat(Int.random(in: -30...90, using: &random)) / part),
        radius: step % 5 == 0 ? 0.3 : CGFloat(Int.random(in: 3...4, using: &random)),
        hasPath: Bool.random(using: &random), step % 7 == 0 ? 41 : 40)
      let fresh = Compositor(scale: scale).render(next)
      #expect(kept.render(next) == fresh, "seed \(seed), step \(step)")
      if var (old, bitmap) = screen {
        kept.render(next, into: &bitmap, damage: next.damage(since: old, scale: scale))
        #expect(bitmap == fresh, "seed \(seed), step \(step), in part")
        (old, screen) = (next, nil)
      }
      screen = (next, fresh)
    }
  }

  @Test func aShadowThatStaysOrMovesByPixelsIsBlurredOnce() {
    let cache = PictureCache()
    let compositor = Compositor(scale: 2, pictures: cache)
    for step in 0..<8 {
      _ = compositor.render(tree(at: CGPoint(x: 30 + step / 2, y: 30), hasPath: true))
      #expect(cache.cachedBlurs.count == 1, "step \(step)")
    }
    _ = compositor.render(tree(at: CGPoint(x: 30, y: 30), radius: 5, hasPath: true))
    #expect(cache.cachedBlurs.count == 2)
  }

  @Test func noMoreIsKeptThanThereIsRoomFor() {
    let cache = PictureCache(pixelCapacity: 30_000)
    let compositor = Compositor(scale: 2, pictures: cache)
    for step in 0..<30 {
      _ = compositor.render(
        tree(at: CGPoint(x: 20, y: 20), radius: 2 + CGFloat(step) / 10, hasPath: true))
      #expect(cache.cachedBlurs.bytes <= 60_000)
    }
    #expect(cache.cachedBlurs.count > 0)
    let none = PictureCache(pixelCapacity: 0)
    _ = Compositor(scale: 2, pictures: none).render(tree(at: .zero, hasPath: true))
    #expect(none.cachedBlurs.count == 0)
  }
}

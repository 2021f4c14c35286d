import Foundation
import Graphics
import Layers
import TestSupport
import Testing

/// Caching scaled pictures changes no byte of the result.
@Suite struct PictureCacheTests {
  private func picture(_ width: Int, _ height: Int, _ random: inout SplitMix64) -> ImageSource {
    var bitmap = Bitmap(width: width, height: height)
    let isOpaque = Bool.random(using: &random)
    for y in 0..<height {
      for x in 0..<width {
        let alpha: UInt8 = isOpaque ? 255 : .random(in: 0...255, using: &random)
        func byte() -> UInt8 { .random(in: 0...alpha, using: &random) }
        bitmap[x, y] = Pixel(red: byte(), green: byte(), blue: byte(), alpha: alpha)
      }
    }
    return ImageSource(bitmap)
  }

  /// Returns a clipped picture in a list that is scrolled by `offset`.
  private func tree(
    _ image: ImageSource, offset: CGFloat, filter: SamplingFilter, width: CGFloat = 90,
    deviceScale: CGFloat? = nil
  ) -> LayerTree {
    var row = Layer(frame: CGRect(x: 3.3, y: 20.6, width: width, height: 41.5))
    row.contents = .image(ImageContents(image: image, mode: .scaleAspectFill, filter: filter))
    row.masksToBounds = true
    row.cornerRadius = 6
    var list = Layer(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    list.bounds.origin.y = offset
    list.sublayers = [row]
    return LayerTree(
      size: CGSize(width: 100, height: 80), deviceScale: deviceScale, backgroundColor: .white,
      layers: [list])
  }

  @Test(
    arguments: 0..<12 as Range<UInt64>, [SamplingFilter.linear, .area, .nearest])
  func whatIsKeptIsWhatWouldBeDrawn(seed: UInt64, filter: SamplingFilter) {
    var random = SplitMix64(seed: seed)
    let images = (0..<3).map { _ in
      picture(
        .random(in: 5...150, using: &random), .random(in: 5...90, using: &random), &random)
    }
    let deviceScale: CGFloat? = seed % 3 == 0 ? 2 : nil
    let scale: CGFloat = seed % 2 == 0 ? 1 : 1.5
    let kept = Compositor(
      scale: scale, pictures: PictureCache(pixelCapacity: seed % 4 == 0 ? 9000 : 1 << 20))
    var screen: (tree: LayerTree, bitmap: Bitmap)?
    var image = images[0]
    for step in 0..<40 {
      if step % 7 == 0 { image = images[Int.random(in: 0..<3, using: &random)] }
      // The list scrolls by whole pixels, by fractions of pixels, and not at all.
      let offset = CGFloat(Int.random(in: -12...24, using: &random)) / (step % 3 == 0 ? 3 : 1)
      let next = tree(image, offset: offset, filter: filter, deviceScale: deviceScale)
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

  @Test func aPictureThatStaysOrScrollsIsKeptOnce() {
    var random = SplitMix64(seed: 5)
    let (image, cache) = (picture(60, 40, &random), PictureCache())
    let compositor = Compositor(scale: 2, pictures: cache)
    _ = compositor.render(tree(image, offset: 0, filter: .area))
    #expect(cache.cachedPixelCount == 0)
    for offset in [0, 0.5, 7, -3] as [CGFloat] {
      _ = compositor.render(tree(image, offset: offset, filter: .area))
      #expect(cache.cachedPixelCount == 180 * 120, "at \(offset)")
    }
  }

  @Test func aPictureThatGrowsIsNotKept() {
    var random = SplitMix64(seed: 6)
    let (image, cache) = (picture(60, 40, &random), PictureCache())
    let compositor = Compositor(scale: 2, pictures: cache)
    for step in 0..<20 {
      _ = compositor.render(
        tree(image, offset: 0, filter: .linear, width: 80 + CGFloat(step) / 2))
    }
    #expect(cache.cachedPixelCount == 0)
  }

  @Test func noMoreIsKeptThanThereIsRoomFor() {
    var random = SplitMix64(seed: 7)
    let cache = PictureCache(pixelCapacity: 50_000)
    let compositor = Compositor(scale: 2, pictures: cache)
    for _ in 0..<30 {
      let image = picture(30, 20, &random)
      for _ in 0..<3 { _ = compositor.render(tree(image, offset: 0, filter: .area)) }
      #expect(cache.cachedPixelCount <= 100_000)
    }
    #expect(cache.cachedPixelCount > 0)
    let none = PictureCache(pixelCapacity: 0)
    let image = picture(30, 20, &random)
    for _ in 0..<3 {
      _ = Compositor(scale: 2, pictures: none).render(tree(image, offset: 0, filter: .area))
    }
    #expect(none.cachedPixelCount == 0)
  }
}

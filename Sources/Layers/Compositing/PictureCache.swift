import Foundation
import Graphics
import Synchronization

/// A cache of scaled images and blurred shadows.
///
/// An image that keeps its size and moves only by whole pixels is sampled once and then copied,
/// with equal bytes. At the first request, only the key is stored, so an image that grows with
/// every frame costs nothing extra. Evicted images are sampled again. The cache is thread-safe.
public final class PictureCache: Sendable {
  private struct Key: Hashable {
    let source: ImageSource
    let scaleX, scaleY: CGFloat
    /// The position within a pixel.
    let x, y: CGFloat
    let filter: SamplingFilter
  }

  /// An entry of the cache, relative to the whole pixel in which the image begins. `area` is the
  /// last request, or the part that `picture` shows.
  private struct Entry {
    var area: PixelRect
    var picture: ImageSource?

    var pixels: Int { picture.map { $0.bitmap.bounds.area } ?? PictureCache.entryPixels }
  }

  /// Two generations of entries. When the young one is full, it replaces the old one, whose unused
  /// entries are evicted.
  private struct Generations {
    var recent: [Key: Entry] = [:]
    var old: [Key: Entry] = [:]
    var recentPixels = 0
  }

  private let generations = Mutex(Generations())
  private let capacity: Int
  /// The blurred shapes of shadows.
  let blurs: BlurCache
  /// The maximum ratio of the sampled to the requested area. A picture is drawn in bands, and
  /// images scroll in row by row.
  private static let maximumOversampling = 8
  /// The size of an entry without an image, in pixels.
  private static let entryPixels = 64

  /// Creates a cache of up to twice `pixelCapacity` pixels, of four bytes each, and as many bytes
  /// of blurred shapes. A capacity of 0 or less caches nothing.
  public init(pixelCapacity: Int = 4 << 20) {
    capacity = max(0, pixelCapacity)
    blurs = BlurCache(byteCapacity: capacity)
  }

  /// Returns an image with the pixels of `source` under `transform`, and its position in whole
  /// pixels.
  ///
  /// The image contains all of `area`. The result is nil if drawing from the source is equally
  /// good.
  ///
  /// - Parameters:
  ///   - area: The requested device pixels, not empty.
  ///   - whole: All pixels of this image that can be requested, including `area`.
  func picture(
    of source: ImageSource, _ transform: CGAffineTransform, _ filter: SamplingFilter,
    area: PixelRect, of whole: PixelRect
  ) -> (picture: ImageSource, x: Int, y: Int)? {
    guard capacity > 0, filter != .nearest, transform.isUpright, transform.a != 0, transform.d != 0,
      transform.wholePixelPlace == nil
    else { return nil }
    let place = transform.wholePixels
    var local = transform
    local.tx -= CGFloat(place.x)
    local.ty -= CGFloat(place.y)
    let key = Key(
      source: source, scaleX: local.a, scaleY: local.d, x: local.tx, y: local.ty, filter: filter)
    let asked = area.offsetBy(dx: -place.x, dy: -place.y)
    func found(_ entry: Entry) -> (picture: ImageSource, x: Int, y: Int)? {
      guard let picture = entry.picture, entry.area.contains(asked) else { return nil }
      return (picture, entry.area.x + place.x, entry.area.y + place.y)
    }
    let last = entry(key)
    if let last, let found = found(last) { return found }
    let most = whole.offsetBy(dx: -place.x, dy: -place.y)
    // The whole image if the request is not too small: the rest is likely to be requested soon.
    let kept = most.area <= Self.maximumOversampling * asked.area ? most : asked
    guard let last, kept == most || kept == last.area, kept.area <= capacity else {
      if last?.picture == nil { keep(Entry(area: asked, picture: nil), for: key) }
      return nil
    }
    var pixels = Bitmap(width: kept.width, height: kept.height)
    pixels.fill(
      Coverage(kept), with: .image(source, transform: local, filter: filter), in: kept)
    let entry = Entry(area: kept, picture: ImageSource(pixels))
    keep(entry, for: key)
    return found(entry)
  }

  private func entry(_ key: Key) -> Entry? {
    generations.withLock { generations in
      if let entry = generations.recent[key] { return entry }
      guard let entry = generations.old[key] else { return nil }
      add(entry, for: key, to: &generations)
      return entry
    }
  }

  private func keep(_ entry: Entry, for key: Key) {
    generations.withLock { add(entry, for: key, to: &$0) }
  }

  private func add(_ entry: Entry, for key: Key, to generations: inout Generations) {
    generations.recentPixels -= generations.recent.removeValue(forKey: key)?.pixels ?? 0
    if generations.recentPixels + entry.pixels > capacity {
      generations.old = generations.recent
      generations.recent = [:]
      generations.recentPixels = 0
    }
    generations.recent[key] = entry
    generations.recentPixels += entry.pixels
  }
}

extension PictureCache {
  /// The number of pixels in cached images.
  package var cachedPixelCount: Int {
    generations.withLock { generations in
      let all = Array(generations.recent) + Array(generations.old)
      return all.reduce(0) { $0 + ($1.value.picture == nil ? 0 : $1.value.pixels) }
    }
  }
}

extension Compositor {
  /// Returns the paint of an image in a rectangle of a layer, from the cache if possible.
  ///
  /// - Parameter area: The pixels to paint.
  func paint(
    _ image: ImageContents, in rect: CGRect, _ texels: CGAffineTransform,
    _ transform: CGAffineTransform, _ area: PixelRect
  ) -> Paint {
    let placed = texels.concatenating(transform)
    if let pictures, !area.isEmpty, transform.isUpright {
      let whole = PixelRect(snapping: rect.applying(transform))
      if let (picture, x, y) = pictures.picture(
        of: image.image, placed, image.filter(under: placed), area: area, of: whole)
      {
        let place = CGAffineTransform(translationX: CGFloat(x), y: CGFloat(y))
        return .image(picture, transform: place, filter: image.filter(under: placed))
      }
    }
    return .image(image.image, transform: placed, filter: image.filter(under: placed))
  }
}

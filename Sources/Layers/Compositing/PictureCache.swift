import Foundation
import Graphics
import Synchronization

/// Pictures as they were scaled, for as long as they are drawn at one size: a picture that stays, or is scrolled
/// by whole pixels, is sampled once and copied from then on, to the same bytes. And shadows, as they were blurred.
///
/// What is asked for the first time is only remembered: a picture that grows with every frame costs nothing
/// more. What is forgotten is sampled again. Safe on any thread.
public final class PictureCache: Sendable {
  private struct Key: Hashable {
    let source: ImageSource
    let scaleX, scaleY: CGFloat
    /// Within a pixel.
    let x, y: CGFloat
    let filter: SamplingFilter
  }

  /// `area` is what was asked for last, or what `picture` shows, from the whole pixel on that the picture
  /// begins in.
  private struct Entry {
    var area: PixelRect
    var picture: ImageSource?

    var pixels: Int { picture.map { $0.bitmap.bounds.area } ?? PictureCache.entryPixels }
  }

  /// Two generations, as of glyphs: when the young one is full it becomes the old one, and what nobody asks for
  /// meanwhile goes with the old one.
  private struct Generations {
    var young: [Key: Entry] = [:]
    var old: [Key: Entry] = [:]
    var youngPixels = 0
  }

  private let generations = Mutex(Generations())
  private let capacity: Int
  /// Shapes that shadows were made of.
  let blurs: BlurCache
  /// How many times more than was asked for is sampled: a picture is drawn in bands, and comes in by rows.
  private static let mostOfAsked = 8
  /// What an entry without a picture counts for.
  private static let entryPixels = 64

  /// Keeps up to twice `pixelCapacity` pixels, of four bytes each, and as many bytes of blurred shapes; nothing of 0 or
  /// less.
  public init(pixelCapacity: Int = 4 << 20) {
    capacity = max(0, pixelCapacity)
    blurs = BlurCache(byteCapacity: capacity)
  }

  /// A picture that shows at whole pixels what `source` shows at `transform`, and where: with all of `area`;
  /// nil where drawing it from its source is as good.
  ///
  /// - Parameters:
  ///   - area: device pixels, not empty.
  ///   - whole: all that may be asked for of this picture, `area` among it.
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
    // All of it where not too little of it is asked for: soon the rest will be.
    let kept = most.area <= Self.mostOfAsked * asked.area ? most : asked
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
      if let entry = generations.young[key] { return entry }
      guard let entry = generations.old[key] else { return nil }
      add(entry, for: key, to: &generations)
      return entry
    }
  }

  private func keep(_ entry: Entry, for key: Key) {
    generations.withLock { add(entry, for: key, to: &$0) }
  }

  private func add(_ entry: Entry, for key: Key, to generations: inout Generations) {
    generations.youngPixels -= generations.young.removeValue(forKey: key)?.pixels ?? 0
    if generations.youngPixels + entry.pixels > capacity {
      generations.old = generations.young
      generations.young = [:]
      generations.youngPixels = 0
    }
    generations.young[key] = entry
    generations.youngPixels += entry.pixels
  }
}

extension PictureCache {
  /// In how many pixels of pictures are kept.
  package var keptPixels: Int {
    generations.withLock { generations in
      let all = Array(generations.young) + Array(generations.old)
      return all.reduce(0) { $0 + ($1.value.picture == nil ? 0 : $1.value.pixels) }
    }
  }
}

extension Compositor {
  /// Paints what a rectangle of a layer shows of an image: with what it was scaled to before, if that is kept.
  ///
  /// - Parameter area: the pixels that are to be painted.
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

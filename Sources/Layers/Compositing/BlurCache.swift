import Graphics
import Synchronization

/// A cache of blurred shapes. A shadow that does not change, or that moves by whole pixels, is
/// blurred once.
///
/// Shapes are compared by their pixels, which takes a thousandth of the time of the blur. Equal
/// shapes have equal shadows, whatever casts them.
final class BlurCache: Sendable {
  private struct Key: Hashable {
    /// The shape, moved to the origin.
    let shape: Coverage
    let sigma, dx, dy: Double

    /// Hashes only some pixels. All are read when two shapes of one size are compared.
    func hash(into hasher: inout Hasher) {
      hasher.combine(sigma)
      hasher.combine(dx)
      hasher.combine(dy)
      hasher.combine(shape.bounds)
      for place in 0..<16 {
        let x = shape.bounds.width * place / 16, y = shape.bounds.height * (place * 5 % 16) / 16
        hasher.combine(shape[x: x, y: y])
      }
    }
  }

  /// Two generations of entries, as in `PictureCache`.
  private struct Generations {
    var recent: [Key: Coverage] = [:]
    var old: [Key: Coverage] = [:]
    var recentBytes = 0
  }

  private let generations = Mutex(Generations())
  private let capacity: Int

  init(byteCapacity: Int) { capacity = byteCapacity }

  func blurred(_ shape: Coverage, sigma: Double, movedBy dx: Double, _ dy: Double) -> Coverage {
    let (x, y) = (shape.bounds.x, shape.bounds.y)
    let key = Key(shape: shape.offsetBy(dx: -x, dy: -y), sigma: sigma, dx: dx, dy: dy)
    let (young, old) = generations.withLock { generations in
      let young = generations.recent[key]
      return (young, young == nil ? generations.old[key] : nil)
    }
    if let young { return young.offsetBy(dx: x, dy: y) }
    let blurred = old ?? key.shape.blurred(sigma: sigma, movedBy: dx, dy)
    keep(blurred, for: key)
    return blurred.offsetBy(dx: x, dy: y)
  }

  private func keep(_ blurred: Coverage, for key: Key) {
    // An entry uses memory even if its coverage is empty.
    let bytes = key.shape.bounds.area + blurred.bounds.area + 64
    guard bytes <= capacity else { return }
    generations.withLock { generations in
      guard generations.recent[key] == nil else { return }
      if generations.recentBytes + bytes > capacity {
        generations.old = generations.recent
        generations.recent = [:]
        generations.recentBytes = 0
      }
      generations.recent[key] = blurred
      generations.recentBytes += bytes
    }
  }
}

extension BlurCache {
  /// The number of cached shapes, and their size in bytes.
  var kept: (count: Int, bytes: Int) {
    generations.withLock { generations in
      let all = generations.recent.merging(generations.old) { young, _ in young }
      return (all.count, all.reduce(0) { $0 + $1.key.shape.bounds.area + $1.value.bounds.area })
    }
  }
}

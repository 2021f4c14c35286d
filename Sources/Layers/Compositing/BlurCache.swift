import Graphics
import Synchronization

/// Shapes as they were blurred: a shadow that stays as it is, or moves by whole pixels, is blurred once.
///
/// Shapes are compared by their pixels, which takes a thousandth of blurring them, and not by what they are
/// shapes of: whatever a shadow is cast by, equal shapes have equal shadows.
final class BlurCache: Sendable {
  private struct Key: Hashable {
    /// From the origin on.
    let shape: Coverage
    let sigma, dx, dy: Double

    /// Some of the pixels: all are read when shapes of one size are compared.
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

  /// Two generations, as of pictures.
  private struct Generations {
    var young: [Key: Coverage] = [:]
    var old: [Key: Coverage] = [:]
    var youngBytes = 0
  }

  private let generations = Mutex(Generations())
  private let capacity: Int

  init(byteCapacity: Int) { capacity = byteCapacity }

  func blurred(_ shape: Coverage, sigma: Double, movedBy dx: Double, _ dy: Double) -> Coverage {
    let (x, y) = (shape.bounds.x, shape.bounds.y)
    let key = Key(shape: shape.offsetBy(dx: -x, dy: -y), sigma: sigma, dx: dx, dy: dy)
    let (young, old) = generations.withLock { generations in
      let young = generations.young[key]
      return (young, young == nil ? generations.old[key] : nil)
    }
    if let young { return young.offsetBy(dx: x, dy: y) }
    let blurred = old ?? key.shape.blurred(sigma: sigma, movedBy: dx, dy)
    keep(blurred, for: key)
    return blurred.offsetBy(dx: x, dy: y)
  }

  private func keep(_ blurred: Coverage, for key: Key) {
    // An entry costs memory even when nothing is seen of it.
    let bytes = key.shape.bounds.area + blurred.bounds.area + 64
    guard bytes <= capacity else { return }
    generations.withLock { generations in
      guard generations.young[key] == nil else { return }
      if generations.youngBytes + bytes > capacity {
        generations.old = generations.young
        generations.young = [:]
        generations.youngBytes = 0
      }
      generations.young[key] = blurred
      generations.youngBytes += bytes
    }
  }
}

extension BlurCache {
  /// How many shapes are kept, and in how many bytes.
  var kept: (count: Int, bytes: Int) {
    generations.withLock { generations in
      let all = generations.young.merging(generations.old) { young, _ in young }
      return (all.count, all.reduce(0) { $0 + $1.key.shape.bounds.area + $1.value.bounds.area })
    }
  }
}

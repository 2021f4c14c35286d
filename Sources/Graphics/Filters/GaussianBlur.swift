internal import PortableMath

/// A Gaussian blur of an image's colours. Outside the image, its edge pixels are repeated.
///
/// Every pixel is the weighted sum of the pixels up to 3.5 standard deviations away, along columns
/// and then along rows. Three boxes, as `BoxBlur` uses for shapes, cost the same for any deviation.
/// But they differ from the Gaussian by up to 3 % of an edge's height, which is 8 of 255 after a
/// saturated blur. For a wide blur, images are first reduced with `Bitmap.means`, so that few
/// weights are needed.
struct GaussianBlur {
  /// The weight of the pixel itself and the weights of the pairs around it from the nearest on, in
  /// units of 1/65536.
  private let middle: UInt32
  private let pairs: [UInt16]

  private static let unit = 65536.0
  private static let reach = 3.5

  /// Creates a blur.
  ///
  /// - Precondition: `sigma` is positive and finite.
  init(sigma: Double) {
    let count = Int((sigma * Self.reach).rounded(.up))
    let weights = (1...count).map { step in
      let distance = Double(step) / sigma
      return Portable.exp(-distance * distance / 2)
    }
    let whole = 1 + 2 * weights.reduce(0, +)
    // An even number of pairs, because the kernel adds two pairs at a time.
    var pairs = weights.map { UInt16(($0 / whole * Self.unit).rounded()) }
    if pairs.count % 2 == 1 { pairs.append(0) }
    self.pairs = pairs
    // The weights sum exactly to one, so a flat colour stays unchanged.
    middle = UInt32(Int(Self.unit) - 2 * pairs.reduce(0) { $0 + Int($1) })
  }

  /// The number of pixels that the blur reaches on each side.
  private var reach: Int { pairs.count }

  /// Blurs components in units of 1/128, four per pixel. The sum of two components fits in 16 bits.
  ///
  /// - Complexity: O(*n* · sigma) in the pixels.
  func blur(_ components: inout [UInt16], width: Int, height: Int) {
    let length = 4 * width
    var sums = [UInt32](repeating: 0, count: length)
    var tall = [UInt16](repeating: 0, count: components.count)
    MutableStrip.lend(&sums) { sums in
      MutableStrip.lend(&tall) { tall in
        Strip.lend(components) { components in
          for y in 0..<height {
            weigh(into: sums) { step in
              components[min(max(y + step, 0), height - 1) * length, length]
            }
            tall[y * length, length].end(sums.reading)
          }
        }
      }
      var row = [UInt16](repeating: 0, count: length + 8 * reach)
      MutableStrip.lend(&row) { row in
        MutableStrip.lend(&components) { components in
          Strip.lend(tall) { tall in
            for y in 0..<height {
              row.repeatEnds(of: tall[y * length, length])
              weigh(into: sums) { step in row.reading[4 * (reach + step), length] }
              components[y * length, length].end(sums.reading)
            }
          }
        }
      }
    }
  }

  /// Calculates the weighted sum of the rows that `source` returns for each step from the centre.
  @inline(__always)
  private func weigh(into sums: MutableStrip<UInt32>, _ source: (Int) -> Strip<UInt16>) {
    sums.begin(source(0), times: middle)
    for step in stride(from: 1, to: pairs.count, by: 2) {
      sums.add(
        (source(-step), source(step)), times: pairs[step - 1],
        (source(-step - 1), source(step + 1)), times: pairs[step])
    }
  }
}

extension MutableStrip where Element == UInt16 {
  /// Copies a row to the middle of this strip, and repeats its first and last pixel at both ends.
  fileprivate func repeatEnds(of pixels: Strip<UInt16>) {
    let margin = (count - pixels.count) / 2
    self[margin, pixels.count].copy(pixels)
    for x in 0..<margin {
      self[x] = pixels[x % 4]
      self[count - margin + x] = pixels[pixels.count - 4 + x % 4]
    }
  }
}

internal import PortableMath

/// A gaussian over the colours of a picture, whose edge pixels go on outside of it: every pixel the sum of
/// those up to three and a half deviations away, along columns and then along rows.
///
/// Three boxes, as `BoxBlur` does for shapes, cost the same whatever the deviation, but are up to 3 % of
/// an edge's height beside the gaussian: through a saturated blur that is eight of 255. Pictures that are
/// blurred far are made smaller first (`Bitmap.means`), so that few weights are needed.
struct GaussianBlur {
  /// In 1/65536; of the pixel itself, and of the pairs around it from the nearest on.
  private let middle: UInt32
  private let pairs: [UInt16]

  private static let unit = 65536.0
  private static let reach = 3.5

  /// - Precondition: `sigma` is positive and finite.
  init(sigma: Double) {
    let count = Int((sigma * Self.reach).rounded(.up))
    let weights = (1...count).map { step in
      let distance = Double(step) / sigma
      return Portable.exp(-distance * distance / 2)
    }
    let whole = 1 + 2 * weights.reduce(0, +)
    // An even number of pairs, which are added two at a time.
    var pairs = weights.map { UInt16(($0 / whole * Self.unit).rounded()) }
    if pairs.count % 2 == 1 { pairs.append(0) }
    self.pairs = pairs
    // A flat colour stays what it is.
    middle = UInt32(Int(Self.unit) - 2 * pairs.reduce(0) { $0 + Int($1) })
  }

  /// How many pixels either way it reaches.
  private var reach: Int { pairs.count }

  /// Components in 1/128, four a pixel: the sum of two of them fits in 16 bits.
  ///
  /// - Complexity: proportional to the pixels times the deviation.
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

  /// The sum of what lies so many steps away, weighed.
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
  /// A row of pixels in the middle, and its first and last pixel repeated before and behind it.
  fileprivate func repeatEnds(of pixels: Strip<UInt16>) {
    let margin = (count - pixels.count) / 2
    self[margin, pixels.count].copy(pixels)
    for x in 0..<margin {
      self[x] = pixels[x % 4]
      self[count - margin + x] = pixels[pixels.count - 4 + x % 4]
    }
  }
}

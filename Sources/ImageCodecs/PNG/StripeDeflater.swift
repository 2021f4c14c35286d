import Graphics

/// A compressor that filters stripes by several policies and returns the smallest stream for each.
final class StripeDeflater {
  private let policies: [RowFilterPolicy]
  private let deflater: Deflater
  /// The compressor that compares policies. The highest level takes ten times as long and ranks
  /// them alike.
  private let judge: Deflater
  /// The rows filtered by the best policy so far, and by another.
  private var best = PNGStripe(), other = PNGStripe()

  /// Creates a compressor.
  ///
  /// - Parameter policies: The policies to compare, at least one. Among equals, the first is used.
  init(effort: PNGEffort, policies: [RowFilterPolicy]) throws(CodecError) {
    precondition(!policies.isEmpty, "no policy")
    self.policies = policies
    deflater = try Deflater(level: effort.level)
    judge = effort == .small ? try Deflater(level: PNGEffort.standard.level) : deflater
  }

  /// Returns the filtered rows and their stream. The rows are valid until the next call.
  func deflate(
    _ rows: Range<Int>, of bitmap: Bitmap, as colors: PNGColors
  ) -> (bytes: ArraySlice<UInt8>, stream: DeflateStream) {
    best.read(rows, of: bitmap, as: colors, policy: policies[0])
    var stream = judge.stream(of: best.bytes)
    for policy in policies.dropFirst() {
      other.read(rows, of: bitmap, as: colors, policy: policy)
      let next = judge.stream(of: other.bytes)
      guard next.count < stream.count else { continue }
      stream = next
      swap(&best, &other)
    }
    return (best.bytes, judge === deflater ? stream : deflater.stream(of: best.bytes))
  }
}

import Graphics

/// Filters stripes and compresses them, by the policy that takes the fewest bytes for each.
final class StripeDeflater {
  private let policies: [RowFilterPolicy]
  private let deflater: Deflater
  /// What policies are compared with: the last level takes ten times as long and ranks them alike.
  private let judge: Deflater
  /// The rows by the best policy until now, and by another.
  private var best = PNGStripe(), other = PNGStripe()

  /// - Parameter policies: at least one; of equals the first is kept.
  init(effort: PNGEffort, policies: [RowFilterPolicy]) throws(CodecError) {
    precondition(!policies.isEmpty, "no policy")
    self.policies = policies
    deflater = try Deflater(level: effort.level)
    judge = effort == .small ? try Deflater(level: PNGEffort.standard.level) : deflater
  }

  /// The rows as deflate was given them, until the next are, and the stream.
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

import Graphics

/// Filters stripes and compresses them, by the policy that takes the fewest bytes for each.
struct StripeDeflater {
  private let policies: [RowFilterPolicy]
  private let deflater: Deflater
  /// What policies are compared with: the last level takes ten times as long and ranks them alike.
  private let judge: Deflater

  /// - Parameter policies: at least one; of equals the first is kept.
  init(effort: PNGEffort, policies: [RowFilterPolicy]) throws(CodecError) {
    precondition(!policies.isEmpty, "no policy")
    self.policies = policies
    deflater = try Deflater(level: effort.level)
    judge = effort == .small ? try Deflater(level: PNGEffort.standard.level) : deflater
  }

  /// The rows as deflate was given them, and the stream.
  func deflate(
    _ rows: Range<Int>, of bitmap: Bitmap, as colors: PNGColors
  ) -> (bytes: [UInt8], stream: DeflateStream) {
    var best = candidate(policies[0], rows, bitmap, colors)
    for policy in policies.dropFirst() {
      let next = candidate(policy, rows, bitmap, colors)
      if next.stream.count < best.stream.count { best = next }
    }
    return judge === deflater ? best : (best.bytes, deflater.stream(of: best.bytes))
  }

  private func candidate(
    _ policy: RowFilterPolicy, _ rows: Range<Int>, _ bitmap: Bitmap, _ colors: PNGColors
  ) -> (bytes: [UInt8], stream: DeflateStream) {
    let bytes = PNGStripe(rows, of: bitmap, as: colors, policy: policy).bytes
    return (bytes, judge.stream(of: bytes))
  }
}

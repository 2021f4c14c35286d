import Dispatch
import Graphics

/// The rows of a picture as one zlib stream, compressed in independent stripes of whole rows. The
/// result is identical for any number of threads.
struct ZlibStripes {
  /// The approximate size of a stripe in bytes. A stripe begins with an empty window and a new
  /// code, which costs about 200 bytes in flat interfaces.
  private static let stripeBytes = 2_000_000

  /// The stream, divided between stripes.
  let parts: [[UInt8]]

  private struct Stripe {
    let stream: [UInt8]
    let checksum: Adler32
    let count: Int
  }

  init(
    _ bitmap: Bitmap, as colors: PNGColors, effort: PNGEffort, jobs: Int
  ) throws(CodecError) {
    let height = bitmap.height
    let total = height * (colors.rowBytes(bitmap.width) + 1)
    let number = min(height, max(1, total / Self.stripeBytes))
    let threads = min(max(1, jobs), number)
    let policies = RowFilterPolicy.candidates(for: colors, totalBytes: total, effort: effort)
    let deflaters = try (0..<threads).map { _ throws(CodecError) in
      try StripeDeflater(effort: effort, policies: policies)
    }
    var stripes = [Stripe?](repeating: nil, count: number)
    stripes.withUnsafeMutableBufferPointer { stripes in
      // Safe: each thread writes different elements.
      nonisolated(unsafe) let stripes = stripes
      nonisolated(unsafe) let deflaters = deflaters
      DispatchQueue.concurrentPerform(iterations: threads) { thread in
        for index in stride(from: thread, to: number, by: threads) {
          let rows = height * index / number..<height * (index + 1) / number
          let (bytes, stream) = deflaters[thread].deflate(rows, of: bitmap, as: colors)
          stripes[index] = Stripe(
            stream: index == number - 1 ? stream.finished : stream.continued,
            checksum: Adler32(bytes), count: bytes.count)
        }
      }
    }
    var checksum = Adler32()
    // The header: deflate with a window of 32 KB at the default level. The two bytes must be a
    // multiple of 31.
    var parts: [[UInt8]] = []
    for case let stripe? in stripes {
      checksum.append(stripe.checksum, count: stripe.count)
      parts.append(stripe.stream)
    }
    parts[0].insert(contentsOf: [0x78, 0x9C], at: 0)
    parts[number - 1] += PNGChunk.number(Int(checksum.value))
    self.parts = parts
  }
}

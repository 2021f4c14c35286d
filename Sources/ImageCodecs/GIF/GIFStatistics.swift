/// The sizes of a GIF's frames.
package struct GIFStatistics: Sendable {
  /// The number of encoded frames between measurements of the minimum size. A measurement costs as
  /// much as encoding a frame.
  private static let probeInterval = 8

  /// The size of every appended frame in bytes; 0 for a frame equal to the previous one.
  package private(set) var frameBytes: [Int] = []
  private var coded = 0
  private var probed = (plain: 0, least: 0)
  private var lossy = (sum: 0.0, bytes: 0)

  /// The share of bytes that remains at the largest loss; 1 if it was never measured.
  package var minimumShare: Double {
    probed.plain > 0 ? min(1, Double(probed.least) / Double(probed.plain)) : 1
  }

  /// The average additional loss of quality, 0…1.
  package var meanLoss: Double { lossy.bytes > 0 ? lossy.sum / Double(lossy.bytes) : 0 }

  var isProbed: Bool { coded % Self.probeInterval == 0 }

  mutating func add(_ bytes: Int) {
    frameBytes.append(bytes)
    coded += 1
  }

  mutating func addRepeated() { frameBytes.append(0) }

  mutating func addProbe(plain: Int, least: Int) {
    probed.plain += plain
    probed.least += least
  }

  mutating func addLoss(_ loss: Double, bytes: Int) {
    lossy.sum += loss * Double(bytes)
    lossy.bytes += bytes
  }
}

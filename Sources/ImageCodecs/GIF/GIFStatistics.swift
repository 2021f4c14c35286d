/// What the frames of a GIF took.
package struct GIFStatistics: Sendable {
  /// Every how many frames that are coded the least size is looked at: each costs as much as coding it does.
  private static let probeInterval = 8

  /// Of every frame that was appended; 0 for one like the one before.
  package private(set) var frameBytes: [Int] = []
  private var coded = 0
  private var probed = (plain: 0, least: 0)
  private var lossy = (sum: 0.0, bytes: 0)

  /// The part of its bytes that is left when as much as may be is given up; 1 if nobody has looked.
  package var leastShare: Double {
    probed.plain > 0 ? min(1, Double(probed.least) / Double(probed.plain)) : 1
  }

  /// What was given up on average beyond the quality, 0…1.
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

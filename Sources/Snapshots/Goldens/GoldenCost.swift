import Foundation

/// The estimated cost of verifying a golden, in drawn pixels, from the size and number of pictures
/// in its file. The file does not show how long the screen is played, which counts as a second of
/// ticks.
package enum GoldenCost {
  /// The cost of playing: 60 ticks of 4 000 pixels (`SceneItem`).
  private static let playing = 240_000
  /// The largest plausible value in a header; larger ones are not from a real picture.
  private static let most: UInt32 = 1 << 20

  /// Returns the cost of a golden. A file that cannot be read has the cost of playing alone.
  package static func cost(ofFile path: String) -> Int {
    guard let file = FileHandle(forReadingAtPath: path),
      let head = try? file.read(upToCount: 4096)
    else { return playing }
    return cost(ofHead: [UInt8](head))
  }

  /// Returns the cost of a golden from the start of its file.
  ///
  /// - Parameter head: The first bytes of the file.
  package static func cost(ofHead head: [UInt8]) -> Int {
    // PNG (https://www.w3.org/TR/png-3/): a signature of 8 bytes, then chunks of length, type, data
    // and checksum.
    guard head.starts(with: [0x89, 0x50, 0x4E, 0x47]), let width = number(at: 16, of: head),
      let height = number(at: 20, of: head), width <= most, height <= most
    else { return playing }
    return playing + Int(width) * Int(height) * frames(in: head)
  }

  private static func frames(in head: [UInt8]) -> Int {
    var place = 8
    while place + 12 <= head.count, let length = number(at: place, of: head), length <= most {
      let type = String(decoding: head[place + 4..<place + 8], as: UTF8.self)
      if type == "IDAT" { return 1 }
      if type == "acTL", let count = number(at: place + 8, of: head) {
        return Int(max(1, min(count, most)))
      }
      place += Int(length) + 12
    }
    return 1
  }

  private static func number(at place: Int, of bytes: [UInt8]) -> UInt32? {
    guard place + 4 <= bytes.count else { return nil }
    return bytes[place..<place + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }
}

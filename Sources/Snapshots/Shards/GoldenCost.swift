import Foundation

/// What it costs to hold a golden, in pixels that are drawn: its file says how large its pictures are and
/// how many it has. What a screen plays before does not show there and counts as a second of ticks.
package enum GoldenCost {
  /// 60 ticks of 4 000 pixels (`SceneItem`).
  private static let playing = 240_000
  /// Past that a header is not one of a picture that anybody draws.
  private static let most: UInt32 = 1 << 20

  /// What cannot be read costs what playing costs.
  package static func cost(ofFile path: String) -> Int {
    guard let file = FileHandle(forReadingAtPath: path),
      let head = try? file.read(upToCount: 4096)
    else { return playing }
    return cost(ofHead: [UInt8](head))
  }

  /// - Parameter head: the first bytes of a golden.
  package static func cost(ofHead head: [UInt8]) -> Int {
    // https://www.w3.org/TR/png-3/: a signature of 8 bytes, then chunks of length, type, data and checksum.
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

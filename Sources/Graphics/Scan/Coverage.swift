/// How much of each device pixel a shape covers: a byte per pixel of `bounds`, 255 for all of it and
/// 0 outside `bounds`. A shape that covers every pixel of its bounds keeps no bytes.
///
/// One flat array rather than runs: a rounded rectangle's rows are mostly 255, which the row kernels
/// skip over sixteen pixels at a time, and clipping, blurring and masking stay loops over bytes.
/// Equality is by content: equal bounds and equal bytes.
public struct Coverage: Hashable, Sendable {
  /// The pixels it says anything about; all others have coverage 0.
  public let bounds: PixelRect
  /// Row by row, `bounds.area` of them; nil when all would be 255.
  let bytes: [UInt8]?

  /// Covers nothing.
  public static let empty = Coverage(.empty)

  /// Every pixel of `rect`, fully.
  public init(_ rect: PixelRect) {
    bounds = rect
    bytes = nil
  }

  /// Bytes that are all 255 are dropped; empty bounds too.
  init(bounds: PixelRect, bytes: [UInt8]) {
    precondition(bytes.count == bounds.area, "\(bytes.count) bytes for \(bounds)")
    self.bounds = bounds
    self.bytes = bytes.allSatisfy { $0 == 255 } ? nil : bytes
  }

  private init(bounds: PixelRect, sharing bytes: [UInt8]?) {
    self.bounds = bounds
    self.bytes = bytes
  }

  /// Equal bounds and equal bytes. By pieces: a loop that may end at each byte is a tenth as fast.
  public static func == (a: Coverage, b: Coverage) -> Bool {
    guard a.bounds == b.bounds else { return false }
    guard let first = a.bytes, let second = b.bytes else { return a.isFull == b.isFull }
    return Strip.lend(first) { first in
      Strip.lend(second) { second in
        if first.base == second.base { return true }
        return stride(from: 0, to: first.count, by: 4096).allSatisfy { start in
          let count = min(4096, first.count - start)
          return first[start, count].equals(second[start, count])
        }
      }
    }
  }

  /// Whether there are no bounds. A coverage whose bytes are all zero is not called empty.
  public var isEmpty: Bool { bounds.isEmpty }

  /// Whether every pixel of the bounds is covered fully.
  public var isFull: Bool { bytes == nil }

  /// How much of a pixel is covered, 0…255; 0 outside of `bounds`.
  public subscript(x x: Int, y y: Int) -> UInt8 {
    guard bounds.contains(x: x, y: y) else { return 0 }
    guard let bytes else { return 255 }
    return bytes[(y - bounds.y) * bounds.width + x - bounds.x]
  }

  /// The same shape moved by whole pixels; shares its bytes.
  public func offsetBy(dx: Int, dy: Int) -> Coverage {
    isEmpty ? self : Coverage(bounds: bounds.offsetBy(dx: dx, dy: dy), sharing: bytes)
  }
}

extension Coverage: CustomStringConvertible {
  /// The bounds in one line, then `asciiArt`; for tests and messages.
  public var description: String {
    "\(bounds.width)×\(bounds.height) at (\(bounds.x), \(bounds.y))\n\(asciiArt)"
  }

  /// A line per row of the bounds: `.` nothing, `#` all, else the nearest of 1…9 tenths.
  public var asciiArt: String {
    (bounds.y..<bounds.maxY).map { y in
      String((bounds.x..<bounds.maxX).map { x in Self.character(self[x: x, y: y]) })
    }.joined(separator: "\n")
  }

  private static func character(_ coverage: UInt8) -> Character {
    switch coverage {
    case 0: "."
    case 255: "#"
    default: Character(String(min(max((Int(coverage) * 10 + 127) / 255, 1), 9)))
    }
  }
}

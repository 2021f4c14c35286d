/// The coverage of device pixels by a shape: one byte per pixel of `bounds`, from 0 to 255 for full
/// coverage.
///
/// Outside `bounds`, coverage is 0. A shape that covers all its bounds stores no bytes.
///
/// A flat array is used instead of runs. The rows of a rounded rectangle are mostly 255, which the
/// row kernels skip sixteen pixels at a time. Clipping, blurring and masking stay loops over bytes.
/// Two coverages are equal if their bounds and bytes are.
public struct Coverage: Hashable, Sendable {
  /// The rectangle that contains all covered pixels.
  public let bounds: PixelRect
  /// The bytes row by row, `bounds.area` of them; nil if all are 255.
  let bytes: [UInt8]?

  /// The coverage of nothing.
  public static let empty = Coverage(.empty)

  /// Creates the full coverage of a rectangle.
  public init(_ rect: PixelRect) {
    bounds = rect
    bytes = nil
  }

  /// Creates a coverage from bytes, which are dropped if all are 255 or the bounds are empty.
  init(bounds: PixelRect, bytes: [UInt8]) {
    precondition(bytes.count == bounds.area, "\(bytes.count) bytes for \(bounds)")
    self.bounds = bounds
    self.bytes = bytes.allSatisfy { $0 == 255 } ? nil : bytes
  }

  private init(bounds: PixelRect, sharing bytes: [UInt8]?) {
    self.bounds = bounds
    self.bytes = bytes
  }

  /// Returns whether bounds and bytes are equal. Blocks of 4096 bytes are ten times as fast as a
  /// loop that can exit at each byte.
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

  /// Whether the bounds are empty. A coverage whose bytes are all zero is not empty.
  public var isEmpty: Bool { bounds.isEmpty }

  /// Whether every pixel of the bounds is fully covered.
  public var isFull: Bool { bytes == nil }

  /// The coverage of a pixel, 0…255; 0 outside `bounds`.
  public subscript(x x: Int, y y: Int) -> UInt8 {
    guard bounds.contains(x: x, y: y) else { return 0 }
    guard let bytes else { return 255 }
    return bytes[(y - bounds.y) * bounds.width + x - bounds.x]
  }

  /// Returns the coverage moved by whole pixels. It shares the bytes.
  public func offsetBy(dx: Int, dy: Int) -> Coverage {
    isEmpty ? self : Coverage(bounds: bounds.offsetBy(dx: dx, dy: dy), sharing: bytes)
  }
}

extension Coverage: CustomStringConvertible {
  /// The bounds in one line, then `asciiArt`; for tests and messages.
  public var description: String {
    "\(bounds.width)×\(bounds.height) at (\(bounds.x), \(bounds.y))\n\(asciiArt)"
  }

  /// The coverage as text with a line per row of the bounds: `.` for none, `#` for full, and
  /// otherwise the nearest number of tenths from 1 to 9.
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

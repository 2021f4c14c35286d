import CUniBreak

/// Where Unicode's line breaking algorithm (UAX #14, by libunibreak) lets a line end.
enum LineBreaks {
  /// For each unit of `units[range]` whether a line may end after it; the last one always may.
  static func allowed(in units: [UInt16], _ range: Range<Int>) -> [Bool] {
    guard !range.isEmpty else { return [] }
    _ = tables
    var marks = [CChar](repeating: CChar(LINEBREAK_NOBREAK), count: range.count)
    units.withUnsafeBufferPointer { units in
      marks.withUnsafeMutableBufferPointer { marks in
        // Both buffers have `range.count` elements from here; an unpaired surrogate is a unit.
        set_linebreaks_utf16(
          units.baseAddress?.advanced(by: range.lowerBound), range.count, "", marks.baseAddress)
      }
    }
    var allowed = marks.map {
      $0 == CChar(LINEBREAK_ALLOWBREAK) || $0 == CChar(LINEBREAK_MUSTBREAK)
    }
    allowed[range.count - 1] = true
    return allowed
  }

  /// The library's look-up tables, made once before the first use on any thread.
  private static let tables: Void = init_linebreak()
}

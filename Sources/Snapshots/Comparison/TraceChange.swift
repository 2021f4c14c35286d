import Foundation

/// A column that differs between two traces.
public struct TraceChange: Hashable, Sendable {
  /// The name of the column, for example `header.frame.height`.
  public let column: String
  /// The smallest and largest difference (actual minus golden) of numeric values, in the unit of
  /// the column.
  public let least, greatest: Double
  /// The positions of the first and last differing row: the first scroll view's offset in points,
  /// or the time in seconds if the offset does not change between them.
  public let from, to: Double
  /// Whether `from` and `to` are offsets in points.
  public let isByOffset: Bool
}

extension TraceChange: CustomStringConvertible {
  /// The change in words, for example "header 2 pt taller from offset 60 to 118".
  public var description: String {
    let words = words
    let amount =
      least == greatest
      ? Self.text(abs(least)) : "up to \(Self.text(max(abs(least), abs(greatest))))"
    let place = isByOffset ? ("offset ", "") : ("", " s")
    let span =
      from == to
      ? "at \(place.0)\(Self.text(from))\(place.1)"
      : "from \(place.0)\(Self.text(from)) to \(Self.text(to))\(place.1)"
    return "\(words.subject) \(amount)\(words.unit) \(words.way) \(span)"
  }

  /// The words for the column, with "off" for differences of both signs.
  private var words: (subject: String, unit: String, way: String) {
    let isMore = least >= 0
    let isBoth = least < 0 && greatest > 0
    for (ending, unit, more, less) in Self.endings where column.hasSuffix(ending) {
      let subject = String(column.dropLast(ending.count))
      return (subject, unit, isBoth ? "off" : isMore ? more : less)
    }
    return (column, "", isBoth ? "off" : isMore ? "more" : "less")
  }

  private static let endings = [
    (".frame.height", " pt", "taller", "shorter"), (".frame.width", " pt", "wider", "narrower"),
    (".frame.y", " pt", "lower", "higher"), (".frame.x", " pt", "further right", "further left"),
    (".alpha", "", "more opaque", "more transparent"), (".constant", " pt", "larger", "smaller"),
    (".contentOffset.y", " pt", "scrolled further", "scrolled less"),
    (".contentOffset.x", " pt", "scrolled further across", "scrolled less across"),
  ]

  /// Returns a number rounded to a thousandth, without trailing zeros.
  private static func text(_ number: Double) -> String {
    let rounded = (number * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e15
      ? String(Int(rounded)) : "\(rounded)"
  }
}

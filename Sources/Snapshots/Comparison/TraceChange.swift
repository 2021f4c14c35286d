import Foundation

/// One column of two traces that differs.
public struct TraceChange: Hashable, Sendable {
  /// The column's name, as `header.frame.height`.
  public let column: String
  /// Now minus then, in the column's unit, where both are numbers: the least and the greatest.
  public let least, greatest: Double
  /// The first and the last row that differ, in points that the first scroll view has moved by; in
  /// seconds where it does not move between them.
  public let from, to: Double
  /// Whether `from` and `to` are points.
  public let isByOffset: Bool
}

extension TraceChange: CustomStringConvertible {
  /// As in "header 2 pt taller from offset 60 to 118".
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

  /// Both signs are "off".
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

  /// To a thousandth, without zeros behind.
  private static func text(_ number: Double) -> String {
    let rounded = (number * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e15
      ? String(Int(rounded)) : "\(rounded)"
  }
}

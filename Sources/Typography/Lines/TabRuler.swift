import Foundation

/// The tab stops of a line. A tab without a further stop has the width of a space.
struct TabRuler {
  static let tab: UInt16 = 0x09

  private let text: ShapedText
  private let stops: [TabStop]
  private let interval: CGFloat
  /// The indent of the line, since stops are measured from the leading side of the paragraph.
  private let indent: CGFloat

  /// Creates a ruler. Returns nil for a text without tabs, and for right-to-left paragraphs.
  init?(_ text: ShapedText, _ paragraph: ShapedParagraph, indent: CGFloat) {
    guard text.hasTabs, !paragraph.isRightToLeft else { return nil }
    self.text = text
    stops = paragraph.style.tabStops
    interval = paragraph.style.tabInterval
    self.indent = indent
  }

  /// Returns the advance of a cluster at the position `x` of a line that ends at `limit`.
  func advance(of index: Int, at x: CGFloat, limit: Int) -> CGFloat {
    guard text.units[index] == Self.tab, let stop = stop(after: indent + x) else {
      return text.advances[index]
    }
    let room = stop.location - indent - x
    switch stop.alignment {
    case .left: return room
    case .center: return max(0, room - width(after: index, limit) / 2)
    case .right: return max(0, room - width(after: index, limit))
    }
  }

  /// The rounding error in points up to which a text ends at a stop. Such a text continues at the
  /// next stop.
  private static let noise: CGFloat = 1e-6

  private func stop(after place: CGFloat) -> TabStop? {
    let next = place + Self.noise
    if let stop = stops.first(where: { $0.location > next }) { return stop }
    guard interval > 0 else { return nil }
    return TabStop(location: ((next / interval).rounded(.down) + 1) * interval)
  }

  /// Returns the width of the text up to the next tab, without white space at its end.
  private func width(after tab: Int, _ limit: Int) -> CGFloat {
    var end = tab + 1
    while end < limit, text.units[end] != Self.tab { end += 1 }
    while end > tab + 1, text.marks[end - 1].contains(.space) { end -= 1 }
    return (tab + 1..<end).reduce(0) { $0 + text.advances[$1] }
  }
}

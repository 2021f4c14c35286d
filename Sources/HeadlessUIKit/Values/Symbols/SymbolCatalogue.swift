import Foundation

/// Symbol drawings made for this project under the names of the most used SF Symbols.
///
/// They are simpler than Apple's symbols and do not copy their outlines.
enum SymbolCatalogue {
  /// Returns the drawing of a symbol; nil for an unknown name.
  ///
  /// Variants with the suffixes `.circle`, `.square`, `.badge`, `.fill` and `.slash` are composed
  /// from their parts.
  static func drawing(_ name: String) -> SymbolDrawing? {
    if let text = shapes[name] ?? objects[name] { return SymbolDrawing(text) }
    if let other = synonyms[name] { return drawing(other) }
    if let framed = framed(name) { return framed }
    for end in ["", ".fill"] where name.hasSuffix(".badge" + end) {
      let inner = drawing(String(name.dropLast(6 + end.count)) + end)
      return inner.map { SymbolDrawing(parts: $0.parts + SymbolDrawing(badge).parts) }
    }
    if name.hasSuffix(".slash") || name.hasSuffix(".slash.fill") {
      let isFilled = name.hasSuffix(".fill")
      let inner = drawing(String(name.dropLast(isFilled ? 11 : 6)) + (isFilled ? ".fill" : ""))
      return inner.map { SymbolDrawing(parts: $0.parts + SymbolDrawing(slash).parts) }
    }
    if name.hasSuffix(".fill"), let inner = shapes[String(name.dropLast(5))] {
      return SymbolDrawing(inner).filled
    }
    return nil
  }

  /// Returns a symbol inside a circle or square: as lines in an outlined frame, as a gap in a
  /// filled one.
  private static func framed(_ name: String) -> SymbolDrawing? {
    for (suffix, frame, inset) in frames {
      if name.hasSuffix(suffix + ".fill") {
        let word = String(name.dropLast(suffix.count + 5))
        if let number = number(word)?.scaled(by: numberInset) {
          return SymbolDrawing(parts: SymbolDrawing(frame).filled.parts + number.gap.parts)
        }
        guard let inner = drawing(solid.contains(word) ? word + ".fill" : word) else { continue }
        return SymbolDrawing(
          parts: SymbolDrawing(frame).filled.parts + inner.scaled(by: inset).gap.parts)
      }
      if name.hasSuffix(suffix) {
        let word = String(name.dropLast(suffix.count))
        if let number = number(word)?.scaled(by: numberInset) {
          return SymbolDrawing(parts: SymbolDrawing(frame).parts + number.parts)
        }
        guard let inner = drawing(players.contains(word) ? word + ".fill" : word) else { continue }
        return SymbolDrawing(parts: SymbolDrawing(frame).parts + inner.scaled(by: inset).parts)
      }
    }
    return nil
  }

  /// Returns the drawings of a table by name, one per line. A line that begins with a space
  /// continues the previous one.
  static func table(_ text: String) -> [String: String] {
    var shapes: [String: String] = [:]
    var name = ""
    for line in text.split(separator: "\n") {
      if line.first == " " {
        shapes[name, default: ""] += line
      } else if let colon = line.firstIndex(of: ":") {
        name = String(line[..<colon])
        shapes[name] = String(line[line.index(after: colon)...])
      }
    }
    return shapes
  }

  /// The drawing for unknown names: an empty frame with a cross.
  static let placeholder = SymbolDrawing("s R3 3 18 18 2M3 3L21 21M21 3L3 21")

  private static let frames: [(suffix: String, frame: String, inset: CGFloat)] = [
    (".circle", "s O12 12 10", 0.55), (".square", "s R2.5 2.5 19 19 4.5", 0.55),
  ]
  /// The size of a number in its frame, relative to the square.
  private static let numberInset: CGFloat = 0.75
  private static let badge = "x O18.4 5.2 5;f O18.4 5.2 3.4"
  private static let slash = "e M4.6 2.6L22 20;s M3 3L21 21"
  private static let synonyms = [
    "multiply": "xmark", "trash.fill": "trash.filled",
    "line.horizontal.3": "line.3.horizontal", "message": "bubble.left",
    "message.fill": "bubble.left.fill", "bubble.middle.bottom": "bubble.left",
    "square.stack.3d.up": "square.stack", "person.crop.circle": "person.circle",
    "person.crop.circle.fill": "person.circle.fill",
    "arrow.2.circlepath": "arrow.triangle.2.circlepath", "location.north.fill": "location.fill",
    "backward": "backward.shape", "forward": "forward.shape",
    "line.horizontal.3.decrease": "line.3.horizontal.decrease",
    "location.circle": "location.ring", "app": "square", "app.fill": "square.fill",
    "speaker.wave.3": "speaker.wave", "speaker.wave.3.fill": "speaker.wave.filled",
    "speaker.2.fill": "speaker.wave.2.fill",
  ]

  /// Symbols that are filled inside a filled frame. Their outline alone would leave a hole in the
  /// gap.
  private static let solid: Set = [
    "backward", "bag", "bell", "bolt", "bookmark", "bubble.left", "bubble.right", "camera", "cart",
    "cloud", "doc", "drop", "envelope", "flag", "flame", "folder", "forward", "hand.raised",
    "hand.thumbsdown", "hand.thumbsup", "heart", "house", "leaf", "lock", "message", "mic", "moon",
    "pause", "person", "person.2", "phone", "play", "speaker", "star", "stop", "tag", "trash",
    "video",
  ]
  /// Symbols of media controls, which are filled even in an outlined frame.
  private static let players: Set = ["backward", "forward", "pause", "play", "stop"]
}

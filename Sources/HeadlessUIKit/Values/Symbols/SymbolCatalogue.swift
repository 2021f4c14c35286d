import Foundation

/// Symbol drawings made for this project under the names of the most used SF Symbols.
///
/// They are simpler than Apple's symbols and do not copy their outlines.
enum SymbolCatalogue {
  /// Returns the drawing of a symbol; nil for an unknown name.
  ///
  /// Variants with the suffixes `.circle`, `.square`, `.octagon`, `.diamond`, `.badge`, `.fill` and
  /// `.slash`, and with signs such as `.badge.plus`, are composed from their parts.
  static func drawing(_ name: String) -> SymbolDrawing? {
    if let text = outlines[name] ?? objects[name] { return SymbolDrawing(text) }
    if let other = synonyms[name] { return drawing(other) }
    if let composed = framed(name) ?? badged(name) { return composed }
    for end in ["", ".fill"] where name.hasSuffix(".badge" + end) {
      let inner = drawing(String(name.dropLast(6 + end.count)) + end)
      return inner.map { SymbolDrawing(parts: $0.parts + SymbolDrawing(badge).parts) }
    }
    if name.hasSuffix(".slash") || name.hasSuffix(".slash.fill") {
      let isFilled = name.hasSuffix(".fill")
      let inner = drawing(String(name.dropLast(isFilled ? 11 : 6)) + (isFilled ? ".fill" : ""))
      return inner.map { SymbolDrawing(parts: $0.parts + SymbolDrawing(slash).parts) }
    }
    if name.hasSuffix(".fill"), let inner = outlines[String(name.dropLast(5))] {
      return SymbolDrawing(inner).filled
    }
    return nil
  }

  /// The drawings whose name with the suffix `.fill` selects them with their outlines filled.
  private static let outlines = [nature, things, signs].reduce(into: shapes) { all, table in
    all.merge(table) { first, _ in first }
  }

  /// Returns a symbol with a sign at its lower right, as in `folder.badge.plus`. Signs of text and
  /// of persons have no circle around them.
  private static func badged(_ name: String) -> SymbolDrawing? {
    let isOfPerson = name.hasPrefix("person.fill.") && !name.contains(".badge.")
    let separator = isOfPerson ? ".fill." : ".badge."
    guard let range = name.range(of: separator),
      let sign = drawing(String(name[range.upperBound...]))
    else { return nil }
    let base = String(name[..<range.lowerBound]) + (isOfPerson ? ".fill" : "")
    let isOfText = base == "text"
    guard let inner = drawing(isOfText ? "text.alignleft" : base) else { return nil }
    if isOfPerson || isOfText {
      return SymbolDrawing(
        parts: inner.parts + SymbolDrawing(signGap).parts
          + sign.scaled(by: 0.42).moved(x: 6.4, y: 6.4).parts)
    }
    return SymbolDrawing(
      parts: inner.parts + SymbolDrawing(signCircle).parts
        + sign.scaled(by: 0.3).moved(x: 6.4, y: 6.4).gap.parts)
  }

  /// Returns a symbol inside one of `frames`: as lines in an outlined frame, as a gap in a
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
    (".octagon", "s M8 2.4 H16 L21.6 8 V16 L16 21.6 H8 L2.4 16 V8 Z", 0.5),
    (".diamond", "s M12 2.4 L21.6 12 L12 21.6 L2.4 12 Z", 0.42),
  ]
  /// The size of a number in its frame, relative to the square.
  private static let numberInset: CGFloat = 0.75
  private static let badge = "x O18.4 5.2 5;f O18.4 5.2 3.4"
  private static let signGap = "x O18.4 18.4 5.8"
  private static let signCircle = "x O18.4 18.4 6.4;f O18.4 18.4 5"
  private static let slash = "e M4.6 2.6L22 20;s M3 3L21 21"
  private static let synonyms = [
    "multiply": "xmark", "trash.fill": "trash.filled",
    "line.horizontal.3": "line.3.horizontal", "message": "bubble.left",
    "message.fill": "bubble.left.fill", "bubble.middle.bottom": "bubble.left",
    "square.stack.3d.up": "square.stack", "person.crop.circle": "person.circle",
    "person.crop.circle.fill": "person.circle.fill",
    "arrow.2.circlepath": "arrow.triangle.2.circlepath",
    "backward": "backward.shape", "forward": "forward.shape",
    "line.horizontal.3.decrease": "line.3.horizontal.decrease",
    "location.circle": "location.ring", "app": "square", "app.fill": "square.fill",
    "speaker.wave.3": "speaker.wave", "speaker.wave.3.fill": "speaker.wave.filled",
    "speaker.2.fill": "speaker.wave.2.fill", "speaker.1": "speaker.wave.1",
    "speaker.1.fill": "speaker.wave.1.fill", "speaker.2": "speaker.wave.2",
    "speaker.3": "speaker.wave.3", "speaker.3.fill": "speaker.wave.3.fill",
    "snow": "snowflake", "smiley": "face.smiling", "smiley.fill": "face.smiling.fill",
    "thermometer.medium": "thermometer", "arrow.uturn.backward": "arrow.uturn.left",
    "arrow.uturn.forward": "arrow.uturn.right", "sidebar.leading": "sidebar.left",
    "sidebar.trailing": "sidebar.right", "star.lefthalf.fill": "star.leadinghalf.filled",
    "circle.lefthalf.fill": "circle.lefthalf.filled",
    "circle.righthalf.fill": "circle.righthalf.filled", "sun.dust": "sun.haze",
    "icloud": "cloud", "icloud.fill": "cloud.fill",
    "pencil.and.ellipsis.rectangle": "rectangle.and.pencil.and.ellipsis",
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

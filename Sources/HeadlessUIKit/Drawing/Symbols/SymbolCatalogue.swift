import Foundation

/// This project's own drawings for the names that SF Symbols has most in use: plain where Apple's are
/// refined, never their outlines.
enum SymbolCatalogue {
  /// The drawing of a name; nil for one that is not drawn here. What a name says of its surroundings is
  /// put together: `.circle`, `.square`, `.fill`, `.slash`.
  static func drawing(_ name: String) -> SymbolDrawing? {
    if let text = shapes[name] ?? objects[name] { return SymbolDrawing(text) }
    if let other = synonyms[name] { return drawing(other) }
    for (suffix, frame, inset) in frames {
      if name.hasSuffix(suffix + ".fill"),
        let inner = drawing(String(name.dropLast(suffix.count + 5)))
      {
        return SymbolDrawing(
          parts: SymbolDrawing(frame).filled.parts + inner.scaled(by: inset).gap.parts)
      }
      if name.hasSuffix(suffix), let inner = drawing(String(name.dropLast(suffix.count))) {
        return SymbolDrawing(parts: SymbolDrawing(frame).parts + inner.scaled(by: inset).parts)
      }
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

  /// Drawings by name, a line each; lines that begin with a space go on with the one before.
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

  /// Shown for a name that is not drawn here: an empty frame with a cross in it.
  static let placeholder = SymbolDrawing("s R3 3 18 18 2M3 3L21 21M21 3L3 21")

  private static let frames: [(suffix: String, frame: String, inset: CGFloat)] = [
    (".circle", "s O12 12 10", 0.55), (".square", "s R2.5 2.5 19 19 4.5", 0.55),
  ]
  private static let slash = "e M4.6 2.6L22 20;s M3 3L21 21"
  private static let synonyms = [
    "multiply": "xmark", "ellipsis.bubble": "text.bubble", "gearshape": "gear",
    "gearshape.fill": "gear", "trash.fill": "trash.filled",
    "line.horizontal.3": "line.3.horizontal", "list.dash": "list.bullet",
    "message": "bubble.left", "message.fill": "bubble.left.fill",
    "bubble.middle.bottom": "bubble.left", "photo.on.rectangle": "photo",
    "square.stack.3d.up": "square.stack", "person.crop.circle": "person.circle",
    "person.crop.circle.fill": "person.circle.fill",
    "arrow.2.circlepath": "arrow.triangle.2.circlepath", "sun.min": "sun.max",
    "location.north.fill": "location.fill", "backward": "backward.shape",
    "forward": "forward.shape", "line.horizontal.3.decrease": "line.3.horizontal.decrease",
    "hare": "bolt", "magnifyingglass.circle.fill": "magnifyingglass.circle",
    "photo.fill.on.rectangle.fill": "photo.fill", "location.circle": "location.ring",
    "questionmark.bubble": "text.bubble", "app": "square", "app.fill": "square.fill",
    "bell.badge": "bell", "bell.badge.fill": "bell.fill", "person.3": "person.2",
    "person.3.fill": "person.2.fill", "speaker.wave.2": "speaker.wave",
    "speaker.wave.2.fill": "speaker.wave.filled", "speaker.wave.3": "speaker.wave",
    "speaker.wave.3.fill": "speaker.wave.filled", "speaker.2.fill": "speaker.wave.filled",
  ]
}

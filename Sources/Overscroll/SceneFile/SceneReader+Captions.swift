import Foundation

/// Reading of captions and of texts that are written in several languages.
extension SceneReader {
  static let captionKeys = ["text", "at", "size", "weight", "color"]
  /// The permitted font sizes of captions, in points of the figure.
  static let captionSizes = 1.0...400.0

  /// Reads a caption: a text, a text per language, or a mapping with the text and its appearance.
  ///
  /// - Parameters:
  ///   - locale: The locale that chooses the language.
  ///   - title: The text of a mapping without a text; nil if it is required.
  mutating func caption(
    _ node: SceneNode, path: String, locale: Locale?, title: String?
  ) -> FigureCaption? {
    guard case .mapping(let entries) = node.content, !isPerLanguage(entries) else {
      return localText(node, path: path, locale: locale).map { FigureCaption($0) }
    }
    guard let fields = fields(of: node, path: path, known: Self.captionKeys) else { return nil }
    func place(_ key: String) -> String { "\(path).\(key)" }
    let text =
      if fields["text"] == nil, let title {
        String?.some(title)
      } else {
        required("text", fields, node, path: path).flatMap {
          localText($0, path: place("text"), locale: locale)
        }
      }
    var caption = FigureCaption(text ?? "")
    if let entry = fields["at"] {
      let known = FigureCaption.Place.allCases.map(\.rawValue)
      let name = word(entry.value, path: place("at"), of: known, as: .option)
      caption.place = name.flatMap(FigureCaption.Place.init) ?? .below
    }
    if let entry = fields["size"],
      let size = number(entry.value, path: place("size"), in: Self.captionSizes)
    {
      caption.size = CGFloat(size)
    }
    if let entry = fields["weight"] {
      let known = FigureCaption.Weight.allCases.map(\.rawValue)
      let name = word(entry.value, path: place("weight"), of: known, as: .option)
      caption.weight = name.flatMap(FigureCaption.Weight.init) ?? .medium
    }
    if let entry = fields["color"] { caption.color = color(entry.value, path: place("color")) }
    return text == nil ? nil : caption
  }

  /// Whether the keys of a caption are languages: none is a key of captions, and one is a
  /// language.
  private func isPerLanguage(_ entries: [SceneNode.Entry]) -> Bool {
    !entries.contains { Self.captionKeys.contains($0.key) }
      && entries.contains { LocaleName($0.key) != nil }
  }

  /// Reads a text, or a mapping from languages to texts, of which it chooses one: that of the
  /// locale, as localisations of an app are chosen, else the English one, else the first. Line
  /// breaks at both ends are removed.
  mutating func localText(_ node: SceneNode, path: String, locale: Locale?) -> String? {
    guard case .mapping(let entries) = node.content, !entries.isEmpty else {
      return text(node, path: path)?.trimmingCharacters(in: .newlines)
    }
    var texts: [(language: String, text: String)] = []
    for entry in entries {
      let place = "\(path).\(entry.key)"
      if LocaleName(entry.key) == nil {
        reportUnknownLocale(entry.key, entry.keyRange, path: place)
      } else if let text = text(entry.value, path: place) {
        texts.append((entry.key, text.trimmingCharacters(in: .newlines)))
      }
    }
    guard texts.count == entries.count else { return nil }
    let languages = texts.map(\.language)
    let english = Locale(identifier: "en_US")
    let best =
      LanguageMatch(locale ?? english).best(of: languages)
      ?? LanguageMatch(english).best(of: languages)
    return (texts.first { $0.language == best } ?? texts[0]).text
  }

  mutating func reportUnknownLocale(_ text: String, _ range: SourceRange, path: String) {
    // For a name of two or three letters, some known name is always similar, so no suggestion is
    // made.
    let near = text.count > 3 ? suggestion(for: text, among: LocaleName.all) : nil
    report(.unknownName(.locale, text, suggestion: near, known: []), range, path: path)
  }
}

import Typography

/// What a golden with text was recorded with, one a line: fonts as name and digest.
struct GoldenRecord: Hashable, Sendable {
  /// As `Inter Bold 9d0e08110090c965`, sorted; none without text of a font file.
  let fonts: [String]

  init(fonts: [String]) { self.fonts = fonts.sorted() }

  init(text: String) { fonts = text.split(separator: "\n").map(String.init) }

  var text: String { fonts.map { $0 + "\n" }.joined() }

  /// The recorded fonts that are neither among those in use nor in the library.
  func fonts(missingFrom used: [String], and library: FontLibrary?) -> [String] {
    fonts.filter { font in
      if used.contains(font) { return false }
      let digest = font.split(separator: " ").last.flatMap { UInt64($0, radix: 16) }
      guard let digest, let library else { return true }
      return !library.contains(digest: digest)
    }
  }
}

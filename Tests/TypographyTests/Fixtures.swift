import Foundation
import TestSupport
import Typography

/// The font files installed on this machine. Tests that need one declare it: `.needs(.inter)`.
enum Fonts {
  static let library = FontLibrary(directories: InstalledFonts.directories)

  /// Returns nil if the font is not installed.
  static func face(_ name: String) -> FontFace? { try? library.face(name) }

  static func system(_ size: CGFloat) throws -> Font { try library.systemFont(size: size) }
}

/// The placeholder text of the stretchy layout: a paragraph of 418 characters, a line of eight
/// spaces, and a paragraph of 256 characters.
enum Stretchy {
  static let paragraph = """
    Lorem ipsum dolor sit amet, in alia adhuc aperiri nam. Movet scripta tractatos cu eum, sale \
    commodo meliore ea eam, per commodo atomorum ea. Unum graeci iriure nec an, ea sit habeo \
    movet electram. Id eius assum persius pro, id cum falli accusam. Has eu fierent partiendo, \
    doming expetenda interesset cu mel, tempor possit vocent in nam. Iusto tollit ad duo, est \
    at vidit vivendo liberavisse, vide munere nonumy sed ex.
    """
  static let second = """
    Quod possit expetendis id qui, consequat vituperata ad eam. Per cu elit latine vivendum. Ei \
    sit nullam aliquam, an ferri epicuri quo. Ex vim tibique accumsan erroribus. In per libris \
    verear adipiscing. Purto aliquid lobortis ea quo, ea utinam oportere qui.
    """
  static let once = "\(paragraph)\n        \n\(second)"
  static let text = once + once + once
}

extension TextLayout {
  /// Returns the first word of each line of `string`, or "–" for a blank line.
  func firstWords(of string: String) -> [String] {
    let units = Array(string.utf16)
    return lines.map { line in
      let text = String(decoding: units[line.range], as: UTF16.self)
      return text.split(separator: " ").first.map(String.init) ?? "–"
    }
  }
}

import Foundation
import Typography

/// What a golden with text was recorded with, one a line: fonts as name and digest, then the versions
/// of the libraries that set the text. Fonts decide whether it can be compared at all; versions may
/// explain a difference.
package struct GoldenRecord: Hashable, Sendable {
  /// As `Inter Bold 9d0e08110090c965`, sorted; none without text of a font file.
  package let fonts: [String]
  /// As `HarfBuzz 6.0.0`, sorted.
  package let libraries: [String]

  /// This process's.
  init(fonts: [String]) {
    self.fonts = fonts.sorted()
    libraries = TextLibrary.all.map(\.description)
  }

  /// A version has dots, a digest none.
  package init(text: String) {
    let lines = text.split(separator: "\n").map(String.init)
    fonts = lines.filter { !Self.lastWord($0).contains(".") }
    libraries = lines.filter { Self.lastWord($0).contains(".") }
  }

  package var text: String { (fonts + libraries).map { $0 + "\n" }.joined() }

  /// The recorded fonts that are neither among those in use nor in the library.
  func fonts(missingFrom used: [String], and library: FontLibrary?) -> [String] {
    fonts.filter { font in
      if used.contains(font) { return false }
      guard let digest = UInt64(Self.lastWord(font), radix: 16), let library else { return true }
      return !library.contains(digest: digest)
    }
  }

  /// The recorded libraries that have another version now, as `HarfBuzz 6.0.0, now 8.3.0`.
  func librariesChanged(to current: GoldenRecord) -> [String] {
    libraries.compactMap { old in
      let name = old.prefix { $0 != " " }
      let new = current.libraries.first { $0.hasPrefix("\(name) ") }
      return new == old ? nil : "\(old), now \(new.map(Self.lastWord) ?? "none")"
    }
  }

  /// Where the record of a golden stands.
  static func path(beside golden: String) -> String { "\(golden).fonts" }

  /// Nothing stands beside a golden without text of a font file.
  package func write(beside golden: String) throws(FileFailure) {
    let path = Self.path(beside: golden)
    guard fonts.isEmpty else { return try WholeFile.write(Array(text.utf8), to: path) }
    guard FileManager.default.fileExists(atPath: path) else { return }
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      throw FileFailure(error, path: path)
    }
  }

  private static func lastWord(_ line: String) -> Substring {
    line.split(separator: " ").last ?? ""
  }
}

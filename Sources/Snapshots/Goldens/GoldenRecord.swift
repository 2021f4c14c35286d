import Foundation
import Typography

/// The fonts and libraries that a golden with text was recorded with, one per line: fonts as name
/// and digest, then text libraries with versions. Fonts determine whether the golden can be
/// compared at all. Versions may explain a difference.
package struct GoldenRecord: Hashable, Sendable {
  /// The fonts, for example `Inter Bold 9d0e08110090c965`, sorted; empty without text from a font
  /// file.
  package let fonts: [String]
  /// The libraries, for example `HarfBuzz 6.0.0`, sorted.
  package let libraries: [String]

  /// Creates a record with the libraries of this process.
  init(fonts: [String]) {
    self.fonts = fonts.sorted()
    libraries = TextLibrary.all.map(\.description)
  }

  /// Reads a record. A version contains dots, a digest does not.
  package init(text: String) {
    let lines = text.split(separator: "\n").map(String.init)
    fonts = lines.filter { !Self.lastWord($0).contains(".") }
    libraries = lines.filter { Self.lastWord($0).contains(".") }
  }

  package var text: String { (fonts + libraries).map { $0 + "\n" }.joined() }

  /// Returns the recorded fonts that are neither in use nor in the library.
  func fonts(missingFrom used: [String], and library: FontLibrary?) -> [String] {
    fonts.filter { font in
      if used.contains(font) { return false }
      guard let digest = UInt64(Self.lastWord(font), radix: 16), let library else { return true }
      return !library.contains(digest: digest)
    }
  }

  /// Returns the recorded libraries with another version now, for example `HarfBuzz 6.0.0, now
  /// 8.3.0`.
  func librariesChanged(to current: GoldenRecord) -> [String] {
    libraries.compactMap { old in
      let name = old.prefix { $0 != " " }
      let new = current.libraries.first { $0.hasPrefix("\(name) ") }
      return new == old ? nil : "\(old), now \(new.map(Self.lastWord) ?? "none")"
    }
  }

  /// Returns the path of a golden's record.
  static func path(beside golden: String) -> String { "\(golden).fonts" }

  /// Writes the record of a golden, or removes it for a golden without text from a font file.
  package func write(beside golden: String) throws(FileFailure) {
    let path = Self.path(beside: golden)
    guard fonts.isEmpty else { return try AtomicFile.write(Array(text.utf8), to: path) }
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

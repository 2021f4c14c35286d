import Foundation
import ImageCodecs
import Typography

/// The fonts and libraries that a golden with text was recorded with, one per line: fonts as name
/// and digest, then text libraries with versions. Fonts determine whether the golden can be
/// compared at all. Versions may explain a difference.
///
/// A picture contains its record (`PNGText`). That of a text is a file next to it, like those of
/// pictures that earlier versions have recorded.
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

  /// Returns the path of the record next to a golden.
  static func path(beside golden: String) -> String { "\(golden).fonts" }

  private static let chunk = PNGText(keyword: "Overscroll fonts")

  /// Returns the record in a picture; nil without one, and for other files.
  package static func record(in bytes: [UInt8]) -> GoldenRecord? {
    chunk.text(in: bytes).map { GoldenRecord(text: $0) }
  }

  /// Returns a picture with the record; the picture alone if no text is from a font file.
  package func added(to png: [UInt8]) -> [UInt8] {
    fonts.isEmpty ? png : Self.chunk.added(text, to: png)
  }

  /// Writes the record next to a golden. For a golden without text from a font file, and for a
  /// picture that contains its record, removes an existing one instead.
  func write(beside golden: String, of bytes: [UInt8]) throws(FileFailure) {
    let path = Self.path(beside: golden)
    guard fonts.isEmpty || Self.record(in: bytes) != nil else {
      return try AtomicFile.write(Array(text.utf8), to: path)
    }
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

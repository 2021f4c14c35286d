/// A text library used by this module, with the version in this process.
///
/// This module draws outlines and fills lines. The libraries determine glyphs, their order and the
/// permitted line breaks.
package struct TextLibrary: Hashable, Sendable {
  package let name: String
  package let major, minor, patch: Int

  /// The libraries, sorted by name.
  package static let all = [
    TextLibrary("FreeType", ctext_freetype_version), TextLibrary("FriBidi", ctext_fribidi_version),
    TextLibrary("HarfBuzz", ctext_harfbuzz_version), TextLibrary("ICU", ctext_icu_version),
  ]

  private init(_ name: String, _ version: (UnsafeMutablePointer<Int32>) -> Void) {
    var parts: [Int32] = [0, 0, 0]
    // Each version function writes three numbers.
    version(&parts)
    self.name = name
    (major, minor, patch) = (Int(parts[0]), Int(parts[1]), Int(parts[2]))
  }
}

extension TextLibrary: CustomStringConvertible {
  /// The name and version, such as "HarfBuzz 6.0.0".
  package var description: String { "\(name) \(major).\(minor).\(patch)" }
}

// MARK: - CText

@_extern(c, "ctext_freetype_version")
private func ctext_freetype_version(_ parts: UnsafeMutablePointer<Int32>)

@_extern(c, "ctext_fribidi_version")
private func ctext_fribidi_version(_ parts: UnsafeMutablePointer<Int32>)

@_extern(c, "ctext_harfbuzz_version")
private func ctext_harfbuzz_version(_ parts: UnsafeMutablePointer<Int32>)

@_extern(c, "ctext_icu_version")
private func ctext_icu_version(_ parts: UnsafeMutablePointer<Int32>)

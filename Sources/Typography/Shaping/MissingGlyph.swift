/// A character that neither the font nor its fallbacks have. It is drawn as the font's box.
public struct MissingGlyph: Hashable, Sendable {
  /// The missing character.
  public let scalar: Unicode.Scalar
  /// The primary face of the text.
  public let face: FontFace

  /// The writing system of a letter, and the package of Debian that has a font for it. Nil for
  /// characters of Europe and for symbols, which the usual fonts have or nobody does.
  package var script: (name: String, package: String)? {
    NotoFamily.package(for: .forFonts(of: scalar))
  }
}

extension MissingGlyph: CustomStringConvertible {
  /// A phrase such as "U+1F600 GRINNING FACE is not in Inter Regular".
  public var description: String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let padded = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    let name = scalar.properties.name.map { " \($0)" } ?? ""
    return "U+\(padded)\(name) is not in \(face.name)"
  }
}

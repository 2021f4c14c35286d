/// A character that neither the font nor its fallbacks have. It is drawn as the font's box.
public struct MissingGlyph: Hashable, Sendable {
  /// The missing character.
  public let scalar: Unicode.Scalar
  /// The primary face of the text.
  public let face: FontFace
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

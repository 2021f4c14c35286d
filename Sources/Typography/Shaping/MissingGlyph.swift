/// A character that neither the font nor its fallbacks have; drawn as the font's box.
public struct MissingGlyph: Hashable, Sendable {
  /// The character.
  public let scalar: Unicode.Scalar
  /// The font asked first.
  public let face: FontFace
}

extension MissingGlyph: CustomStringConvertible {
  /// As in "U+1F600 GRINNING FACE is not in Inter Regular".
  public var description: String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let padded = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    let name = scalar.properties.name.map { " \($0)" } ?? ""
    return "U+\(padded)\(name) is not in \(face.name)"
  }
}

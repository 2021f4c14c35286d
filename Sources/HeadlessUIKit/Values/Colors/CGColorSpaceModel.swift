/// What the components of a colour mean; raw values as Core Graphics'. Colours here are grey or have
/// red, green and blue.
public enum CGColorSpaceModel: Int32, Sendable {
  /// Not known.
  case unknown = -1
  /// One grey.
  case monochrome = 0
  /// Red, green, blue.
  case rgb = 1
  /// Four inks.
  case cmyk = 2
  /// CIE L*a*b*.
  case lab = 3
  /// Inks of one's own.
  case deviceN = 4
  /// Numbers of a table.
  case indexed = 5
  /// Pictures that repeat.
  case pattern = 6
  /// CIE XYZ.
  case XYZ = 7
}

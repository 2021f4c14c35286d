/// The kind of a colour space. Raw values are Core Graphics'. Spaces here are monochrome, RGB or
/// pattern spaces.
public enum CGColorSpaceModel: Int32, Sendable {
  /// An unknown model.
  case unknown = -1
  /// One grey component.
  case monochrome = 0
  /// Red, green and blue.
  case rgb = 1
  /// Cyan, magenta, yellow and black inks.
  case cmyk = 2
  /// CIE L*a*b*.
  case lab = 3
  /// Custom inks.
  case deviceN = 4
  /// Indices into a table of colours.
  case indexed = 5
  /// Repeated patterns.
  case pattern = 6
  /// CIE XYZ.
  case XYZ = 7
}

/// A font that a screen requested by name and that is not available.
enum FontProblem: Hashable {
  /// The name, which no font has.
  case unknownName(String)
  /// The name of a font of iOS, replaced by the system font in the font's weight.
  case substituted(String)
}

extension FontProblem: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknownName(let name): "no font is named '\(name)'; UIFont(name:size:) returns nil"
    case .substituted(let name):
      "the iOS font '\(name)' is not available; the system font of the same weight is used instead"
    }
  }
}

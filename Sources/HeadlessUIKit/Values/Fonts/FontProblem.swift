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
    case .unknownName(let name): "no font is called '\(name)'; UIFont(name:size:) is nil"
    case .substituted(let name):
      "the font '\(name)' of iOS is not here; the system font in its weight stands for it"
    }
  }
}

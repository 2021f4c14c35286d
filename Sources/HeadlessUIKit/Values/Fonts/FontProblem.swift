/// A font that a screen asked for by name and did not get.
enum FontProblem: Hashable {
  /// No font has the name.
  case unknownName(String)
  /// A font of iOS; the system font is used in its weight.
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

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
    case .unknownName(let name): "no font is named '\(name)'; UIFont(name:size:) returns nil"
    case .substituted(let name):
      "the iOS font '\(name)' is not available; the system font of the same weight is used instead"
    }
  }
}

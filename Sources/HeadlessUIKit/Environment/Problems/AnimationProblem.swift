/// What somebody asked of an animation that cannot be.
enum AnimationProblem: Hashable {
  /// No property of a layer here has that key path.
  case unknownKeyPath(String, layer: String)
}

extension AnimationProblem: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknownKeyPath(let path, let layer):
      "\(layer): no property '\(path)' can be animated here; the animation shows nothing"
    }
  }
}

/// A request for an animation that is not possible.
enum AnimationProblem: Hashable {
  /// A key path that no layer property here has.
  case unknownKeyPath(String, layer: String)
}

extension AnimationProblem: ScreenProblem {
  var description: String {
    switch self {
    case .unknownKeyPath(let path, let layer):
      "\(layer): the property '\(path)' cannot be animated; the animation has no effect"
    }
  }
}

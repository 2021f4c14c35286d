/// A request for an observation that can never notify.
enum ObservationProblem: Hashable {
  /// A call of `observe` with a key path that the class cannot observe. `type` is the type of its
  /// value.
  case unknownValue(type: String, owner: String, known: [String])
  /// A call of `addObserver` with a key path that cannot be observed.
  case unknownKeyPath(String, owner: String, known: [String])
  /// A call of `addObserver` with an observer that cannot be notified.
  case invalidObserver(String)
}

extension ObservationProblem: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknownValue(let type, let owner, let known):
      "observe: \(owner) does not report changes of this \(type)\(Self.words(known))"
    case .unknownKeyPath(let path, let owner, let known):
      "addObserver: \(owner) does not report changes of '\(path)'\(Self.words(known))"
    case .invalidObserver(let name):
      "addObserver: \(name) cannot observe key paths; only views, layers, controllers and other "
        + "UIKit objects can. Use observe(_:options:) instead"
    }
  }

  private static func words(_ known: [String]) -> String {
    known.isEmpty
      ? "; it has no observable properties"
      : "; observable: \(known.joined(separator: ", "))"
  }
}

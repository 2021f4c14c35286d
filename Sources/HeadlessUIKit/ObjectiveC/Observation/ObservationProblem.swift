/// A request for an observation that can never notify.
enum ObservationProblem: Hashable {
  /// A call of `observe` with a key path that the class cannot observe. `type` is the type of its
  /// value.
  case unknownValue(type: String, owner: String, known: [String])
  /// A call of `addObserver` with a key path that cannot be observed.
  case unknownKeyPath(String, owner: String, known: [String])
  /// A call of `addObserver` with an observer that cannot be notified.
  case deafObserver(String)
}

extension ObservationProblem: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknownValue(let type, let owner, let known):
      "observe: a \(owner) tells nobody of changes of this \(type)\(Self.words(known))"
    case .unknownKeyPath(let path, let owner, let known):
      "addObserver: a \(owner) tells nobody of changes of '\(path)'\(Self.words(known))"
    case .deafObserver(let name):
      "addObserver: a \(name) is not told of changes; only views, layers, controllers and other "
        + "objects of UIKit's can be observers by key path (others: observe(_:options:))"
    }
  }

  private static func words(_ known: [String]) -> String {
    known.isEmpty
      ? "; nothing of it can be observed"
      : "; what can be observed is \(known.joined(separator: ", "))"
  }
}

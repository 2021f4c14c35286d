/// What cannot be observed. Nobody is ever told of it.
enum ObservationProblem: Hashable {
  /// By `observe`: the class has no property that can be observed at the key path, which leads to a
  /// value of that type.
  case unknownValue(type: String, owner: String, known: [String])
  /// By `addObserver`.
  case unknownKeyPath(String, owner: String, known: [String])
  /// `addObserver` with an observer that cannot be told.
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

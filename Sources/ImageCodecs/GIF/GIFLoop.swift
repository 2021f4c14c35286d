/// How often an animation plays.
public enum GIFLoop: Hashable, Sendable {
  case forever
  /// In all, 1…65 536. The file counts repeats, one less; a few old viewers play that often.
  case times(Int)

  /// The number in the Netscape block, nil for no such block.
  var repeats: Int? {
    switch self {
    case .forever: return 0
    case .times(let plays):
      precondition((1...65_536).contains(plays), "an animation cannot play \(plays) times")
      return plays == 1 ? nil : plays - 1
    }
  }

  init(repeats: Int) { self = repeats == 0 ? .forever : .times(repeats + 1) }
}

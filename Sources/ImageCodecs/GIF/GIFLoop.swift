/// The number of times that an animation plays.
public enum GIFLoop: Hashable, Sendable {
  case forever
  /// The total number of plays, 1…65 536. The file counts repeats, which is one less. A few old
  /// viewers take that for the number of plays.
  case times(Int)

  /// The number in the Netscape block, or nil if no block is written.
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

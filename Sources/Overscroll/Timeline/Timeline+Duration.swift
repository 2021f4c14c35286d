extension Timeline {
  /// The assumed duration of a `settle` in `plannedDuration`, in seconds: about that of most
  /// flings.
  private static let settleDuration = 1.5

  /// The estimated duration of the script in seconds, without playing it: the written durations,
  /// plus one and a half seconds per `settle`. Shard plans use it to estimate the cost of a script.
  package var plannedDuration: Double {
    steps.reduce(0) { time, step in
      switch step.action {
      case .hold(let duration), .longPress(_, let duration): time + duration
      case .drag(_, let over, _), .overscroll(_, let over, _), .fling(_, let over),
        .swipe(_, _, _, let over), .pinch(_, _, let over), .type(_, let over):
        time + over
      case .release, .scrollTo, .setOffset, .rotate: time
      case .settle: time + Self.settleDuration
      case .touch(_, let path, _, _): path.reduce(time) { $0 + $1.duration }
      case .tap(_, let count): time + Self.tapDuration * Double(2 * count - 1)
      case .at(let start): max(time, start)
      }
    }
  }
}

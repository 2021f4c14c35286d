import Foundation

/// A part of an animation's way, from one share of it to another.
struct KeyframeTiming: AnimationProgress {
  let whole: AnimationTiming
  /// Shares of the whole.
  let start, length: Double

  var end: TimeInterval { whole.end }

  func progress(at time: TimeInterval) -> CGFloat {
    let way = Double(whole.progress(at: time)) - start
    guard way > 0 else { return length > 0 ? 0 : (way == 0 ? 1 : 0) }
    return length > 0 ? CGFloat(min(way / length, 1)) : 1
  }

  func hasBegun(at time: TimeInterval) -> Bool { Double(whole.progress(at: time)) >= start }
}

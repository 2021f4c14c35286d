import Foundation

/// The progress of one keyframe: a part of the whole animation.
struct KeyframeTiming: AnimationProgress {
  let whole: AnimationTiming
  /// The start and the length of the keyframe, as fractions of the whole.
  let start, length: Double

  var end: TimeInterval { whole.end }

  func progress(at time: TimeInterval) -> CGFloat {
    let way = Double(whole.progress(at: time)) - start
    guard way > 0 else { return length > 0 ? 0 : (way == 0 ? 1 : 0) }
    return length > 0 ? CGFloat(min(way / length, 1)) : 1
  }

  func hasBegun(at time: TimeInterval) -> Bool { Double(whole.progress(at: time)) >= start }
}

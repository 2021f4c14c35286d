extension TimelineProblem: CustomStringConvertible {
  /// A one-line message with the step, for example `step 3: no finger is down`.
  public var description: String { "step \(step): \(kind.message)" }
}

extension InvalidTimeline: CustomStringConvertible {
  /// The messages of the problems, one per line.
  public var description: String { problems.map(\.description).joined(separator: "\n") }
}

extension TimelineProblem.Kind {
  /// The problem in one line, without the number of the step.
  var message: String {
    switch self {
    case .overlappingTouches(let step): return "the finger of step \(step) is still down"
    case .timeGoesBack(let time, let earliest):
      return "\(plain(time))s has passed: the previous step ends at \(plain(earliest))s or later"
    case .pathWithoutDuration: return "the finger's path takes less than 1ms"
    case .invalidDuration(let duration): return "\(duration) is not a duration"
    case .invalidCoordinate(let value): return "\(value) is not a coordinate"
    case .releaseWithoutFinger: return "no finger is down"
    case .settleWithFingerDown(let step):
      return "the screen cannot settle while the finger of step \(step) is down"
    case .offsetWithoutCoordinate: return "the offset has neither x nor y"
    case .targetWithoutUse: return "only steps that touch or scroll take a target"
    case .targetChangesUnderFinger(let step):
      return "the finger of step \(step) is down in a different target"
    case .invalidTapCount(let count): return "the tap count must be from 1 to 10, got \(count)"
    case .invalidDistance(let distance):
      return "the distance of a swipe must be more than 0 points, got \(plain(distance))"
    case .invalidScale(let scale):
      return "the scale of a pinch must be from 0.05 to 20, and not 1, got \(plain(scale))"
    case .tooLong(let seconds):
      return "the timeline lasts \(plain(seconds))s, more than \(plain(Timeline.durationLimit))s"
    }
  }

  /// Advice on how to solve the problem, if any.
  var help: String? {
    switch self {
    case .overlappingTouches, .settleWithFingerDown, .targetChangesUnderFinger:
      return "write '- release' before this step"
    case .releaseWithoutFinger:
      return "'fling' and 'touch' with 'up: true' already lift the finger"
    case .pathWithoutDuration: return "write a duration of at least 1ms"
    case .timeGoesBack, .invalidDuration, .invalidCoordinate, .offsetWithoutCoordinate,
      .targetWithoutUse, .invalidTapCount, .invalidDistance, .invalidScale, .tooLong:
      return nil
    }
  }
}

/// Returns the shortest digits that read back as the same value. Whole numbers have no fraction and
/// zero has no sign.
func plain(_ value: Double) -> String {
  if value == 0 { return "0" }
  let digits = "\(value)"
  return digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits
}

/// Returns the end of a script rounded down to whole milliseconds, so that a time written from it
/// is not past the end.
package func reachable(end: Double) -> String {
  // The rounding makes an end that was written in milliseconds stay unchanged.
  let rounding = 1e-6
  return "\(plain((end * 1000 + rounding).rounded(.down) / 1000))s"
}

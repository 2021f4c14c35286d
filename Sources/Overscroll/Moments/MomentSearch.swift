package import Foundation
package import HeadlessUIKit

/// A search for moments of a script, made by playing it.
@MainActor
package struct MomentSearch {
  /// The result of a search.
  package enum Place {
    /// The display at a time; nil is the end.
    case shown(TimeInterval?)
    /// A stage advanced to the moment, for a moment between two ticks of the display.
    case between(Stage)
  }

  private let makeStage: () throws -> Stage
  /// The result of playing the script, if it has been played.
  private let played: PlayedRun?

  /// Creates a search.
  ///
  /// - Parameter makeStage: Creates the stage of every run. All stages must be equal.
  package init(makeStage: @escaping () throws -> Stage) {
    self.init(played: nil, makeStage: makeStage)
  }

  /// Creates a search that reuses an earlier run.
  ///
  /// - Parameter played: The first run of the script, if already played.
  init(played: PlayedRun?, makeStage: @escaping () throws -> Stage) {
    (self.played, self.makeStage) = (played, makeStage)
  }

  /// Returns the places of moments. Plays the script once if any moment has to be searched for,
  /// then once per trial to solve for the time of an offset.
  ///
  /// - Throws: `MomentProblem`, and errors of the screen.
  package func places(of moments: [ScriptMoment]) throws -> [Place] {
    var run = played
    return try moments.map { moment in
      switch moment {
      case .time(let time): return .shown(time)
      case .end: return .shown(nil)
      case .offset(let points, let name, let pass):
        let played = try run ?? PlayedRun(makeStage)
        run = played
        return try place(of: points, in: name, pass: pass, played)
      case .event(let name, let pass):
        let played = try run ?? PlayedRun(makeStage)
        run = played
        return .shown(try played.time(ofEvent: name, pass: pass))
      case .when(let column, let condition, let pass):
        let played = try run ?? PlayedRun(makeStage)
        run = played
        return .shown(try played.time(when: column, condition, pass: pass))
      }
    }
  }

  /// Returns one stage per moment, advanced to that moment.
  ///
  /// - Throws: `MomentProblem`, and errors of the screen.
  package func stages(at moments: [ScriptMoment]) throws -> [Stage] {
    try places(of: moments).map { place in
      switch place {
      case .between(let stage): return stage
      case .shown(let time):
        let stage = try makeStage()
        try stage.play(to: time)
        return stage
      }
    }
  }

  private func place(
    of points: Double, in name: String?, pass: Int, _ run: PlayedRun
  ) throws -> Place {
    let offsets = try run.offsets(of: name)
    var passes = 0
    for (tick, offset) in offsets.enumerated() {
      guard let offset else { continue }
      let before = tick > 0 ? offsets[tick - 1] : nil
      if offset == points, before != points {
        passes += 1
        if passes == pass { return .shown(run.rows[tick].time) }
      } else if let before, (before - points) * (offset - points) < 0,
        let stage = try solve(points, in: name, run, between: tick - 1)
      {
        passes += 1
        if passes == pass { return .between(stage) }
      }
    }
    let known = offsets.compactMap(\.self)
    throw MomentProblem.offsetNotReached(
      points, pass: pass, passes: passes, least: known.min() ?? 0, greatest: known.max() ?? 0)
  }

  /// The permitted error of an offset in points; the remaining error is the rounding of times.
  private static let nearness = 1e-6

  /// Returns a stage advanced to the time between two ticks at which the offset is reached, or nil
  /// if the offset is jumped over. Uses the secant method with Illinois weights (Dowell and
  /// Jarratt, 1971), which keeps the crossing bracketed. A stage only moves forward, so each trial
  /// plays from the start.
  private func solve(
    _ points: Double, in name: String?, _ run: PlayedRun, between tick: Int
  ) throws -> Stage? {
    var (low, high) = (run.rows[tick].time, run.rows[tick + 1].time)
    guard var below = try run.offset(of: name, at: tick).map({ $0 - points }),
      var above = try run.offset(of: name, at: tick + 1).map({ $0 - points })
    else { return nil }
    var lastSide = 0
    for _ in 0..<40 {
      let time = (low * above - high * below) / (above - below)
      guard time > low, time < high else { return nil }
      let stage = try makeStage()
      try stage.play(toTick: tick)
      try stage.advance(to: time)
      guard let offset = stage.scrollView(named: name)?.contentOffset.y else { return nil }
      let rest = Double(offset) - points
      if abs(rest) < Self.nearness { return stage }
      if rest * above > 0 {
        (high, above) = (time, rest)
        if lastSide == 1 { below /= 2 }
        lastSide = 1
      } else {
        (low, below) = (time, rest)
        if lastSide == -1 { above /= 2 }
        lastSide = -1
      }
    }
    return nil
  }
}

extension Stage {
  /// Advances tick by tick to a tick, as a recording does.
  package func play(toTick last: Int) throws {
    for tick in 0...max(0, last) where end == nil { try advance(to: display.time(ofTick: tick)) }
  }

  /// Advances tick by tick to the last tick that is not later than a time; nil plays to the end.
  package func play(to time: TimeInterval?) throws {
    let last = time.map { display.tick(at: $0) } ?? .max
    var tick = 0
    while tick <= last, end == nil {
      guard tick < Stage.tickLimit else {
        throw RecordingError.tooManyTicks(limit: Stage.tickLimit)
      }
      try advance(to: display.time(ofTick: tick))
      tick += 1
    }
  }

  /// Returns the first scroll view with a name, or the screen's first one without a name.
  package func scrollView(named name: String?) -> UIScrollView? {
    scrollViews.first { name == nil || $0.accessibilityIdentifier == name }
  }
}

package import Foundation
package import HeadlessUIKit

/// Finds moments of a script by playing it.
@MainActor
package struct MomentSearch {
  /// Where a moment lies.
  package enum Place {
    /// What the display shows at a time; nil is the end.
    case shown(TimeInterval?)
    /// A stage that has lived up to the moment, which is no tick of the display.
    case between(Stage)
  }

  private let makeStage: () throws -> Stage
  /// The script, if it has been played.
  private let played: PlayedRun?

  /// - Parameter makeStage: called for every run; each is to be the same.
  package init(makeStage: @escaping () throws -> Stage) {
    self.init(played: nil, makeStage: makeStage)
  }

  /// - Parameter played: the first of these runs.
  init(played: PlayedRun?, makeStage: @escaping () throws -> Stage) {
    (self.played, self.makeStage) = (played, makeStage)
  }

  /// Plays the script once if one of the moments has to be looked for, and then for each offset as often
  /// as it takes to solve for its time.
  ///
  /// - Throws: `MomentProblem`, and what the screen throws.
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

  /// A stage for each moment that has lived up to it.
  ///
  /// - Throws: as `places(of:)`.
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

  /// How near an offset has to come, in points; what is left is the rounding of times.
  private static let nearness = 1e-6

  /// The stage at the time at which the offset is reached behind a tick and before the next; nil if it is
  /// jumped over. By the secant's rule with Illinois weights (Dowell and Jarratt, 1971), which keeps the
  /// crossing between its ends: a stage only goes forward, so that each trial plays from the start.
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
  /// Lives tick by tick, as a recording does.
  package func play(toTick last: Int) throws {
    for tick in 0...max(0, last) where end == nil { try advance(to: display.time(ofTick: tick)) }
  }

  /// Lives to what the display shows at a time; nil is the end.
  package func play(to time: TimeInterval?) throws {
    let last = time.map { display.tick(at: $0) } ?? .max
    var tick = 0
    while tick <= last, end == nil {
      guard tick < ScreenRun.tickLimit else {
        throw RecordingError.tooManyTicks(limit: ScreenRun.tickLimit)
      }
      try advance(to: display.time(ofTick: tick))
      tick += 1
    }
  }

  /// The first of that name; without one, the screen's first.
  package func scrollView(named name: String?) -> UIScrollView? {
    scrollViews.first { name == nil || $0.accessibilityIdentifier == name }
  }
}

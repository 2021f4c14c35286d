import Foundation

/// Reading of the wall clock, the time zone, the seed and the patience of a stage.
extension SceneReader {
  /// The keys that this extension reads.
  static let timeKeys = ["date", "time-zone", "seed", "patience"]
  /// The seeds that every reader of YAML and JSON takes as written.
  static let seeds = 0...9_007_199_254_740_991

  /// Reads the specified keys.
  ///
  /// - Parameter outer: The conditions that apply where a key is not specified.
  mutating func readTime(
    _ fields: [String: SceneNode.Entry], inside outer: StageConditions,
    into changes: inout ConditionChanges
  ) {
    if let entry = fields["date"] { changes.wallTime = wallTime(entry.value) }
    if let entry = fields["time-zone"] { changes.timeZone = timeZone(entry.value) }
    if let entry = fields["seed"] {
      changes.seed = wholeNumber(entry.value, path: "seed", in: Self.seeds).map { UInt64($0) }
    }
    if let entry = fields["patience"] {
      changes.patience = duration(entry.value, path: "patience")
    }
    let isComplete =
      (fields["date"] == nil) == (changes.wallTime == nil)
      && (fields["time-zone"] == nil) == (changes.timeZone == nil)
    if isComplete, let entry = fields["date"] ?? fields["time-zone"] {
      checkTime(
        changes.wallTime ?? outer.wallTime, in: changes.timeZone ?? outer.effectiveTimeZone, entry)
    }
  }

  private mutating func wallTime(_ node: SceneNode) -> WallTime? {
    guard let text = text(node, path: "date") else { return nil }
    guard let time = WallTime(text) else {
      reportWrong(node, .date, path: "date")
      return nil
    }
    let (first, last) = (WallTime.years.lowerBound, WallTime.years.upperBound)
    if !WallTime.years.contains(time.year) {
      report(
        .outOfRange(value: Double(time.year), lower: Double(first), upper: Double(last)),
        node.range, path: "date")
    } else if time.isPossible {
      return time
    } else {
      report(.impossibleDate(text, timeZone: nil), node.range, path: "date")
    }
    return nil
  }

  private mutating func timeZone(_ node: SceneNode) -> TimeZone? {
    guard let text = text(node, path: "time-zone") else { return nil }
    if let zone = TimeZoneName(text)?.timeZone { return zone }
    let near = TimeZoneName.suggestion(for: text)
    report(
      .unknownName(.timeZone, text, suggestion: near, known: []), node.range, path: "time-zone")
    return nil
  }

  /// Reports a time that the clocks of the time zone skip, at the key that specifies either.
  private mutating func checkTime(
    _ time: WallTime?, in zone: TimeZone, _ entry: SceneNode.Entry
  ) {
    guard let time, time.date(in: zone) == nil else { return }
    report(
      .impossibleDate("\(time)", timeZone: zone.identifier), entry.value.range, path: entry.key)
  }
}

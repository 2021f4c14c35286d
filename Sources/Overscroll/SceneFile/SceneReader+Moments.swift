import Foundation

/// Reading of the moments of outputs, `time` and `at`, and of the content of a `.png`.
extension SceneReader {
  /// The largest number of moments of a filmstrip.
  static let momentLimit = 64

  mutating func picture(
    _ fields: [String: SceneNode.Entry], _ node: SceneNode, path: String,
    _ context: SceneOutputContext
  ) -> SceneOutput.Format? {
    if let entry = fields["plot"] {
      refuse(
        ["diagram", "time", "at", "touches", "show", "notes"], beside: "plot", fields, path: path)
      return plot(entry.value, path: "\(path).plot").map { .plot($0, isVector: false) }
    }
    if let entry = fields["diagram"] {
      refuse(["touches", "show", "notes"], beside: "diagram", fields, path: path)
      let diagram = self.diagram(entry.value, path: "\(path).diagram")
      guard let diagram, let moment = singleMoment(fields, node, path: path, context) else {
        return nil
      }
      return .diagram(diagram, at: moment)
    }
    if let entry = fields["at"], case .list(let items) = entry.value.content {
      return filmstrip(items, entry, path: "\(path).at", context)
    }
    return singleMoment(fields, node, path: path, context).map { .png($0) }
  }

  mutating func screenText(
    _ fields: [String: SceneNode.Entry], _ node: SceneNode, path: String,
    _ context: SceneOutputContext
  ) -> SceneOutput.Format? {
    let text = fields["text"].flatMap { entry in
      word(
        entry.value, path: "\(path).text", of: ScreenText.allCases.map(\.rawValue), as: .option)
    }
    let moment = singleMoment(fields, node, path: path, context)
    let kind = fields["text"] == nil ? ScreenText.viewHierarchy : text.flatMap(ScreenText.init)
    guard let kind, let moment else { return nil }
    return .text(kind, at: moment)
  }

  private mutating func refuse(
    _ keys: [String], beside other: String, _ fields: [String: SceneNode.Entry], path: String
  ) {
    for key in keys {
      guard let entry = fields[key] else { continue }
      report(.keysExclude(key, other), entry.keyRange, path: "\(path).\(key)")
    }
  }

  private mutating func filmstrip(
    _ items: [SceneNode], _ entry: SceneNode.Entry, path: String, _ context: SceneOutputContext
  ) -> SceneOutput.Format? {
    guard (1...Self.momentLimit).contains(items.count) else {
      report(
        .outOfRange(value: Double(items.count), lower: 1, upper: Double(Self.momentLimit)),
        entry.value.range, path: path)
      return nil
    }
    let moments = items.enumerated().map { moment($1, path: "\(path)[\($0)]", context) }
    let known = moments.compactMap(\.self)
    return known.count == moments.count ? .filmstrip(known) : nil
  }

  /// Reads `time`, or `at` with one moment; one of them is required.
  private mutating func singleMoment(
    _ fields: [String: SceneNode.Entry], _ node: SceneNode, path: String,
    _ context: SceneOutputContext
  ) -> ScriptMoment? {
    if let entry = fields["at"] {
      refuse(["time"], beside: "at", fields, path: path)
      return moment(entry.value, path: "\(path).at", context)
    }
    guard let time = required("time", fields, node, path: path) else { return nil }
    return self.time(time, path: "\(path).time", context)
  }

  private static let momentKeys = ["time", "offset", "event", "when"]

  /// Reads a moment: a time, `start` or `end`, or a mapping that describes it.
  private mutating func moment(
    _ node: SceneNode, path: String, _ context: SceneOutputContext
  ) -> ScriptMoment? {
    guard case .mapping(let entries) = node.content else {
      if case .text("start", _) = node.content { return .start }
      return time(node, path: path, context)
    }
    let own: [String] =
      switch entries.first(where: { Self.momentKeys.contains($0.key) })?.key {
      case "offset": ["offset", "in", "pass"]
      case "event": ["event", "pass"]
      case "when": ["when", "below", "above", "is", "pass"]
      case "time": ["time"]
      default: Self.momentKeys
      }
    guard let fields = fields(of: node, path: path, known: own) else { return nil }
    var pass = 1
    if let entry = fields["pass"] {
      guard let value = wholeNumber(entry.value, path: "\(path).pass", in: 1...100_000) else {
        return nil
      }
      pass = value
    }
    if let entry = fields["offset"] {
      let name = fields["in"].flatMap {
        reference($0.value, path: "\(path).in") { .scrollView($0) }
      }
      return number(entry.value, path: "\(path).offset", in: Self.coordinates)
        .map { recordMoment(.offset($0, in: name, pass: pass), entry, path: path) }
    }
    if let entry = fields["event"] {
      return text(entry.value, path: "\(path).event")
        .map { recordMoment(.event($0, pass: pass), entry, path: path) }
    }
    if let entry = fields["when"] {
      guard let column = text(entry.value, path: "\(path).when"),
        let condition = condition(fields, node, path: path)
      else { return nil }
      return recordMoment(.when(column, condition, pass: pass), entry, path: path)
    }
    guard let entry = required("time", fields, node, path: path) else { return nil }
    return time(entry, path: "\(path).time", context)
  }

  /// Records a moment that has to be searched for.
  private mutating func recordMoment(
    _ moment: ScriptMoment, _ entry: SceneNode.Entry, path: String
  ) -> ScriptMoment {
    note(.moment(moment), entry.value, path: "\(path).\(entry.key)")
    return moment
  }

  /// Reads a condition: `below`, `above` or `is`.
  private mutating func condition(
    _ fields: [String: SceneNode.Entry], _ node: SceneNode, path: String
  ) -> TraceCondition? {
    if let entry = fields["below"] {
      return number(entry.value, path: "\(path).below", in: Self.coordinates).map { .below($0) }
    }
    if let entry = fields["above"] {
      return number(entry.value, path: "\(path).above", in: Self.coordinates).map { .above($0) }
    }
    return required("is", fields, node, path: path).flatMap { text($0, path: "\(path).is") }
      .map { .equals($0) }
  }

  /// Reads a time that the script reaches, or `end`.
  private mutating func time(
    _ node: SceneNode, path: String, _ context: SceneOutputContext
  ) -> ScriptMoment? {
    if case .text("end", _) = node.content { return .end }
    guard let seconds = duration(node, path: path, expecting: .durationOrEnd) else { return nil }
    let timeline = context.timeline
    let end = timeline.minimumDuration
    // Panels of a comparison may have other scripts, so their times are not checked.
    if timeline.hasKnownDuration, !hasUnreadSteps, !context.isComparison,
      seconds > end + Timeline.instant
    {
      report(.unreachableTime(seconds, end: end), node.range, path: path)
      return nil
    }
    // The duration of a `settle` is only known after playing, so the time is checked later.
    if !timeline.hasKnownDuration, !context.isComparison, seconds > end + Timeline.instant {
      note(.moment(.time(seconds)), node, path: path)
    }
    return .time(seconds)
  }
}

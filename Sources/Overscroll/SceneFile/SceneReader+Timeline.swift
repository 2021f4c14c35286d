import Foundation
import Graphics
import ScrollPhysics

extension SceneReader {
  static let stepNames = [
    "hold", "drag", "overscroll", "release", "settle", "fling", "scroll-to", "set-offset", "touch",
    "at", "tap", "double-tap", "long-press", "swipe", "pinch", "rotate", "type",
  ]

  /// The steps that are meant by names from other tools.
  private static let stepSynonyms = [
    "wait": "hold", "pause": "hold", "sleep": "hold", "delay": "hold", "idle": "hold",
    "scroll": "drag", "pan": "drag", "flick": "fling", "press": "tap", "click": "tap",
    "doubletap": "double-tap", "longpress": "long-press", "zoom": "pinch", "input": "type",
    "write": "type", "orientation": "rotate",
  ]

  /// Reads a script. If every step could be read, checks that it can be played.
  mutating func timeline(_ node: SceneNode, path: String) -> Timeline {
    guard case .list(let items) = node.content else {
      reportWrong(node, .list, path: path)
      return Timeline()
    }
    let known = problems.count
    let steps = items.enumerated().compactMap { step($1, path: "\(path)[\($0)]") }
    let timeline = Timeline(steps)
    // With a step missing, further problems could refer to steps that are correct.
    guard problems.count == known, steps.count == items.count else {
      hasUnreadSteps = true
      return timeline
    }
    for problem in timeline.problems {
      let range = problem.source ?? node.range
      report(
        .timeline(problem.kind, step: problem.step), range, path: "\(path)[\(problem.step - 1)]")
    }
    warnAboutShortFlings(timeline, path: path)
    return timeline
  }

  private mutating func warnAboutShortFlings(_ timeline: Timeline, path: String) {
    for (index, step) in timeline.steps.enumerated() {
      guard case .fling(let way, _) = step.action, let range = step.source else { continue }
      let isGoingOn = index > 0 && timeline.steps[index - 1].action.leavesFingerDown
      let distance = max(abs(Double(way.dx)), abs(Double(way.dy)))
      if distance <= 10, !isGoingOn {
        report(.flingWithinHysteresis(distance), range, path: "\(path)[\(index)].fling.by")
      }
    }
  }

  private mutating func step(_ node: SceneNode, path: String) -> Timeline.Step? {
    switch node.content {
    case .text: return bareStep(node, path: path)
    case .list:
      reportWrong(node, .mapping(keys: Self.stepNames), path: path)
      return nil
    case .mapping(let entries):
      var step: SceneNode.Entry?
      var target: SceneNode.Entry?
      for entry in entries {
        if entry.key == "target" {
          target = entry
        } else if !Self.stepNames.contains(entry.key) {
          reportUnknownStep(entry.key, entry.keyRange, path: path)
          return nil
        } else if let first = step {
          report(.severalSteps(first.key, entry.key), entry.keyRange, path: path)
          return nil
        } else {
          step = entry
        }
      }
      guard let step else {
        report(.missingStep, node.range, path: path)
        return nil
      }
      return self.step(step, outerTarget: target, path: path)
    }
  }

  /// Reads a step without a value: `release` or `settle`. Any other word is a step whose value is
  /// missing, or a typing mistake.
  private mutating func bareStep(_ node: SceneNode, path: String) -> Timeline.Step? {
    guard let name = text(node, path: path) else { return nil }
    switch name {
    case "release": return Timeline.Step(.release, source: node.range)
    case "settle": return Timeline.Step(.settle, source: node.range)
    default:
      if Self.stepNames.contains(name) {
        report(.stepNeedsValue(name), node.range, path: path)
      } else {
        reportUnknownStep(name, node.range, path: path)
      }
      return nil
    }
  }

  private mutating func reportUnknownStep(_ name: String, _ range: SourceRange, path: String) {
    // In `drag by: 3` or `settle 2s`, the first word is a known step.
    let first = name.split(separator: " ").first.map(String.init) ?? name
    if first != name, Self.stepNames.contains(first) {
      return report(.missingColon(afterKey: first), range, path: path)
    }
    guard let meant = Self.stepSynonyms[name.lowercased()] else {
      return reportUnknownName(.step, name, range, path: path, known: Self.stepNames)
    }
    report(
      .unknownName(.step, name, suggestion: meant, known: Self.stepNames), range, path: path)
  }

  private mutating func step(
    _ entry: SceneNode.Entry, outerTarget: SceneNode.Entry?, path: String
  ) -> Timeline.Step? {
    let (value, valuePath) = (entry.value, "\(path).\(entry.key)")
    var innerTarget: SceneNode.Entry?
    let action: Timeline.Action?
    switch entry.key {
    case "hold": action = duration(value, path: valuePath).map { .hold($0) }
    case "at": action = duration(value, path: valuePath).map { .at($0) }
    case "drag": action = drag(value, path: valuePath, target: &innerTarget)
    case "overscroll": action = overscroll(value, path: valuePath, target: &innerTarget)
    case "fling": action = fling(value, path: valuePath, target: &innerTarget)
    case "scroll-to": action = scrollTo(value, path: valuePath, target: &innerTarget)
    case "set-offset": action = setOffset(value, path: valuePath, target: &innerTarget)
    case "touch": action = touch(value, path: valuePath, target: &innerTarget)
    case "tap": action = tap(value, path: valuePath, target: &innerTarget)
    case "double-tap": action = tap(value, path: valuePath, isDouble: true, target: &innerTarget)
    case "long-press": action = longPress(value, path: valuePath, target: &innerTarget)
    case "swipe": action = swipe(value, path: valuePath, target: &innerTarget)
    case "pinch": action = pinch(value, path: valuePath, target: &innerTarget)
    case "rotate": action = orientation(value, path: valuePath).map { .rotate($0) }
    case "type": action = type(value, path: valuePath)
    default:
      report(.stepTakesNoValue(entry.key), entry.keyRange, path: path)
      action = nil
    }
    if let innerTarget, outerTarget != nil {
      report(.targetGivenTwice, innerTarget.keyRange, path: valuePath)
    }
    let target = innerTarget ?? outerTarget
    let name = target.flatMap { text($0.value, path: "\(path).target") }
    return action.map { Timeline.Step($0, target: name, source: entry.keyRange) }
  }
}

/// Reading of steps with a mapping.
extension SceneReader {
  private mutating func drag(
    _ node: SceneNode, path: String, target: inout SceneNode.Entry?
  ) -> Timeline.Action? {
    pull(node, path: path, target: &target) { reader, by, path in
      reader.travel(by, path: path)
    }.map { .drag(by: $0.by, over: $0.over, ease: $0.ease) }
  }

  private mutating func overscroll(
    _ node: SceneNode, path: String, target: inout SceneNode.Entry?
  ) -> Timeline.Action? {
    pull(node, path: path, target: &target) { reader, by, path in
      reader.number(by, path: path, in: SceneReader.coordinates)
    }.map { .overscroll(by: CGFloat($0.by), over: $0.over, ease: $0.ease) }
  }

  /// Reads the keys that `drag` and `overscroll` share. The type of `by` differs between them.
  private mutating func pull<By>(
    _ node: SceneNode, path: String, target: inout SceneNode.Entry?,
    reading read: (inout SceneReader, SceneNode, String) -> By?
  ) -> (by: By, over: Double, ease: FingerPath.Easing)? {
    guard let fields = fields(of: node, path: path, known: ["by", "over", "ease", "target"]) else {
      return nil
    }
    target = fields["target"]
    let by = required("by", fields, node, path: path).flatMap { read(&self, $0, "\(path).by") }
    let over = required("over", fields, node, path: path)
      .flatMap { duration($0, path: "\(path).over") }
    let ease = self.ease(fields, path: path)
    guard let by, let over, let ease else { return nil }
    return (by, over, ease)
  }

  private mutating func fling(
    _ node: SceneNode, path: String, target: inout SceneNode.Entry?
  ) -> Timeline.Action? {
    guard let fields = fields(of: node, path: path, known: ["by", "over", "target"]) else {
      return nil
    }
    target = fields["target"]
    let by = required("by", fields, node, path: path).flatMap { travel($0, path: "\(path).by") }
    let over = required("over", fields, node, path: path)
      .flatMap { duration($0, path: "\(path).over") }
    guard let by, let over else { return nil }
    return .fling(by: by, over: over)
  }

  private mutating func scrollTo(
    _ node: SceneNode, path: String, target: inout SceneNode.Entry?
  ) -> Timeline.Action? {
    guard let fields = fields(of: node, path: path, known: ["x", "y", "animated", "target"]) else {
      return nil
    }
    target = fields["target"]
    let offset = self.offset(fields, path: path)
    guard let animated = fields["animated"] else {
      return offset.map { .scrollTo($0, animated: true) }
    }
    let isAnimated = flag(animated.value, path: "\(path).animated")
    guard let offset, let isAnimated else { return nil }
    return .scrollTo(offset, animated: isAnimated)
  }

  private mutating func setOffset(
    _ node: SceneNode, path: String, target: inout SceneNode.Entry?
  ) -> Timeline.Action? {
    guard let fields = fields(of: node, path: path, known: ["x", "y", "target"]) else { return nil }
    target = fields["target"]
    return offset(fields, path: path).map { .setOffset($0) }
  }

  /// Reads a tap: a point alone, or a mapping.
  private mutating func tap(
    _ node: SceneNode, path: String, isDouble: Bool = false, target: inout SceneNode.Entry?
  ) -> Timeline.Action? {
    if case .list = node.content {
      return point(node, path: path).map { .tap(at: $0, count: isDouble ? 2 : 1) }
    }
    let keys = isDouble ? ["at", "target"] : ["at", "count", "target"]
    guard let fields = fields(of: node, path: path, known: keys) else { return nil }
    target = fields["target"]
    var count = isDouble ? 2.0 : 1
    if let entry = fields["count"] {
      guard let given = number(entry.value, path: "\(path).count", in: 1...10) else { return nil }
      count = given.rounded()
    }
    guard let point = place(fields, path: path) else { return nil }
    return .tap(at: point.value, count: Int(count))
  }

  /// Reads text to type: a text alone, or a mapping.
  private mutating func type(_ node: SceneNode, path: String) -> Timeline.Action? {
    if case .text = node.content {
      return text(node, path: path).map { Timeline.Step.type($0).action }
    }
    guard let fields = fields(of: node, path: path, known: ["text", "over"]) else { return nil }
    let words = required("text", fields, node, path: path)
      .flatMap { text($0, path: "\(path).text") }
    guard let over = fields["over"] else { return words.map { Timeline.Step.type($0).action } }
    guard let time = duration(over.value, path: "\(path).over"), let words else { return nil }
    return .type(words, over: time)
  }

  private mutating func longPress(
    _ node: SceneNode, path: String, target: inout SceneNode.Entry?
  ) -> Timeline.Action? {
    if case .list = node.content {
      return point(node, path: path).map { .longPress(at: $0, for: 0.8) }
    }
    guard let fields = fields(of: node, path: path, known: ["at", "for", "target"]) else {
      return nil
    }
    target = fields["target"]
    var time: Double? = 0.8
    if let entry = fields["for"] { time = duration(entry.value, path: "\(path).for") }
    guard let point = place(fields, path: path), let time else { return nil }
    return .longPress(at: point.value, for: time)
  }

  /// Reads a swipe: a direction alone, or a mapping.
  private mutating func swipe(
    _ node: SceneNode, path: String, target: inout SceneNode.Entry?
  ) -> Timeline.Action? {
    if case .text = node.content {
      return direction(node, path: path).map { .swipe($0, at: nil, by: 150, over: 0.1) }
    }
    let keys = ["direction", "at", "by", "over", "target"]
    guard let fields = fields(of: node, path: path, known: keys) else { return nil }
    target = fields["target"]
    let way = required("direction", fields, node, path: path)
      .flatMap { direction($0, path: "\(path).direction") }
    var (distance, time): (Double?, Double?) = (150, 0.1)
    if let entry = fields["by"] {
      distance = number(entry.value, path: "\(path).by", in: Self.coordinates)
    }
    if let entry = fields["over"] { time = duration(entry.value, path: "\(path).over") }
    guard let way, let point = place(fields, path: path), let distance, let time else { return nil }
    return .swipe(way, at: point.value, by: CGFloat(distance), over: time)
  }

  mutating func orientation(
    _ node: SceneNode, path: String
  ) -> Timeline.Orientation? {
    let names = Timeline.Orientation.allCases.map(\.rawValue)
    return word(node, path: path, of: names, as: .orientation).flatMap(Timeline.Orientation.init)
  }

  private mutating func direction(_ node: SceneNode, path: String) -> Timeline.Direction? {
    let names = Timeline.Direction.allCases.map(\.rawValue)
    return word(node, path: path, of: names, as: .direction).flatMap(Timeline.Direction.init)
  }

  private mutating func pinch(
    _ node: SceneNode, path: String, target: inout SceneNode.Entry?
  ) -> Timeline.Action? {
    let keys = ["scale", "at", "over", "target"]
    guard let fields = fields(of: node, path: path, known: keys) else { return nil }
    target = fields["target"]
    let scale = required("scale", fields, node, path: path)
      .flatMap { number($0, path: "\(path).scale", in: Self.coordinates) }
    var time: Double? = 0.5
    if let entry = fields["over"] { time = duration(entry.value, path: "\(path).over") }
    guard let scale, let point = place(fields, path: path), let time else { return nil }
    return .pinch(at: point.value, scale: CGFloat(scale), over: time)
  }

  /// Reads the optional point where a finger goes down; nil if the point is invalid.
  private mutating func place(
    _ fields: [String: SceneNode.Entry], path: String
  ) -> (value: CGPoint?, Void)? {
    guard let entry = fields["at"] else { return (nil, ()) }
    return point(entry.value, path: "\(path).at").map { ($0, ()) }
  }

  /// Reads an offset; nil only for an invalid coordinate. If both are missing, the check of the
  /// timeline reports it.
  private mutating func offset(
    _ fields: [String: SceneNode.Entry], path: String
  ) -> Timeline.Offset? {
    var offset = Timeline.Offset()
    for (key, property) in [("x", \Timeline.Offset.x), ("y", \Timeline.Offset.y)] {
      guard let entry = fields[key] else { continue }
      let value = number(entry.value, path: "\(path).\(key)", in: Self.coordinates)
      guard let value else { return nil }
      offset[keyPath: property] = CGFloat(value)
    }
    return offset
  }

  mutating func required(
    _ key: String, _ fields: [String: SceneNode.Entry], _ node: SceneNode, path: String
  ) -> SceneNode? {
    if let entry = fields[key] { return entry.value }
    report(.missingKey(key), node.range, path: path.isEmpty ? key : "\(path).\(key)")
    return nil
  }
}

extension Timeline.Action {
  fileprivate var leavesFingerDown: Bool {
    switch self {
    case .drag, .overscroll: return true
    case .touch(_, _, _, let up): return !up
    case .hold, .release, .settle, .fling, .scrollTo, .setOffset, .at, .tap, .longPress, .swipe,
      .pinch, .rotate, .type:
      return false
    }
  }
}

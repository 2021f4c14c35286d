import TestSupport

extension ReferenceTraces.Trace {
  var scene: String {
    scrollViewScene(
      options: config.options, timeline: script.map { $0.text(target: nil) }, until: duration)
  }
}

extension ReferenceTraces.Nested {
  var scene: String {
    nestedScene(
      inner: inner.options, outer: outer.options,
      timeline: script.map { $0.text(target: "inner") }, until: duration)
  }
}

extension ReferenceTraces.Indicator {
  var scene: String {
    scrollViewScene(
      options: config.options, timeline: script.map { $0.text(target: nil) }, until: duration)
  }
}

extension ReferenceTraces.Config {
  /// The axis as options of the built-in screen.
  var options: String {
    """
    bounds: \(bounds), content-height: \(content), inset-top: \(insetTop), \
    inset-bottom: \(insetBottom), offset: \(start), bounces: \(bounces), \
    always-bounce: \(alwaysBounce), paging: \(paging), scroll-enabled: \(scrollEnabled), \
    deceleration-rate: \(rate)
    """
  }
}

extension ReferenceTraces.Step {
  func text(target: String?) -> String {
    touchText(
      at: touch.down, from: touch.y, touch.segments.map { ($0.dt, $0.y, $0.ease) },
      target: target)
  }

  /// The times at which the finger's velocity jumps.
  var corners: [Double] { touch.corners }
}

/// Returns the steps of a touch in the middle of a screen that is 390 points wide.
func touchText(
  at down: Double, from y: Double, _ segments: [(dt: Double, y: Double, ease: String)],
  target: String? = nil
) -> String {
  let path = segments.map { "{to: [195, \($0.y)], over: \($0.dt)s, ease: \($0.ease)}" }
    .joined(separator: ", ")
  let target = target.map { ", target: \($0)" } ?? ""
  return """
      - at: \(down)s
      - touch: {at: [195, \(y)], path: [\(path)], up: true\(target)}

    """
}

func scrollViewScene(options: String, timeline: [String], until end: Double) -> String {
  """
  scene: 1
  device: {size: [390, 844], scale: 3}
  screen: {name: scroll-view, \(options)}
  timeline:
  \(timeline.joined())  - at: \(end)s

  """
}

func nestedScene(
  inner: String, outer: String, timeline: [String], until end: Double
) -> String {
  """
  scene: 1
  device: {size: [390, 844], scale: 3}
  screen: {name: nested-scroll-views, inner: {\(inner)}, outer: {\(outer)}}
  timeline:
  \(timeline.joined())  - at: \(end)s

  """
}

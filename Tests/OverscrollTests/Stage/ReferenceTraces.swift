import Foundation

/// The recorded reference traces of `Fixtures/Traces`, and scenes that play them.
struct ReferenceTraces: Decodable {
  var traces: [Trace]
  var nested: [Nested]
  var indicators: [Indicator]

  struct Trace: Decodable {
    var name: String
    var duration: Double
    var config: Config
    var script: [Step]
    var events: [Event]

    var scene: String {
      scrollViewScene(
        options: config.options, timeline: script.map { $0.text(target: nil) }, until: duration)
    }
  }

  struct Nested: Decodable {
    var name: String
    var duration: Double
    var inner: Config
    var outer: Config
    var script: [Step]
    var innerEvents: [Event]
    var outerEvents: [Event]

    var scene: String {
      nestedScene(
        inner: inner.options, outer: outer.options,
        timeline: script.map { $0.text(target: "inner") }, until: duration)
    }
  }

  struct Indicator: Decodable {
    var name: String
    var duration: Double
    var config: Config
    var script: [Step]

    var scene: String {
      scrollViewScene(
        options: config.options, timeline: script.map { $0.text(target: nil) }, until: duration)
    }
  }

  struct Config: Decodable {
    var bounds: Double
    var content: Double
    var insetTop: Double
    var insetBottom: Double
    var start: Double
    var bounces: Bool
    var alwaysBounce: Bool
    var rate: Double
    var paging: Bool
    var scrollEnabled: Bool

    /// As the screens' keys.
    var options: String {
      """
      bounds: \(bounds), content-height: \(content), inset-top: \(insetTop), \
      inset-bottom: \(insetBottom), offset: \(start), bounces: \(bounces), \
      always-bounce: \(alwaysBounce), paging: \(paging), scroll-enabled: \(scrollEnabled), \
      deceleration-rate: \(rate)
      """
    }
  }

  struct Step: Decodable {
    var touch: Touch

    struct Touch: Decodable {
      var down: Double
      var y: Double
      var segments: [Segment]
    }

    struct Segment: Decodable {
      var dt: Double
      var y: Double
      var ease: String
    }

    func text(target: String?) -> String {
      touchText(
        at: touch.down, from: touch.y, touch.segments.map { ($0.dt, $0.y, $0.ease) },
        target: target)
    }

    /// When the finger's velocity jumps.
    var corners: [Double] {
      touch.segments.reduce(into: [touch.down]) { $0.append($0[$0.count - 1] + $1.dt) }
    }
  }

  struct Event: Decodable {
    var time: Double
    var callback: String
    var velocityPtPerMs: Double?
    var targetContentOffset: Double?
    var willDecelerate: Bool?
  }

  static func load() throws -> ReferenceTraces {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try decoder.decode(
      ReferenceTraces.self, from: Data(contentsOf: folder.appending(path: "manifest.json")))
  }

  /// The rows of a CSV file, without its heading.
  static func rows(_ file: String) throws -> [[String]] {
    let text = try String(contentsOf: folder.appending(path: file + ".csv"), encoding: .utf8)
    return text.split(separator: "\n").dropFirst().map { line in
      line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
  }

  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "../../../Fixtures/Traces").standardized
}

/// A touch in the middle of a screen that is 390 points wide.
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

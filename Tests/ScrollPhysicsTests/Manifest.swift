import Foundation
import ScrollPhysics

/// The recorded reference traces of `Fixtures/Traces`.
struct Manifest: Decodable {
  var traces: [Trace]
  var nested: [Nested]
  var indicators: [Indicator]

  struct Trace: Decodable {
    var name: String
    var duration: Double
    var config: Config
    var minOffset: Double
    var maxOffset: Double
    var script: [Step]
    var gestures: [Gesture]
    var spans: [Span]
    var events: [Event]
  }

  struct Nested: Decodable {
    var name: String
    var duration: Double
    var inner: Config
    var outer: Config
    var script: [Step]
    var outerEvents: [Event]
  }

  struct Indicator: Decodable {
    var name: String
    var config: Config
    var script: [Step]
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

    var axis: ScrollAxis {
      var axis = ScrollAxis(
        content: content, bounds: bounds, insetBefore: insetTop, insetAfter: insetBottom)
      axis.bounces = bounces
      axis.alwaysBounces = alwaysBounce
      axis.isPagingEnabled = paging
      axis.decelerationRate = rate
      return axis
    }

    func run(_ script: [Step]) -> ReferenceScrollView {
      ReferenceScrollView(
        axis: axis, start: start, isEnabled: scrollEnabled,
        script: script.map { .touch($0.touch.path) })
    }
  }

  struct Step: Decodable {
    var touch: Touch
  }

  struct Touch: Decodable {
    var down: Double
    var y: Double
    var segments: [Segment]

    struct Segment: Decodable {
      var dt: Double
      var y: Double
      var ease: String
    }

    var path: FingerPath {
      FingerPath(
        start: CGPoint(x: 0, y: y), downTime: down,
        segments: segments.map {
          .init(
            to: CGPoint(x: 0, y: $0.y), duration: $0.dt,
            easing: $0.ease == "smooth" ? .smooth : .linear)
        })
    }
  }

  struct Gesture: Decodable {
    var began: Double
    var fingerReleaseVelocity: Double
    var releaseOffset: Double
    var releaseMomentum: Double
    var target: Double
  }

  struct Span: Decodable {
    var start: Double?
    var phase: String
  }

  struct Event: Decodable {
    var time: Double
    var callback: String
    var velocityPtPerMs: Double?
    var targetContentOffset: Double?
    var willDecelerate: Bool?
  }

  static func load() throws -> Manifest {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try decoder.decode(
      Manifest.self, from: Data(contentsOf: folder.appending(path: "manifest.json")))
  }

  /// The rows of a CSV file, without its heading.
  static func rows(_ file: String) throws -> [[String]] {
    let text = try String(contentsOf: folder.appending(path: file + ".csv"), encoding: .utf8)
    return text.split(separator: "\n").dropFirst().map { line in
      line.split(separator: ",", omittingEmptySubsequences: false).map { column in
        column.trimmingCharacters(in: .whitespaces)
      }
    }
  }

  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "../../Fixtures/Traces").standardized
}

import Foundation

/// The results of an independent model of scrolling: `Fixtures/Traces/manifest.json`, and a CSV
/// file per trace and tick rate.
package struct ReferenceTraces: Decodable {
  package var traces: [Trace]
  package var nested: [Nested]
  package var indicators: [Indicator]

  package static func load() throws -> ReferenceTraces {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try decoder.decode(
      ReferenceTraces.self, from: Repository.fixture("Traces/manifest.json"))
  }

  /// Returns the rows of a CSV file without its header.
  package static func rows(_ file: String) throws -> [[String]] {
    try Repository.fixtureText("Traces/\(file).csv").split(separator: "\n").dropFirst().map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
    }
  }
}

extension ReferenceTraces {
  /// A trace of one scroll view.
  package struct Trace: Decodable {
    package var name: String
    package var duration: Double
    package var config: Config
    package var minOffset: Double
    package var maxOffset: Double
    package var script: [Step]
    package var gestures: [Gesture]
    package var spans: [Span]
    package var events: [Event]
  }

  /// A trace of one scroll view inside another.
  package struct Nested: Decodable {
    package var name: String
    package var duration: Double
    package var inner: Config
    package var outer: Config
    package var script: [Step]
    package var innerEvents: [Event]
    package var outerEvents: [Event]
  }

  package struct Indicator: Decodable {
    package var name: String
    package var duration: Double
    package var config: Config
    package var script: [Step]
  }

  /// The configuration of a scroll view that scrolls vertically.
  package struct Config: Decodable {
    package var bounds: Double
    package var content: Double
    package var insetTop: Double
    package var insetBottom: Double
    package var start: Double
    package var bounces: Bool
    package var alwaysBounce: Bool
    package var rate: Double
    package var paging: Bool
    package var scrollEnabled: Bool
  }

  package struct Step: Decodable {
    package var touch: Touch
  }

  package struct Touch: Decodable {
    package var down: Double
    package var y: Double
    package var segments: [Segment]

    package struct Segment: Decodable {
      package var dt: Double
      package var y: Double
      /// The easing: `linear` or `smooth`.
      package var ease: String
    }

    /// The times at which the finger's velocity jumps.
    package var corners: [Double] {
      segments.reduce(into: [down]) { $0.append($0[$0.count - 1] + $1.dt) }
    }
  }

  package struct Gesture: Decodable {
    package var began: Double
    package var fingerReleaseVelocity: Double
    package var releaseOffset: Double
    package var releaseMomentum: Double
    package var target: Double
  }

  package struct Span: Decodable {
    package var start: Double?
    package var phase: String
  }

  package struct Event: Decodable {
    package var time: Double
    package var callback: String
    package var velocityPtPerMs: Double?
    package var targetContentOffset: Double?
    package var willDecelerate: Bool?
  }
}

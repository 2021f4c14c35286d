import Foundation

/// What a page asks for. One that is not understood is ignored.
struct PreviewRequest: Decodable {
  enum Action: String, Decodable {
    /// Shows a tick of the script.
    case seek
    case play, pause
    /// How quickly to play, and how quickly the screen lives under a finger.
    case speed
    /// The pointer on the screen.
    case down, move, up
    /// Back to the script.
    case reset
    case choose
    /// Pixels per point.
    case scale
    /// Whether the view tree is looked at.
    case inspect
    /// The gesture as a scene.
    case copy
    /// A picture has arrived.
    case received
  }

  let action: Action
  let tick: Int?
  let value: Double?
  /// Places of the pointer: milliseconds, x, y in points.
  let points: [[Double]]?
  let choice: PreviewChoice?

  init?(_ text: String) {
    guard let request = try? JSONDecoder().decode(PreviewRequest.self, from: Data(text.utf8)) else {
      return nil
    }
    self = request
  }

  /// Past every screen, in points.
  private static let farthest = 1e6

  /// The pointer's places, without what is no place.
  var samples: [HandContact.Sample] {
    (points ?? []).compactMap { numbers in
      guard numbers.count == 3, numbers[1...].allSatisfy({ abs($0) < Self.farthest })
      else { return nil }
      return HandContact.Sample(
        time: numbers[0], point: CGPoint(x: numbers[1], y: numbers[2]))
    }
  }
}

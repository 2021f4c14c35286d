import Foundation

/// A request of a page. Requests that cannot be decoded are ignored.
package struct PreviewRequest: Decodable {
  package enum Action: String, Decodable {
    /// Shows a tick of the script.
    case seek
    case play, pause
    /// Sets the speed of playing and of the live screen.
    case speed
    /// Reports that the pointer has come to the screen, where it may soon press.
    case approach
    /// Reports the pressed pointer on the screen.
    case down, move, up
    /// Returns to the script.
    case reset
    case choose
    /// Sets the number of pixels per point.
    case scale
    /// Turns the display of the view tree on or off.
    case inspect
    /// Copies the gesture as a scene.
    case copy
    /// Confirms that a picture has arrived.
    case received
  }

  package let action: Action
  let tick: Int?
  let value: Double?
  /// The pointer's positions: milliseconds, then x and y in points.
  let points: [[Double]]?
  let choice: PreviewChoice?

  package init?(_ text: String) {
    guard let request = try? JSONDecoder().decode(PreviewRequest.self, from: Data(text.utf8)) else {
      return nil
    }
    self = request
  }

  /// A distance in points that is larger than any screen.
  private static let farthest = 1e6
  /// A time in milliseconds that is later than any clock's. Differences of earlier ones are finite.
  private static let latest = 1e15

  /// The valid positions of the pointer.
  package var samples: [PointerDrag.Sample] {
    (points ?? []).compactMap { numbers in
      guard numbers.count == 3, abs(numbers[0]) < Self.latest,
        numbers[1...].allSatisfy({ abs($0) < Self.farthest })
      else { return nil }
      return PointerDrag.Sample(
        time: numbers[0], point: CGPoint(x: numbers[1], y: numbers[2]))
    }
  }
}

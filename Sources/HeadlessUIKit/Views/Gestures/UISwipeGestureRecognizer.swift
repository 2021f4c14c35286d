import Foundation

/// A quick movement in one direction. Recognised after 50 points, within half a second, if the fingers
/// went no further than half of that to the side: Apple names no numbers, these are near what devices
/// take.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Where to; raw values as UIKit's.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The bits of `UISwipeGestureRecognizerDirection`.
    public let rawValue: UInt

    /// Bits without a name mean nothing.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Towards greater x.
    public static let right = Direction(rawValue: 1 << 0)
    /// Towards smaller x.
    public static let left = Direction(rawValue: 1 << 1)
    /// Towards smaller y.
    public static let up = Direction(rawValue: 1 << 2)
    /// Towards greater y.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The directions it takes.
  open var direction: Direction = .right
  /// How many fingers.
  open var numberOfTouchesRequired = 1

  private static let distance: CGFloat = 50
  private static let duration = 0.5

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if deadline == nil { deadline = now + Self.duration }
    if fingers.count > numberOfTouchesRequired { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, fingers.count == numberOfTouchesRequired else { return }
    if fingers.allSatisfy({ isFarEnough($0.place - $0.start) }) { state = .ended }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if fingers.isEmpty {
      touchesMoved(touches, with: event)
      if state == .possible { state = .failed }
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  override func deadlineReached() { state = .failed }

  private func isFarEnough(_ way: CGPoint) -> Bool {
    let ways: [(Direction, CGFloat, CGFloat)] = [
      (.right, way.x, way.y), (.left, -way.x, way.y), (.down, way.y, way.x), (.up, -way.y, way.x),
    ]
    return ways.contains { wanted, along, across in
      direction.contains(wanted) && along >= Self.distance && abs(across) * 2 <= along
    }
  }
}

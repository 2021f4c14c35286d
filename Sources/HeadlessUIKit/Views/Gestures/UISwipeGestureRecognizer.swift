import Foundation

/// A gesture recogniser for a quick movement in one direction. It is recognised when the fingers
/// have moved 50 points within half a second, and sideways by no more than half of the distance.
/// Apple does not document the numbers. These are close to the behaviour of devices.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions of a swipe. Raw values match UIKit's.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The bits of `UISwipeGestureRecognizerDirection`.
    public let rawValue: UInt

    /// Creates directions from bits. Bits that have no name here have no effect.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the right, towards greater x.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left, towards smaller x.
    public static let left = Direction(rawValue: 1 << 1)
    /// Upwards, towards smaller y.
    public static let up = Direction(rawValue: 1 << 2)
    /// Downwards, towards greater y.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The directions in which a swipe is recognised.
  open var direction: Direction = .right
  /// The number of fingers required.
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

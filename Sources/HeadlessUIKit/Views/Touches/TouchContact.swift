import Foundation

/// One finger of the script while it is down, and what its view has heard of it.
@MainActor
final class TouchContact {
  /// What the view that the finger came down in knows.
  enum Delivery {
    /// Nothing yet: a scroll view or a recogniser holds it back.
    case held
    case begun
    /// Its end, its cancellation, or nothing ever.
    case over
  }

  let number: Int
  let touch: UITouch
  var tracking: TouchTracking!
  var delivery = Delivery.held
  /// Until when a scroll view holds the finger back from its content; nil for none.
  var heldUntil: TimeInterval?
  /// The time of the last event that told of the finger's place.
  var sampled: TimeInterval
  var isDown = true

  init(number: Int, touch: UITouch, heldUntil: TimeInterval?) {
    (self.number, self.touch, self.heldUntil) = (number, touch, heldUntil)
    sampled = touch.startTime
  }
}

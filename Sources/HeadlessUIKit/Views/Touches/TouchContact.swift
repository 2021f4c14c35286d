import Foundation

/// A finger of the script while it is down, with the state of its delivery to the view.
@MainActor
final class TouchContact {
  /// The delivery of a touch to the view in which it began.
  enum Delivery {
    /// The touch is held back by a scroll view or a gesture recogniser.
    case held
    case begun
    /// The view has received the end or the cancellation, or never receives the touch.
    case over
  }

  let number: Int
  let touch: UITouch
  var tracking: TouchTracking!
  var delivery = Delivery.held
  /// The time until which a scroll view holds the touch back from its content; nil if it does not.
  var delayedUntil: TimeInterval?
  /// The time of the last event that reported the finger's location.
  var sampled: TimeInterval
  var isDown = true

  init(number: Int, touch: UITouch, delayedUntil: TimeInterval?) {
    (self.number, self.touch, self.delayedUntil) = (number, touch, delayedUntil)
    sampled = touch.startTime
  }
}

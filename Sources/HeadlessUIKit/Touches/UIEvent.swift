public import Foundation

/// What is known of the fingers on a screen when one of them did something.
@preconcurrency @MainActor
open class UIEvent: _Object {
  /// What an event is about; raw values as UIKit's.
  public enum EventType: Int, Sendable { case touches, motion, remoteControl, presses }

  /// Which event of its type it is; raw values as UIKit's.
  public enum EventSubtype: Int, Sendable { case none = 0, motionShake = 1 }

  /// - Note: Partly: always `touches`; fingers are all that is scripted.
  open var type: EventType { .touches }
  /// - Note: Partly: always `none`, as for all touches.
  open var subtype: EventSubtype { .none }
  /// Seconds on the screen's clock.
  open internal(set) var timestamp: TimeInterval = 0
  var touches: [UITouch] = []

  init() { super.init(_object: ()) }

  /// Every finger on the screen, and those that leave with this event.
  open var allTouches: Set<UITouch>? { touches.isEmpty ? nil : Set(touches) }

  /// Those that came down in a view; nil for none.
  open func touches(for view: UIView) -> Set<UITouch>? { some { $0.view === view } }

  /// Those that came down in a window; nil for none.
  open func touches(for window: UIWindow) -> Set<UITouch>? { some { $0.window === window } }

  /// Those that a recogniser has; nil for none.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    some { gesture.tracked.contains($0) }
  }

  /// Where the finger was between two events.
  ///
  /// - Note: Partly: the touch alone; nothing is left out between two events here.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    touches.contains(touch) ? [touch] : nil
  }

  private func some(_ isWanted: (UITouch) -> Bool) -> Set<UITouch>? {
    let wanted = touches.filter(isWanted)
    return wanted.isEmpty ? nil : Set(wanted)
  }
}

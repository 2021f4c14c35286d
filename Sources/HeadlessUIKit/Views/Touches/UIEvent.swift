public import Foundation

/// What is known of the fingers on a screen when one of them did something.
@preconcurrency @MainActor
open class UIEvent: _Object {
  /// What an event is about; raw values as UIKit's.
  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses
    case scroll = 10
    case hover = 11
    case transform = 14
  }

  /// A pointer's buttons; raw values as UIKit's.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    /// The bits of `UIEventButtonMask`.
    public let rawValue: Int

    /// Any bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The one under the first finger.
    public static let primary = ButtonMask(rawValue: 1 << 0)
    /// The other one.
    public static let secondary = ButtonMask(rawValue: 1 << 1)
    /// From 1.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      ButtonMask(rawValue: 1 << max(0, min(buttonNumber - 1, 30)))
    }
  }

  /// Which event of its type it is; raw values as UIKit's.
  public enum EventSubtype: Int, Sendable {
    case none = 0, motionShake = 1
    case remoteControlPlay = 100
    case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause
    case remoteControlNextTrack, remoteControlPreviousTrack
    case remoteControlBeginSeekingBackward, remoteControlEndSeekingBackward
    case remoteControlBeginSeekingForward, remoteControlEndSeekingForward
  }

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

  /// Where the finger may be next.
  ///
  /// - Note: Partly: nothing is foreseen, an empty array.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? {
    touches.contains(touch) ? [] : nil
  }

  /// Keys that are held: none.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// Buttons of a pointer: none.
  open var buttonMask: ButtonMask { [] }

  private func some(_ isWanted: (UITouch) -> Bool) -> Set<UITouch>? {
    let wanted = touches.filter(isWanted)
    return wanted.isEmpty ? nil : Set(wanted)
  }
}

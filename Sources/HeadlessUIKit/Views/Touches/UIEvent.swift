public import Foundation

/// The touches on the screen at the time of a change.
@preconcurrency @MainActor
open class UIEvent: _Object {
  /// The type of an event. Raw values match UIKit's.
  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses
    case scroll = 10
    case hover = 11
    case transform = 14
  }

  /// The buttons of a pointer. Raw values match UIKit's.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    /// The bits of `UIEventButtonMask`.
    public let rawValue: Int

    /// Creates a mask from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The primary button.
    public static let primary = ButtonMask(rawValue: 1 << 0)
    /// The secondary button.
    public static let secondary = ButtonMask(rawValue: 1 << 1)
    /// Returns the mask of a button, numbered from 1.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      ButtonMask(rawValue: 1 << max(0, min(buttonNumber - 1, 30)))
    }
  }

  /// The subtype of an event. Raw values match UIKit's.
  public enum EventSubtype: Int, Sendable {
    case none = 0, motionShake = 1
    case remoteControlPlay = 100
    case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause
    case remoteControlNextTrack, remoteControlPreviousTrack
    case remoteControlBeginSeekingBackward, remoteControlEndSeekingBackward
    case remoteControlBeginSeekingForward, remoteControlEndSeekingForward
  }

  /// The type of the event.
  ///
  /// - Note: Partly: always `touches`, because scripts produce only touches.
  open var type: EventType { .touches }
  /// The subtype of the event.
  ///
  /// - Note: Partly: always `none`, as for all touch events.
  open var subtype: EventSubtype { .none }
  /// The time of the event, in seconds on the screen's clock.
  open internal(set) var timestamp: TimeInterval = 0
  var touches: [UITouch] = []

  /// Creates an event without touches. Tests subclass it.
  public init() { super.init(_object: ()) }

  /// All touches on the screen, including those that end with this event; nil for none.
  open var allTouches: Set<UITouch>? { touches.isEmpty ? nil : Set(touches) }

  /// Returns the touches that began in a view; nil for none.
  open func touches(for view: UIView) -> Set<UITouch>? { some { $0.view === view } }

  /// Returns the touches that began in a window; nil for none.
  open func touches(for window: UIWindow) -> Set<UITouch>? { some { $0.window === window } }

  /// Returns the touches that a recogniser receives; nil for none.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    some { gesture.tracked.contains($0) }
  }

  /// Returns the intermediate touches since the last event.
  ///
  /// - Note: Partly: returns only the touch itself, because no intermediate touches are recorded.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    touches.contains(touch) ? [touch] : nil
  }

  /// Returns predicted touches for the time until the next event.
  ///
  /// - Note: Partly: returns an empty array, because touches are not predicted.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? {
    touches.contains(touch) ? [] : nil
  }

  /// The modifier keys that are held down. Always empty.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// The pointer buttons that are pressed. Always empty.
  open var buttonMask: ButtonMask { [] }

  private func some(_ isIncluded: (UITouch) -> Bool) -> Set<UITouch>? {
    let wanted = touches.filter(isIncluded)
    return wanted.isEmpty ? nil : Set(wanted)
  }
}

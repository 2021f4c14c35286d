public import Foundation

/// A press of a button or a key. Never delivered here: presses are not simulated.
@preconcurrency @MainActor
open class UIPress: _Object {
  /// The phase of a press. Raw values match UIKit's.
  public enum Phase: Int, Sendable { case began, changed, stationary, ended, cancelled }

  /// The button of a press. Raw values match UIKit's.
  public enum PressType: Int, Sendable {
    case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
    case pageUp = 30
    case pageDown = 31
  }

  open var timestamp: TimeInterval { 0 }
  open var phase: Phase { .began }
  open var type: PressType { .select }
  /// The force of the press, 0…1.
  open var force: CGFloat { 0 }
  open var window: UIWindow? { nil }
  open var responder: UIResponder? { nil }
  open var gestureRecognizers: [UIGestureRecognizer]? { nil }
  /// The key of a keyboard press; nil for a button.
  open var key: UIKey? { nil }

  /// Creates a press without a key. Tests subclass it.
  public init() { super.init(_object: ()) }
}

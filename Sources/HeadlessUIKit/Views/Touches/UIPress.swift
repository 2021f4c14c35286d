public import Foundation

/// A button or a key that is pressed. No script presses any, so that none is ever told of.
@preconcurrency @MainActor
open class UIPress: _Object {
  /// What the press did last; raw values as UIKit's.
  public enum Phase: Int, Sendable { case began, changed, stationary, ended, cancelled }

  /// Which button it is; raw values as UIKit's.
  public enum PressType: Int, Sendable {
    case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
    case pageUp = 30
    case pageDown = 31
  }

  open var timestamp: TimeInterval { 0 }
  open var phase: Phase { .began }
  open var type: PressType { .select }
  /// 0…1.
  open var force: CGFloat { 0 }
  open var window: UIWindow? { nil }
  open var responder: UIResponder? { nil }
  open var gestureRecognizers: [UIGestureRecognizer]? { nil }
  /// The key, of a keyboard.
  open var key: UIKey? { nil }

  init() { super.init(_object: ()) }
}

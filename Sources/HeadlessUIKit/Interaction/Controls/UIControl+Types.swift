extension UIControl {
  /// The state of a control. Raw values are those of UIKit.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits of `UIControlState`.
    public let rawValue: UInt

    /// Creates a state from bits. Bits without a name are free for an app to use.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The state of a control with no other state.
    public static let normal: State = []
    /// The state of a control under a touch.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The state of a control that ignores touches.
    public static let disabled = State(rawValue: 1 << 1)
    /// The state of a selected control.
    public static let selected = State(rawValue: 1 << 2)
    /// The state of a focused control.
    ///
    /// - Note: Partly: no control is ever focused here.
    public static let focused = State(rawValue: 1 << 3)
    /// The bits for an app's use.
    public static let application = State(rawValue: 0x00FF_0000)
    /// The bits for UIKit's use.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// The events of a control. Raw values are those of UIKit.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits of `UIControlEvents`.
    public let rawValue: UInt

    /// Creates events from bits. Bits without a name are free for an app to use.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A touch begins in the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A touch begins again soon after the last one ended.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A touch moves inside the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A touch moves outside the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A touch moves back into the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A touch moves out of the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A touch ends inside the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A touch ends outside the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// A gesture or a scroll view takes over the touch.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// A touch changes the value of the control.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The primary action of a control is triggered.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A menu is about to open.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Text editing begins.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The edited text changes.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Text editing ends.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Text editing ends by the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All touch events.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// All editing events.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// The bits for an app's use.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// The bits for UIKit's use.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The horizontal position of a control's content. Raw values are those of UIKit.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }

  /// The vertical position of a control's content. Raw values are those of UIKit.
  public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }
}

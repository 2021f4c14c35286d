extension UIControl {
  /// What holds for a control; raw values as UIKit's.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits of `UIControlState`.
    public let rawValue: UInt

    /// Bits without a name are an app's own.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// None of the others.
    public static let normal: State = []
    /// A finger is on it.
    public static let highlighted = State(rawValue: 1 << 0)
    /// It follows no finger.
    public static let disabled = State(rawValue: 1 << 1)
    /// It is chosen.
    public static let selected = State(rawValue: 1 << 2)
    /// It has the focus.
    ///
    /// - Note: Partly: nothing has the focus here.
    public static let focused = State(rawValue: 1 << 3)
    /// Bits for an app's own use.
    public static let application = State(rawValue: 0x00FF_0000)
    /// Bits for UIKit's own use.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// What happens to a control; raw values as UIKit's.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits of `UIControlEvents`.
    public let rawValue: UInt

    /// Bits without a name are an app's own.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger came down.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger came down again, soon after it had left.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The finger moved, inside.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The finger moved, outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The finger came back.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The finger went outside.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The finger left, inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The finger left, outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// A gesture or a scroll view took the finger.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The value changed by a finger.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// A button did what it is for.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A menu is about to be shown.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Text began to be edited.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// Text changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Text is no longer edited.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Text is no longer edited, by the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All of fingers.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// All of text.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// Bits for an app's own use.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// Bits for UIKit's own use.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// All there are.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// Where content stands across; raw values as UIKit's.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }

  /// Where content stands down; raw values as UIKit's.
  public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }
}

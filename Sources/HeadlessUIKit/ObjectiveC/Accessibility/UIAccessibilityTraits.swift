/// What an element is for and how it behaves, for people who hear a screen; raw values as UIKit's.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits of `UIAccessibilityTraits`.
  public let rawValue: UInt64

  /// Bits without a name here are kept and mean nothing.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// No traits.
  public static let none: UIAccessibilityTraits = []
  /// It can be tapped.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// It leads elsewhere.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// It is a picture.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// It is selected.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// It makes a sound of its own.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// It is a key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// It is text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// It sums up what the screen shows when it opens.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// It cannot be used now.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// Its label or value changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// It is where one searches.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// It starts something that plays.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// Its value can be raised and lowered.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// Touches go to the app itself.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// It turns a page when it has been read.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// It holds tabs.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// It is the title of what follows.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

public import Foundation

/// A list of elements that people of VoiceOver step through, such as all headings.
///
/// - Note: Partly: stored; no assistive technology runs here.
open class UIAccessibilityCustomRotor: _Object {
  /// The direction of a step.
  public enum Direction: Int, Sendable { case previous, next }

  /// The standard rotors. Raw values match UIKit's.
  public enum SystemRotorType: Int, Sendable {
    case none, link, visitedLink, heading, headingLevel1, headingLevel2, headingLevel3
    case headingLevel4, headingLevel5, headingLevel6, boldText, italicText, underlineText
    case misspelledWord, image, textField, table, list, landmark
  }

  /// A closure that returns the next element from the current one; nil at the end.
  public typealias Search =
    (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

  /// The name that is read aloud.
  open var name: String
  /// The name with attributes. Setting it sets `name`; attributes are discarded.
  open var attributedName: NSAttributedString {
    get { NSAttributedString(string: name) }
    set { name = newValue.string }
  }
  /// The closure that finds the next element.
  open var itemSearchBlock: Search
  /// The standard rotor that this one replaces; none by default.
  public let systemRotorType: SystemRotorType

  /// Creates a rotor with a name.
  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    (self.name, self.itemSearchBlock, systemRotorType) = (name, itemSearchBlock, .none)
    super.init(_object: ())
  }

  /// Creates a rotor with a name, whose attributes are discarded.
  public init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
    (name, self.itemSearchBlock) = (attributedName.string, itemSearchBlock)
    systemRotorType = .none
    super.init(_object: ())
  }

  /// Creates a rotor in place of a standard one.
  public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
    (name, self.itemSearchBlock, systemRotorType) = ("", itemSearchBlock, type)
    super.init(_object: ())
  }
}

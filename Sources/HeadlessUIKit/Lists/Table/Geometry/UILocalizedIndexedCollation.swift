import Foundation

/// Sorts things into a table's sections by their first letters, with the titles that go down its side.
///
/// - Note: Partly: the sections are those of English, A to Z and # for what begins otherwise; letters with marks
///   go to those without.
@preconcurrency @MainActor
open class UILocalizedIndexedCollation: _Object {
  private static let shared = UILocalizedIndexedCollation()
  private static let letters = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map {
    String(UnicodeScalar($0))
  }

  private init() { super.init(_object: ()) }

  /// The one of the language.
  open class func current() -> UILocalizedIndexedCollation { shared }

  /// Of the sections, in order.
  open var sectionTitles: [String] { Self.letters + ["#"] }
  /// What goes down the table's side.
  open var sectionIndexTitles: [String] { sectionTitles }

  /// The section that a title of the side leads to.
  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int {
    min(max(0, indexTitleIndex), sectionTitles.count - 1)
  }

  /// The section of an object, by the text that a method or a property of it returns.
  open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    let text = Self.text(of: object, selector).trimmingCharacters(in: .whitespaces)
    let first = text.prefix(1).folding(
      options: [.diacriticInsensitive, .caseInsensitive, .widthInsensitive], locale: nil
    ).uppercased()
    return Self.letters.firstIndex(of: first) ?? Self.letters.count
  }

  /// The objects in the order of their texts, whatever the case and the marks of letters, numbers by their values;
  /// of equal ones the first stays first.
  open func sortedArray(
    from array: [Any], collationStringSelector selector: Selector
  ) -> [Any] {
    array.map { (text: Self.text(of: $0, selector), object: $0) }.enumerated().sorted {
      switch $0.element.text.compare($1.element.text, options: Self.blind) {
      case .orderedAscending: true
      case .orderedDescending: false
      case .orderedSame: $0.offset < $1.offset
      }
    }.map(\.element.object)
  }

  /// What does not count in the order of texts.
  private static let blind: String.CompareOptions = [
    .caseInsensitive, .diacriticInsensitive, .widthInsensitive, .numeric,
  ]

  /// What an object says of itself; its description where it has no such property.
  private static func text(of object: Any, _ selector: Selector) -> String {
    let target = object as AnyObject
    if let value = KeyedProperties.property(selector.name, of: target)?.get(target) {
      return value as? String ?? "\(value)"
    }
    let text = object as? String ?? (object as? NSString).map { $0 as String } ?? "\(object)"
    switch selector.name {
    case "lowercaseString": return text.lowercased()
    case "uppercaseString": return text.uppercased()
    default: return text
    }
  }
}

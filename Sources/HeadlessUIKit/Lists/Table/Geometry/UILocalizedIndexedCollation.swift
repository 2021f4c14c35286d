import Foundation

/// Groups objects into sections by their first letter, and supplies the titles of a table's section
/// index.
///
/// - Note: Partly: uses the English sections, A to Z and # for everything else; letters with
///   diacritics belong to the base letter.
@preconcurrency @MainActor
open class UILocalizedIndexedCollation: _Object {
  private static let shared = UILocalizedIndexedCollation()
  private static let letters = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map {
    String(UnicodeScalar($0))
  }

  private init() { super.init(_object: ()) }

  /// Returns the shared collation, whatever the current language is.
  open class func current() -> UILocalizedIndexedCollation { shared }

  /// The titles of the sections, in order.
  open var sectionTitles: [String] { Self.letters + ["#"] }
  /// The titles of the section index; equal to the section titles.
  open var sectionIndexTitles: [String] { sectionTitles }

  /// Returns the section to which a title of the section index leads.
  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int {
    min(max(0, indexTitleIndex), sectionTitles.count - 1)
  }

  /// Returns the section of an object. The method or property named by `selector` returns the text
  /// that decides.
  open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    let text = Self.text(of: object, selector).trimmingCharacters(in: .whitespaces)
    let first = text.prefix(1).folding(
      options: [.diacriticInsensitive, .caseInsensitive, .widthInsensitive], locale: nil
    ).uppercased()
    return Self.letters.firstIndex(of: first) ?? Self.letters.count
  }

  /// Returns the objects sorted by their texts. Case and diacritics are ignored, and numbers are
  /// compared by value.
  ///
  /// Objects with equal texts keep their order.
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

  /// Differences between texts that the sorting ignores.
  private static let blind: String.CompareOptions = [
    .caseInsensitive, .diacriticInsensitive, .widthInsensitive, .numeric,
  ]

  /// Returns the text that the method or property returns, or the object's description if it has no
  /// such property.
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

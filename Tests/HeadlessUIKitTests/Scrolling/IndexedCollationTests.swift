import Foundation
@_spi(Overscroll) import HeadlessUIKit
import Testing

/// Sections by first letter
/// (https://developer.apple.com/documentation/uikit/uilocalizedindexedcollation).
@MainActor
@Suite("Indexed collation")
struct IndexedCollationTests {
  private final class Person {
    let name: String
    init(_ name: String) { self.name = name }
  }

  private let collation = UILocalizedIndexedCollation.current()

  @Test("Each letter has a section, and the last is for other characters")
  func titles() {
    #expect(collation.sectionTitles.count == 27)
    #expect(collation.sectionTitles.first == "A" && collation.sectionTitles.last == "#")
    #expect(collation.sectionIndexTitles == collation.sectionTitles)
    #expect(collation.section(forSectionIndexTitle: 25) == 25)
  }

  @Test(
    "An object belongs to the section of its first letter, ignoring case and diacritics",
    arguments: [("anna", 0), ("Élodie", 4), ("  Zoe", 25), ("42", 26), ("", 26), ("Øyvind", 26)])
  func sections(name: String, section: Int) {
    #expect(
      collation.section(for: name, collationStringSelector: Selector("self")) == section)
  }

  @Test("Objects are sorted by a localised comparison of a key path")
  func sorted() throws {
    KeyedProperties.register("name", of: Person.self) { $0.name }
    let people = ["zoe", "Anna", "Émile", "adam", "Emil"].map(Person.init)
    let sorted = collation.sortedArray(
      from: people, collationStringSelector: Selector("name"))
    let names = sorted.compactMap { ($0 as? Person)?.name }
    #expect(names == ["adam", "Anna", "Emil", "Émile", "zoe"])
    #expect(collation.section(for: people[2], collationStringSelector: Selector("name")) == 4)
  }
}

import Foundation
import TestSupport
import Testing

/// An app with a Core Data model, whose store is in memory and empty at first.
@Suite(.needs(.overscroll, .swiftCompiler))
struct CoreDataTests {
  @Test("Fetches, sections and changes of a controller are those of Core Data")
  func notes() throws {
    let outcome = try FixtureApp.render(
      "Notes", "NotesController", timeline: "{hold: 1s}")
    #expect(outcome.status == 0, "\(outcome.errors)")
    // The numbers of changes are 1 for an insertion, 2 for a deletion, 3 for a move and 4 for an
    // update.
    #expect(
      outcome.printed(by: "Notes") == [
        "changes true", "changes false", "Drinks Milk, Fruit Pears", "old [\"Pears\", \"Milk\"]",
        "same true 2", "section Bakery 0 1", "row Bread - 1 [0, 0]", "row Apples - 1 [2, 0]",
        "Bakery Bread, Drinks Milk, Fruit Apples+Pears",
        "same true 4", "section Drinks 1 2", "row Milk [1, 0] 3 [1, 1]",
        "Bakery Bread, Fruit Apples+Milk+Pears",
        "same true 4", "row Pears [1, 2] 2 -", "row Milk [1, 1] 4 [1, 1]",
        "Bakery Bread, Fruit Apples+Milk",
      ])
  }
}

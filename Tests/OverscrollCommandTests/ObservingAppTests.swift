import Foundation
import TestSupport
import Testing

/// Key-value observation of an app's own properties.
@Suite("Observation of an app's properties", .needs(.overscroll, .swiftCompiler))
struct ObservingAppTests {
  private func printed(_ controller: String) throws -> [String] {
    let outcome = try FixtureApp.render("Observing", controller)
    #expect(outcome.status == 0 && !outcome.errors.contains("warning"), "\(outcome.errors)")
    return outcome.printed(by: "Observing")
  }

  @Test("Properties declared as dynamic report their changes to observers of key paths")
  func keyPaths() throws {
    #expect(
      try printed("ObservingController") == [
        "name a b b", "observed true 0", "count 0 3", "observed false 3", "observed true 3",
        "count 3 5", "observed false 5", "doubled 10", "friend false", "befriended", "name b c c",
        "level 7",
      ])
  }

  @Test("Observers receive the kind and the indexes of changes of a collection's elements")
  func collections() throws {
    #expect(
      try printed("CollectionController") == [
        #"list 1 ["x"] - []"#, #"items 2 ["one"] - [0]"#, #"items 2 ["zero"] - [0]"#,
        #"items 4 ["uno"] ["one"] [1]"#, #"items 3 - ["zero"] [0]"#,
        #"items 2 ["p", "q", "r"] - [1, 2, 3]"#, #"items 3 - ["p", "q"] [1, 2]"#,
        #"items 4 ["u"] ["uno"] [0]"#, #"items 2 ["v"] - [1]"#,
        #"elements 3 2 ["u", "v", "r"]"#, #"list 2 ["y"] - [1]"#,
        #"list 1 ["x", "y", "z"] - []"#, #"items 3 - ["u", "v", "r"] [0, 1, 2]"#,
        "manual 1 2 1 []",
      ])
  }
}

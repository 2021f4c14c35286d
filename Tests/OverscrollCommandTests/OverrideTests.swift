import Foundation
import TestSupport
import Testing

/// Members and initialisers that every class inherits in Objective-C, and not in Swift.
@Suite("Overrides of apps", .needs(.overscroll, .swiftCompiler))
struct OverrideTests {
  private func printed(_ controller: String, timeline: String = "") throws -> [String] {
    let outcome = try FixtureApp.render("Overrides", controller, timeline: timeline)
    #expect(outcome.status == 0 && !outcome.errors.contains("left out"), "\(outcome.errors)")
    return outcome.printed(by: "Overrides")
  }

  @Test("Subclasses override members in extensions; protocols require an init of every object")
  func overrides() throws {
    #expect(
      try printed("OverridesController") == [
        "folds [1, 11, 111] [false, true, true]", "left", "note own ",
        #"notes ["plain", "own plain"] [false, true]"#, "plans [5, 6] true", "tapped 1",
        "built 3 4.0 3",
        #"lists ["batch", "insert", "select"] ["begin", "sections"]"#, "keys true false 1",
      ])
  }

  @Test("UIKit calls the overrides in extensions of its classes, as of Objective-C's categories")
  func overridesInExtensions() throws {
    let taps = "{tap: {at: [150, 320]}}, {tap: {at: [150, 420]}}"
    #expect(
      try printed("ExtensionsController", timeline: taps) == [
        "navigation appears false UINavigationController",
        "navigation appears false StackController", "stack appears", "style 1 true", "dots 30.0",
        #"roles ["view", "scroll view", "view, label", "own view, label", "scroll view"] "#
          + #"[["a", "view"], ["a", "view", "scroll view", "text view"]]"#,
        "cancels [true, false, true]", "closed 7.0", "session true", "button", "tapped",
        "view 1 true",
      ])
  }
}

import Testing

/// Tests that the check finds references to higher folders, and only those.
struct FolderCheckTests {
  private func check(
    _ files: (path: String, text: String)..., exceptions: [FolderRule.Exception] = []
  ) -> FolderCheck {
    FolderCheck(
      FolderRule(target: "T", folders: ["Low", "High"], exceptions: exceptions),
      files: files.map { SourceFile(path: $0.path, text: $0.text) }, lowerTargets: ["Lower"])
  }

  private let high = "final class Sheet {\n  var detent = 1\n  private func close() {}\n}"

  @Test(arguments: [
    "let a: Sheet", "func f(_ a: [Sheet]) {}", "let a = b.detent", "let a = \"\\(b.detent)\"",
  ])
  func upwardReferencesAreFound(text: String) {
    let check = check(("T/Low/A.swift", "import Foundation\n\(text)"), ("T/High/Sheet.swift", high))
    #expect(check.violations.map(\.line) == [2])
    #expect(check.violations.first?.path == "T/Low/A.swift")
  }

  @Test(arguments: [
    "// Sheet", "let a = \"Sheet\"", "let detent = 2", "a.close()", "f(detent: 2)",
    "let a = Sheets()",
  ])
  func whatOnlyLooksLikeThemIsNot(text: String) {
    #expect(check(("T/Low/A.swift", text), ("T/High/Sheet.swift", high)).violations.isEmpty)
  }

  @Test func referencesDownwardAndInsideAFolderAreFine() {
    let check = check(
      ("T/High/A.swift", "let a: Row"), ("T/Low/Row.swift", "struct Row {}"),
      ("T/Low/B.swift", "let a: Row"), ("T/C.swift", "let a: Row"))
    #expect(check.violations.isEmpty)
    #expect(check.references.map(\.name) == ["Row", "Row"])
  }

  @Test func namesThatTwoFilesDeclareOrLowerTargetsUseDoNotCount() {
    let low = ("T/Low/A.swift", "a.detent + a.title")
    #expect(
      check(low, ("T/High/B.swift", "var detent = 1"), ("T/High/C.swift", "var detent = 2"))
        .upward.isEmpty)
    #expect(
      check(low, ("T/High/B.swift", "var title = 1"), ("Lower/D.swift", "b.title")).upward.isEmpty)
    #expect(check(low, ("T/High/B.swift", "var title = 1")).upward.map(\.name) == ["title"])
  }

  @Test func anExceptionExcusesItsNamesAndMustBeNeeded() {
    let files = [("T/Low/A.swift", "let a: Sheet"), ("T/High/Sheet.swift", high)]
    func violations(_ exception: FolderRule.Exception) -> [String] {
      check(files[0], files[1], exceptions: [exception]).violations.map(\.rule)
    }
    #expect(violations(.init("Low/A.swift", "Sheet", because: "a reason")) == [])
    #expect(
      violations(.init("Low/A.swift", "Sheet", "detent", because: "a reason")) == [
        "needs no exception for detent"
      ])
    #expect(violations(.init("Low/B.swift", "Sheet", because: "a reason")).count == 2)
  }
}

import Testing

/// Comments of all sources and tests are plain English, and the check finds those that are not.
struct ProseCheckTests {
  @Test func commentsAreWrittenForStrangers() throws {
    for file in try SourceTree.sources.get() {
      for violation in try ProseCheck.violations(in: file) { Issue.record("Sources/\(violation)") }
    }
    for file in try SourceTree.tests.get() where file.target != "ArchitectureTests" {
      for violation in try ProseCheck.violations(in: file) { Issue.record("Tests/\(violation)") }
    }
  }

  private func rules(_ text: String) throws -> [String] {
    try ProseCheck.violations(in: SourceFile(path: "Layers/A.swift", text: text)).map(\.rule)
  }

  @Test(arguments: [
    ("/// The same for rows.\nvar a = 1", "starts with the thing"),
    ("/// What is shown.\nvar a = 1", "starts with the thing"),
    ("/// Of all rows.\nvar a = 1", "starts with the thing"),
    ("/// Points.\nvar a = 1", "more than one word"),
    ("/// Does nothing.\npublic func a() {}", "without effect"),
    ("/// The offset,\n/// so many points down.\nvar a = 1", "an idiom"),
    ("// Makes it anew.\nvar a = 1", "an idiom"),
    ("/// The delegate, which is told\n/// of changes.\nvar a = 1", "active voice"),
    ("/// The row for who asks.\nvar a = 1", "a pronoun"),
    ("/// The row.\npublic func a() {}", "starts with a verb"),
    ("/// The row.\n@discardableResult open override func a() {}", "starts with a verb"),
    ("// MARK: - What is shown\nvar a = 1", "starts with its subject"),
    ("@Test(\"Who asks is answered\") func a() {}", "starts with its subject"),
    ("@Test(\n  \"It is drawn\", arguments: [1])\nfunc a(b: Int) {}", "starts with its subject"),
    ("@Suite(\"How rows move\") struct A {}", "starts with its subject"),
    ("/// " + String(repeating: "a ", count: 50) + "\nvar a = 1", "at most 100 columns"),
  ])
  func riddlesAreFound(text: String, complaint: String) throws {
    let found = try rules(text)
    #expect(found.count == 1, "\(found)")
    #expect(found.first?.contains(complaint) == true, "\(found)")
  }

  @Test(arguments: [
    "/// The distance between rows, in points.\npublic var a = 1",
    "/// Inserts a row.\npublic func a() {}",
    "/// Whether rows can move.\nopen func a() -> Bool {}",
    "/// The row.\nfunc a() {}", "// What was tried first took twice as long.\nlet a = 1",
    "// MARK: - Layout\nvar a = 1", "@Test(\"A view draws what it shows\") func a() {}",
    "let a = \"so many\"", "/// Returns the row.\n@MainActor public static func a() {}",
  ])
  func plainCommentsAreNot(text: String) throws {
    #expect(try rules(text) == [])
  }
}

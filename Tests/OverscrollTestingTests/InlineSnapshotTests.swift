import Foundation
import Snapshots
import TestSupport
import Testing

/// Writing inline snapshots to the sources of tests.
struct InlineSnapshotTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private typealias Edit = (line: Int, column: Int, labels: [String], offset: Int, text: String?)

  /// Writes edits to a source, and returns the source afterwards and the lines for the user.
  private func write(
    _ source: String, _ edits: Edit...
  ) throws -> (source: String, lines: [String]) {
    let path = "\(folder.path)/a.swift"
    try folder.write("a.swift", source)
    let lines = InlineSnapshotJournal.write(
      edits.map {
        InlineSnapshotEdit(
          path: path, line: $0.line, column: $0.column, labels: $0.labels, offset: $0.offset,
          text: $0.text)
      })
    return (String(decoding: try folder.bytes("a.swift"), as: UTF8.self), lines)
  }

  @Test("A call without a closure gets one, with the indentation of the file")
  func newClosure() throws {
    let result = try write(
      """
      func test() {
        let a = 1; check(of: "(\\(a))", as: .lines)
        // check(
        check(
          of: [1, { 2 }()])
      }

      """, (2, 19, ["matches"], 0, "one\n\ntwo"), (4, 8, ["matches"], 0, "three"))
    #expect(
      result.source == """
        func test() {
          let a = 1; check(of: "(\\(a))", as: .lines) {
            \"""
            one

            two
            \"""
          }
          // check(
          check(
            of: [1, { 2 }()]) {
            \"""
            three
            \"""
          }
        }

        """)
    #expect(result.lines == ["wrote inline snapshots to \(folder.path)/a.swift"])
  }

  @Test(
    "The closure of a call is replaced, wherever it is",
    arguments: [
      ("check(of: 1) { \"old\" }", "check(of: 1) {}"),
      ("check(of: 1, is: { \"old\" })", "check(of: 1, is: {})"),
      ("check(of: { 1 }, is: { \"old\" })", "check(of: { 1 }, is: {})"),
      ("try check() { 1 } is: { \"old\" }", "try check() { 1 } is: {}"),
      ("check { 1 } was: { 0 }", "check { 1 } was: {}"),
    ])
  func replacedClosure(_ source: String, _ goal: String) throws {
    let offset = source.contains("{ 1 }") ? 1 : 0
    let result = try write(source, (1, 1, ["is", "was"], offset, "new"))
    #expect(
      result.source == goal.replacing("{}", with: "{\n    \"\"\"\n    new\n    \"\"\"\n}"))
  }

  @Test("Two new closures of one call have their labels, and a repeated snapshot counts once")
  func severalClosures() throws {
    let result = try write(
      "\ta()\n\tcheck { 1 }; b()\n", (2, 2, ["body"], 2, "b"), (2, 2, ["head"], 1, "h"),
      (2, 2, ["head"], 1, "other"))
    #expect(
      result.source == """
        \ta()
        \tcheck { 1 } head: {
        \t\t\"""
        \t\th
        \t\t\"""
        \t} body: {
        \t\t\"""
        \t\tb
        \t\t\"""
        \t}; b()

        """)
  }

  @Test("A call in another one is written too, unless the closure around it is replaced")
  func nestedCalls() throws {
    let edits: [Edit] = [(1, 1, ["is"], 1, "outer"), (2, 8, ["matches"], 0, "inner")]
    let closure = { (text: String, margin: String) in
      "{\n\(margin)  \"\"\"\n\(margin)  \(text)\n\(margin)  \"\"\"\n\(margin)}"
    }
    let new = try write("outer {\n  inner(1)\n}\n", edits[0], edits[1])
    #expect(
      new.source
        == "outer {\n  inner(1) \(closure("inner", "  "))\n} is: \(closure("outer", ""))\n")
    let replaced = try write("outer { 1 } is: {\n  inner(1)\n}\n", edits[0], edits[1])
    #expect(replaced.source == "outer { 1 } is: \(closure("outer", ""))\n")
    #expect(replaced.lines.contains { $0.contains("there is no call") })
  }

  @Test("A line with several calls and none at the column is left as it is")
  func unclearCall() throws {
    let source = "let a = f(g(1))\n"
    let result = try write(source, (1, 3, ["matches"], 0, "new"))
    #expect(result.source == source)
    #expect(result.lines.contains { $0.contains("there is no call") })
  }

  @Test(
    "Quotes, backslashes and carriage returns are in the literal as they are in the text",
    arguments: [
      ("a\"b", "\"\"\"\n    a\"b\n    \"\"\""), ("\\n", "#\"\"\"\n    \\n\n    \"\"\"#"),
      ("\"\"\"#a\r\nb", "##\"\"\"\n    \"\"\"#a\\##r\n    b\n    \"\"\"##"),
      ("", "\"\"\"\n\n    \"\"\""), ("a\n", "\"\"\"\n    a\n\n    \"\"\""),
    ])
  func literal(_ text: String, _ literal: String) throws {
    let result = try write("check()", (1, 1, ["matches"], 0, text))
    #expect(result.source == "check() {\n    \(literal)\n}")
  }

  @Test("A value that has no text any more loses its closure")
  func removedClosure() throws {
    let result = try write("check(of: 1) { \"old\" }\nb()", (1, 1, ["matches"], 0, nil))
    #expect(result.source == "check(of: 1)\nb()")
  }

  @Test("A source that was changed or removed meanwhile is reported and left as it is")
  func missingCall() throws {
    let result = try write("let a = 1\n", (1, 1, ["matches"], 0, "new"), (9, 1, ["x"], 0, "new"))
    #expect(result.source == "let a = 1\n")
    let error = "error: there is no call to write to"
    #expect(result.lines == ["1:1", "9:1"].map { "\(folder.path)/a.swift:\($0): \(error)" })
    let edit = InlineSnapshotEdit(
      path: "\(folder.path)/b.swift", line: 1, column: 1, labels: [], offset: 0, text: "")
    #expect(
      InlineSnapshotJournal.write([edit])
        == ["error: cannot read \(folder.path)/b.swift: its inline snapshots are not written"])
  }
}

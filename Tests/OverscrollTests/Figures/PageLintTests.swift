import Foundation
import TestSupport
import Testing

/// The findings of `make lint` in the JavaScript, CSS and HTML of pages.
@Suite(.needs(.chromium, .python))
struct PageLintTests {
  private static let program = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "PageLint/lint.py")

  private func findings(_ files: [String: String]) throws -> (status: Int32, lines: [String]) {
    let folder = try Folder()
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/Sources/Page", withIntermediateDirectories: true)
    for (name, text) in files.sorted(by: { $0.key < $1.key }) {
      try folder.write("Sources/Page/\(name)", text)
    }
    let outcome = try #require(Executable.python).run(
      [Self.program.path, folder.path], in: folder)
    return (outcome.status, outcome.lines)
  }

  @Test func nothingIsFoundInWhatIsRight() throws {
    let found = try findings([
      "a.js": "const box = document.getElementById('box')\n",
      "b.js": "box.textContent = `${box.id}: ${/[/]'/.test('`')}` // it's there\n",
      "a.css": "@media (max-width: 9px) { #box::before { color: red; --x: 1 } }\n",
      "a.html": "<!doctype html><p id=\"box\" class=\"{{name}}\">1 < 2<br></p>\n",
    ])
    #expect(found == (0, []))
  }

  @Test func whatIsWrongIsFoundWithItsPlace() throws {
    let found = try findings([
      "a.js": "const box = document.getElementById('bax')\nbox.textContent = nmae\n",
      "a.css": "p {\n  colr: red;\n  color: rde\n}\np::befor { color: red }\n",
      "a.html": "<p id=\"box\"><b>\n</p>\n",
    ])
    #expect(found.status == 1)
    #expect(
      found.lines == [
        "Sources/Page/a.js:2: 'nmae' appears only here: it is not declared or not used",
        "Sources/Page/a.js:1: no element has the id 'bax'",
        "Sources/Page/a.css:2: Chromium does not know 'colr: red'",
        "Sources/Page/a.css:3: Chromium does not know 'color: rde'",
        "Sources/Page/a.css:5: no selector: p::befor",
        "Sources/Page/a.html:2: </p> closes <b>", "Sources/Page/a.html:3: <p> is not closed",
      ])
    #expect(
      try findings(["a.js": "const a = 1\nlet b = = a\n"]).lines == [
        "Sources/Page/a.js:2:9: Unexpected token '='"
      ])
  }
}

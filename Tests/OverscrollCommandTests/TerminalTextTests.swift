import Foundation
import OverscrollCommand
import TestSupport
import Testing

/// Names of strangers' files on the terminal.
@Suite("Text on the terminal")
struct TerminalTextTests {
  private static let hostile = "\u{1B}]0;title\u{7}\u{1B}[31m\u{9B}2J\r\u{202E}gnp"

  @Test("Characters that a terminal obeys are shown as numbers, and others as they are")
  func escapes() {
    #expect(
      TerminalText.escaped(Self.hostile)
        == #"\u{1B}]0;title\u{7}\u{1B}[31m\u{9B}2J\u{D}\u{202E}gnp"#)
    #expect(TerminalText.escaped("a\r\nb\u{1B}\r") == #"a"# + "\n" + #"b\u{1B}\u{D}"#)
    for text in ["", "a\tb\nc", "héllo ✓ 日本", "👩‍👩‍👧", "\u{200F}שלום"] {
      #expect(TerminalText.escaped(text) == text)
    }
  }

  /// Every command gets a file of a hostile name, which does not exist, or exists and is damaged.
  @Test(
    "No command prints a control character of a name", .needs(.overscroll),
    arguments: [
      "render X", "check X", "trace X", "verify X", "record X", "gallery X",
      "app X", "lint X", "test X", "new X/X", "explain X", "diff X X", "encode X -o X",
      "accept X --artifacts X", "review --artifacts X", "prune --artifacts X",
      "report --artifacts X -o X", "report merge X", "plan X", "list X", "doctor X", "members X",
      "schema X", "licenses X", "manual X", "render --images X a.yaml", "render a.yaml -o X/X", "X",
      "--X",
    ])
  func commands(call: String) throws {
    let program = try #require(Executable.overscroll)
    for isThere in [false, true] {
      let folder = try Folder()
      try folder.write("a.yaml", "scene: 1\nscreen: {name: \"\(Self.hostile.dropFirst(12))\"}\n")
      let name = String(Self.hostile.filter { $0 != "/" }) + ".yaml"
      if isThere { try folder.write(name, "scene: 1\n\u{1B}[31m: {") }
      let arguments = call.split(separator: " ").map { String($0).replacing("X", with: name) }
      let outcome = try program.run(arguments, in: folder, environment: ["CI": "1"])
      let bad = outcome.errors.unicodeScalars.filter {
        $0.value < 0x20 && $0 != "\n" && $0 != "\t" || 0x7F..<0xA0 ~= $0.value
      }
      #expect(bad.isEmpty, "\(outcome.errors.debugDescription)")
    }
  }
}

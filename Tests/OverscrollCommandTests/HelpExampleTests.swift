import Foundation
import TestSupport
import Testing

/// The example in the help of each command.
@Suite(.needs(.overscroll))
struct HelpExampleTests {
  /// The commands, with the files that their examples name missing: they end at once.
  private static let commands = [
    "render", "preview", "check", "new", "list", "explain", "gallery", "encode", "trace", "verify",
    "record", "accept", "review", "prune", "diff", "report", "report merge", "plan", "app", "test",
    "lint", "schema", "licenses", "doctor",
  ]

  @Test(arguments: commands)
  func theExampleIsAValidCall(command: String) throws {
    let overscroll = try #require(Executable.overscroll)
    let folder = try Folder()
    let help = try overscroll.run(
      ["help"] + command.split(separator: " ").map(String.init), in: folder)
    let line = try #require(
      help.text.firstMatch(of: /Examples?: (overscroll .*)/), "\(help.text)")
    let words = line.1.split(separator: " ").map(String.init)
    #expect(words.dropFirst().joined(separator: " ").hasPrefix(command))
    let arguments = words.dropFirst().prefix { $0 != ">" }.map { $0.replacing("'", with: "") }
    let outcome = try overscroll.run(
      Array(arguments), in: folder,
      environment: ["OVERSCROLL_ARTIFACTS_DIR": "\(folder.path)/artifacts"])
    // 64 is the exit code of wrong usage.
    #expect(outcome.status != 64, "\(outcome.errors)")
  }

  @Test func theProgramAloneSaysWhatToTypeFirst() throws {
    let overscroll = try #require(Executable.overscroll)
    let folder = try Folder()
    let outcome = try overscroll.run([], in: folder)
    let lines = outcome.text.matches(of: /(?m)^  overscroll (new|render) (\S+)/).map {
      [String($0.1), String($0.2)]
    }
    try #require(lines.map { $0[0] } == ["new", "render"])
    for line in lines {
      let outcome = try overscroll.run(line, in: folder)
      #expect(outcome.status == 0, "\(outcome.errors)")
    }
    #expect(folder.regularFiles == ["stretchy-layout.gif", "stretchy-layout.yaml"])
  }
}

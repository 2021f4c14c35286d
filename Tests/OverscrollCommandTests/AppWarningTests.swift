import Foundation
import TestSupport
import Testing

/// Warnings about an app's screen, which name the line of its code.
@Suite(.needs(.overscroll, .swiftCompiler))
struct AppWarningTests {
  private let program: Executable
  private let folder: Folder

  init() throws {
    program = try #require(Executable.overscroll)
    folder = try Folder()
    try FileManager.default.copyItem(
      atPath: Repository.fixtures.appending(path: "Apps/Ends").path,
      toPath: "\(folder.path)/Ends")
    try folder.write(
      "a.yaml",
      """
      scene: 1
      device: iphone-8
      app: Ends
      screen: {controller: WarningsController}
      timeline: [{hold: 1s}]
      outputs: [{file: a.png, time: end, scale: 1}]

      """)
  }

  private func lines(_ format: String) throws -> [String] {
    let outcome = try program.run(
      ["render", "a.yaml", "--no-cache", "--format", format], in: folder,
      environment: ["OVERSCROLL_CACHE": AppCache.path])
    #expect(outcome.status == 0, "\(outcome.errors)")
    return (outcome.text + outcome.errors).split(separator: "\n").map(String.init)
  }

  private static let sentences = [
    (6, "no image named 'missing' in "),
    (7, "the symbol 'no.such.symbol' is not available; a crossed frame is shown instead"),
    (9, "no font is named 'Nothing-Bold'; UIFont(name:size:) returns nil"),
    (10, "the format '%d' does not fit its arguments: '%d' is for an integer, not for text"),
    (17, "there is no row 99 of section 0"),
  ]

  @Test func warningsNameTheLine() throws {
    let warnings = try lines("text").filter { $0.hasPrefix("warning: ") }
    #expect(warnings.count == Self.sentences.count, "\(warnings)")
    for (warning, (line, words)) in zip(warnings, Self.sentences) {
      #expect(warning.hasPrefix("warning: Ends/Warnings.swift:\(line): \(words)"))
    }
  }

  @Test func jsonHasFileAndLine() throws {
    let events = try lines("json").filter { $0.contains("\"warning\"") }.map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    #expect(events.count == Self.sentences.count)
    for (event, (line, words)) in zip(events, Self.sentences) {
      #expect(event["file"] as? String == "Ends/Warnings.swift")
      #expect(event["line"] as? Int == line)
      #expect((event["message"] as? String)?.hasPrefix(words) == true)
    }
  }

  @Test func annotationsOfGitHubAreAtTheLine() throws {
    let annotations = try lines("github").filter { $0.hasPrefix("::warning") }
    #expect(annotations.count == Self.sentences.count)
    for (annotation, (line, _)) in zip(annotations, Self.sentences) {
      #expect(annotation.hasPrefix("::warning file=Ends/Warnings.swift,line=\(line)::"))
    }
  }
}

import Foundation
import TestSupport
import Testing

/// The examples of the scene file reference are rendered.
@Suite(.needs(.overscroll))
struct ReferenceTests {
  /// Every complete scene in `Fixtures/Scenes/README.md`.
  static let examples: [String] = {
    let page = Repository.fixtures.appending(path: "Scenes/README.md")
    let text = (try? String(contentsOf: page, encoding: .utf8)) ?? ""
    return text.split(separator: "```yaml\n").dropFirst().compactMap { piece in
      let example = piece.split(separator: "```", maxSplits: 1).first.map(String.init) ?? ""
      return example.hasPrefix("scene: 1") && example.contains("size: [160, 240]") ? example : nil
    }
  }()

  @Test func thereIsOneForEachPartOfAFigure() {
    let all = Self.examples.joined()
    for key in [
      "at: [", "plot:", "diagram:", "text:", "show:", "notes:", "compare:", "touches:", ".html",
      "crop:", "fade:", "columns: 2",
    ] {
      #expect(all.contains(key), "\(key)")
    }
  }

  @Test(arguments: examples) func anExampleIsRendered(example: String) throws {
    let program = try #require(Executable.overscroll)
    let folder = try Folder()
    try folder.write("example.yaml", example)
    let images = Repository.fixtures.appending(path: "Images").path
    let outcome = try program.run(
      ["render", "example.yaml", "-o", "out", "--images", images, "--strict"], in: folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(!outcome.lines.isEmpty)
    for line in outcome.lines { #expect(try folder.bytes(line).count > 100, "\(line)") }
  }
}

import Foundation
import TestSupport
import Testing

/// The choice of outputs and variants of a scene, and the hints for mistyped names.
@Suite(.needs(.overscroll))
struct RenderChoiceTests {
  private let folder: Folder
  private let program: Executable

  init() throws {
    folder = try Folder()
    program = try #require(Executable.overscroll)
  }

  private func render(_ arguments: String...) throws -> Executable.Outcome {
    try program.run(["render", "a.yaml", "--quiet"] + arguments, in: folder)
  }

  private func writeVariants() throws {
    try folder.write(
      "a.yaml",
      """
      scene: 1
      device: iphone-8
      screen: {name: parallax-and-scale}
      variants: {theme: [light, dark], text-size: [large, extra-large]}
      outputs:
        - {file: "p-{theme}-{text-size}.png", time: 0s, scale: 0.5}
        - {file: "t-{theme}-{text-size}.txt", time: 0s}

      """)
  }

  @Test(
    .gives("render --only --variant"),
    arguments: [
      (["--only", "p-dark-large.png"], ["p-dark-large.png"]),
      (
        ["--only", "p-dark-large", "--only", "t-light-large.txt"],
        ["p-dark-large.png", "t-light-large.txt"]
      ),
      (
        ["--variant", "theme=dark"],
        [
          "p-dark-extra-large.png", "p-dark-large.png", "t-dark-extra-large.txt",
          "t-dark-large.txt",
        ]
      ),
      (
        ["--variant", "theme=dark", "--variant", "text-size=large"],
        ["p-dark-large.png", "t-dark-large.txt"]
      ),
      (
        [
          "--variant", "text-size=large", "--variant", "theme=dark", "--variant", "theme=light",
          "--only", "p-light-large",
        ],
        ["p-light-large.png"]
      ),
    ])
  func variantsAreChosen(_ arguments: [String], _ files: [String]) throws {
    try writeVariants()
    let outcome = try program.run(["render", "a.yaml", "--quiet"] + arguments, in: folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(folder.files == (["a.yaml"] + files).sorted())
  }

  @Test(arguments: [
    (
      ["--only", "p-drak-large"],
      "a.yaml has no output 'p-drak-large', did you mean 'p-dark-large'?"
    ),
    (
      ["--only", "x"],
      "a.yaml has no output 'x': it has p-light-large.png, t-light-large.txt, p-light-extra-"
    ),
    (
      ["--variant", "theme=drak"], "a.yaml has no variant 'theme=drak', did you mean 'theme=dark'?"
    ),
    (["--variant", "dark"], "a.yaml has no variant 'dark': it has theme=light, text-size=large, "),
    (
      ["--variant", "theme=dark", "--only", "p-light-large"],
      "no variant of a.yaml is chosen by --variant and --only together"
    ),
  ])
  func unknownNamesAreRefused(_ arguments: [String], _ message: String) throws {
    try writeVariants()
    let outcome = try program.run(["render", "a.yaml", "--quiet"] + arguments, in: folder)
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("error: \(message)"), "\(outcome.errors)")
    #expect(folder.files == ["a.yaml"])
  }

  @Test func aSceneWithoutVariantsSaysSo() throws {
    try folder.write("a.yaml", scene())
    let outcome = try render("--variant", "theme=dark")
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("a.yaml has no variant 'theme=dark': it has none"))
  }

  /// Programs that read JSON get every problem; people get twenty and the number of the others.
  @Test func everyProblemIsInJSON() throws {
    let keys = (0..<23).map { "unknown\($0): 1\n" }.joined()
    try folder.write("a.yaml", scene() + keys)
    let json = try render("--format", "json")
    #expect(json.status == 65)
    #expect(json.text.ranges(of: #""code":"unknown-key""#).count == 23, "\(json.text)")
    let text = try render()
    #expect(text.errors.ranges(of: "unknown key").count == 20)
    #expect(text.errors.contains("\nand 3 more\n"))
  }
}

import ArgumentParser
import Overscroll

struct ExplainCommand: ProgramCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explains an error or a key of scene files.",
    discussion: """
      Example: overscroll explain timeline.drag

      Pass the code of an error as 'check --format json' prints it, or the name or path of a key: \
      unknown-key, timeline, drag, outputs.fps. Without an argument all codes and keys are listed.

      Exit codes: 64 wrong usage, 66 no error or key has this name, 73 cannot write.
      """)

  @Argument(
    help: "The code of an error, or a key.",
    completion: .custom { _, _, _ in Self.names })
  var name: String?

  private static var names: [String] {
    ProblemGuide.pages.map(\.code) + KeyPage.all([]).map(\.path)
  }

  @MainActor
  func run() async throws {
    try await reportingFailures { console in
      guard let name else {
        try console.result("errors and warnings:")
        for page in ProblemGuide.pages { try console.result("  \(page.code)") }
        try console.result("keys:")
        for page in KeyPage.distinct([]) { try console.result("  \(page.path)") }
        return
      }
      let errors = ProblemGuide.page(for: name).map { [$0.text] } ?? []
      let keys = KeyPage.distinct(ScreenCatalogue.offered.outlines, called: name)
      guard !errors.isEmpty || !keys.isEmpty else {
        throw Failure.unknownTopic(name, near: suggestion(for: name, among: Self.names))
      }
      try console.result((errors + keys.map(\.text)).joined(separator: "\n\n"))
    }
  }
}

extension ProblemPage {
  /// The page as `overscroll explain` prints it.
  fileprivate var text: String {
    func indented(_ text: String) -> String {
      text.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n")
    }
    return """
      \(code)

      \(explanation)

      wrong:
      \(indented(wrong))

      right:
      \(indented(right))
      """
  }
}

import ArgumentParser

struct ManualCommand: ProgramCommand {
  static let configuration = CommandConfiguration(
    commandName: "manual", abstract: "Prints the manual page.",
    discussion: """
      For man: overscroll manual > /usr/local/share/man/man1/overscroll.1. It is made from the helps of the \
      commands.

      Exit codes: 64 wrong usage, 73 cannot write.
      """,
    shouldDisplay: false)

  @MainActor
  func run() async throws {
    try await reportingFailures { console in try console.result([UInt8](ManualPage.text.utf8)) }
  }
}

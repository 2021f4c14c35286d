import ArgumentParser

struct LicensesCommand: ProgramCommand {
  static let configuration = CommandConfiguration(
    commandName: "licenses",
    abstract: "Prints the licences of the program and of the libraries that it contains.",
    discussion: """
      Example: overscroll licenses > Licenses.txt

      Exit codes: 64 wrong usage, 73 cannot write.
      """)

  @MainActor
  func run() async throws {
    try await reportingFailures { console in
      try console.result(PackageResources.Licenses_txt)
    }
  }
}

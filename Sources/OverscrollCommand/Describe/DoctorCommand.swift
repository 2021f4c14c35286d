import ArgumentParser
import Foundation
import Overscroll

struct DoctorCommand: ProgramCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Checks whether the tools and fonts that commands need are installed.",
    discussion: """
      Example: overscroll doctor

      Checks fonts, the Swift toolchain, ffmpeg, a browser and the cache; nothing is written.

      Exit codes: 0 nothing is missing, 1 something is missing, 64 wrong usage, 73 cannot write.
      """)

  @Option(
    help: ArgumentHelp("text, or json: one object per line.", valueName: "text|json"),
    completion: .list(ListingFormat.allCases.map(\.rawValue)))
  var format = ListingFormat.text

  @MainActor
  func run() async throws {
    try await reportingFailures { console in
      var isComplete = true
      try MachineCheck().forEachFinding { finding in
        try console.result(finding.line(format))
        isComplete = isComplete && finding.isFound
      }
      guard isComplete else { throw ExitStatus.somethingMissing.code }
    }
  }
}

import ArgumentParser
import Foundation
import Overscroll

struct ListCommand: ProgramCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Lists the screens, devices and steps that scenes can use.",
    discussion: """
      Example: overscroll list devices

      Screens are listed with their variants and options, including the screens of a custom package.

      Exit codes: 64 wrong usage, 66 a font directory does not exist, 73 cannot write.
      """)

  enum Topic: String, CaseIterable, ExpressibleByArgument {
    case screens, devices, steps, keys, formats, fonts
  }

  @Argument(help: "screens, devices, steps, keys, formats or fonts.")
  var topic = Topic.screens

  @Option(
    help: ArgumentHelp("text, or json: one object per line.", valueName: "text|json"),
    completion: .list(ListingFormat.allCases.map(\.rawValue)))
  var format = ListingFormat.text

  @Option(help: "A further directory with fonts; can be repeated.", completion: .directory)
  var fonts: [String] = []

  @MainActor
  func run() async throws {
    try await reportingFailures { console in
      for folder in fonts { try Directory(path: folder).read(for: "--fonts") }
      for entry in entries() { try console.result(entry.line(format)) }
    }
  }

  @MainActor
  private func entries() -> [ListingEntry] {
    switch topic {
    case .screens: ScreenCatalogue.offered.outlines.map(ListingEntry.init)
    case .devices: Device.presets.map(ListingEntry.init)
    case .steps: SceneSchema.allSteps.map(ListingEntry.init)
    case .keys: SceneSchema.root([]).map(ListingEntry.init)
    case .formats: SceneOutput.FileType.allCases.map(ListingEntry.init)
    case .fonts:
      InstalledFontFiles(fonts + SceneOptions.fontDirectories).files.map(ListingEntry.init)
    }
  }
}

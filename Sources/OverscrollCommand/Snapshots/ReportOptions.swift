import ArgumentParser

/// The options for the folder of a report and for the run that it describes.
struct ReportOptions: ParsableArguments {
  @Option(
    name: [.short, .long],
    help: "The folder for the report. Default: report in the artifacts folder.")
  var output: String?

  @OptionGroup var artifacts: ArtifactOptions

  func folder() throws -> String { try output ?? "\(artifacts.folder())/report" }
}

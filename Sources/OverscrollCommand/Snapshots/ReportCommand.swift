import ArgumentParser

/// Its options stand in the subcommands: one that both had would never reach the second.
struct ReportCommand: ProgramCommand {
  static let configuration = CommandConfiguration(
    commandName: "report", abstract: "Writes a page about the last run, to be opened in a browser.",
    subcommands: [ReportPageCommand.self, MergeCommand.self],
    defaultSubcommand: ReportPageCommand.self)
}

import ArgumentParser

/// The command `report`. It has no options, because options that a command shares with its
/// subcommand never reach the subcommand.
struct ReportCommand: ProgramCommand {
  static let configuration = CommandConfiguration(
    commandName: "report", abstract: "Writes an HTML report of the last run.",
    discussion: "Example: overscroll report --serve",
    subcommands: [ReportPageCommand.self, MergeCommand.self],
    defaultSubcommand: ReportPageCommand.self)
}

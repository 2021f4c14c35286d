import ArgumentParser
import Foundation
import Overscroll

struct RootCommand: ProgramCommand {
  static let configuration = CommandConfiguration(
    commandName: "overscroll",
    abstract: "Renders iOS scroll screens to GIF and PNG, headless.",
    discussion: """
      The first GIF:
        overscroll new stretchy-layout           writes stretchy-layout.yaml
        overscroll render stretchy-layout.yaml   writes stretchy-layout.gif
        overscroll preview stretchy-layout.yaml  shows it live in the browser

      A view controller of an app: overscroll app MyApp lists what a scene can show.
      """,
    version: OverscrollVersion.text,
    subcommands: [
      RenderCommand.self, PreviewCommand.self, CheckCommand.self, NewCommand.self,
      ListCommand.self, ExplainCommand.self, GalleryCommand.self, EncodeCommand.self,
      TraceCommand.self, VerifyCommand.self, RecordCommand.self,
      AcceptCommand.self, ReviewCommand.self, PruneCommand.self, DiffCommand.self,
      ReportCommand.self, PlanCommand.self, AppCommand.self, TestCommand.self, LintCommand.self,
      SchemaCommand.self, LicensesCommand.self,
      DoctorCommand.self,
      MembersCommand.self, ManualCommand.self, PrepareCommand.self,
    ])

  /// Returns the usage of a command in ArgumentParser's format for wrong arguments.
  static func usage(of command: any ParsableCommand.Type) -> String {
    let names = path(to: command, from: Self.self) ?? [name(of: Self.self)]
    return """
      Usage: \(usageString(for: command))
        See '\(names.joined(separator: " ")) --help' for more information.
      """
  }

  /// Returns the names from `other` down to a command, or nil if the command is not below `other`.
  private static func path(
    to command: any ParsableCommand.Type, from other: any ParsableCommand.Type
  ) -> [String]? {
    if command == other { return [name(of: other)] }
    let below = other.configuration.subcommands.lazy.compactMap { path(to: command, from: $0) }
    return below.first.map { [name(of: other)] + $0 }
  }

  private static func name(of command: any ParsableCommand.Type) -> String {
    command.configuration.commandName ?? ""
  }

  /// Returns the error for a first argument that is not a command. ArgumentParser would only call
  /// it unexpected.
  static func unknownCommand(_ argument: String?) -> ValidationError? {
    let known = configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
    guard let argument, !argument.hasPrefix("-"), !known.contains(argument) else { return nil }
    let near = suggestion(for: argument, among: known).map { ", did you mean '\($0)'?" }
    return ValidationError("there is no command '\(argument)'\(near ?? "")")
  }
}

import ArgumentParser

/// The options for the messages of a command.
struct ReportingOptions: ParsableArguments {
  @Flag(help: "Prints only errors and warnings.")
  var quiet = false

  @Option(
    help: ArgumentHelp(
      "How problems are printed: text, json (one object per line on standard output), or github.",
      valueName: "text|json|github"),
    completion: .list(Console.Format.allCases.map(\.rawValue)), transform: Self.format)
  var format = Console.Format.text

  private static func format(_ name: String) throws -> Console.Format {
    if let format = Console.Format(rawValue: name) { return format }
    throw ValidationError("--format must be text, json or github, not \(name)")
  }
}

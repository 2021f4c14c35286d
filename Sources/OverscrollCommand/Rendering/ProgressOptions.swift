import ArgumentParser

/// The progress option of commands that draw.
struct ProgressOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "How progress is shown: auto (a bar in a terminal) or json (one line per picture).",
      valueName: "auto|json"),
    completion: .list(Console.Progress.allCases.map(\.rawValue)), transform: Self.progress)
  var progress = Console.Progress.auto

  private static func progress(_ name: String) throws -> Console.Progress {
    if let progress = Console.Progress(rawValue: name) { return progress }
    throw ValidationError("--progress must be auto or json, not \(name)")
  }
}

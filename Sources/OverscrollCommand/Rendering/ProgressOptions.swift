import ArgumentParser

/// The progress option of commands that draw.
struct ProgressOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "How it says how far it is: auto (a bar on a terminal) or json (a line a picture).",
      valueName: "auto|json"),
    completion: .list(Console.Progress.allCases.map(\.rawValue)), transform: Self.progress)
  var progress = Console.Progress.auto

  private static func progress(_ name: String) throws -> Console.Progress {
    if let progress = Console.Progress(rawValue: name) { return progress }
    throw ValidationError("--progress must be auto or json, not \(name)")
  }
}

import ArgumentParser

/// The manual page: the `--help` text of each command, in the macros of man(7)
/// (https://man7.org/linux/man-pages/man7/man.7.html).
enum ManualPage {
  static var text: String {
    let root = RootCommand.configuration
    var lines = [
      ".\\\" Made by overscroll manual: do not edit.",
      ".TH OVERSCROLL 1 \"\" \"overscroll \(OverscrollVersion.text)\"",
      ".SH NAME", escaped("overscroll - \(root.abstract)"), ".SH SYNOPSIS",
      ".B overscroll", ".I command", "[\\fIoptions\\fR]", ".SH COMMANDS",
    ]
    for command in commands(root.subcommands, below: []) {
      lines += [".SS " + escaped(command.name), ".nf"]
      lines += command.help.split(separator: "\n", omittingEmptySubsequences: false).map {
        escaped(String($0))
      }
      lines.append(".fi")
    }
    lines += [
      ".SH ENVIRONMENT", ".nf",
    ]
    lines += environment.map { escaped("\($0)  \($1)") }
    return (lines + [".fi"]).joined(separator: "\n") + "\n"
  }

  private static let environment = [
    ("NO_COLOR", "turns colours off"), ("FORCE_COLOR", "turns colours on without a terminal"),
    ("CI", "no progress bars; snapshots are not recorded"),
    ("COLUMNS", "the width of progress bars"),
    ("OVERSCROLL_CACHE", "the folder for compiled apps and rendered outputs"),
    ("OVERSCROLL_NO_CACHE", "turns the cache of render off, like --no-cache"),
    ("OVERSCROLL_SHARD", "the shard to run, like --shard"),
    ("OVERSCROLL_ARTIFACTS_DIR", "the artifacts folder of the last run"),
    ("SWIFT_EXEC", "the Swift compiler for apps and lint"),
  ]

  private struct Command {
    let name: String
    let help: String
  }

  private static func commands(
    _ types: [any ParsableCommand.Type], below path: [String]
  ) -> [Command] {
    types.filter { $0.configuration.shouldDisplay }.flatMap { type in
      let name = path + [type.configuration.commandName ?? ""]
      let help = RootCommand.helpMessage(for: type, columns: 80)
      return [Command(name: name.joined(separator: " "), help: help)]
        + commands(type.configuration.subcommands, below: name)
    }
  }

  /// Escapes a line for roff: backslashes, and a dot or quote at the beginning. Hyphens are escaped
  /// so that readers can copy them as ASCII.
  private static func escaped(_ line: String) -> String {
    let text = line.replacing("\\", with: "\\e").replacing("-", with: "\\-")
    return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + text : text
  }
}

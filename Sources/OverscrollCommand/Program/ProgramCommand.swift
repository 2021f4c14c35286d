import ArgumentParser

/// A command of the program. Errors of ArgumentParser get the same prefix as the program's own
/// errors.
protocol ProgramCommand: AsyncParsableCommand {}

extension ProgramCommand {
  static var _errorPrefix: String { "error: " }
}

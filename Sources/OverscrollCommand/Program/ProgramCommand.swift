import ArgumentParser

/// A command of the program: its errors begin with the same word whoever found them.
protocol ProgramCommand: AsyncParsableCommand {}

extension ProgramCommand {
  static var _errorPrefix: String { "error: " }
}

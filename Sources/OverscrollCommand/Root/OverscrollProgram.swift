import ArgumentParser
import Foundation
public import Overscroll

/// The command line: files, options, words for people, exit codes.
///
/// A package with screens of its own gets the same command line from an executable that says
///
///     await OverscrollProgram.main(
///       adding: [ScreenDefinition("my-screen") { _ in MyController() }])
public enum OverscrollProgram {
  /// Runs the command that the process's arguments name, and ends the process.
  ///
  /// - Parameter screens: Screens that scenes can name in addition to the built-in screens. A
  ///   screen replaces the built-in screen of the same name.
  @MainActor
  public static func main(adding screens: [ScreenDefinition] = []) async -> Never {
    Signals.install()
    if RecordPipe.own == nil { AppProcess.arguments = Array(CommandLine.arguments.dropFirst()) }
    if let wrong = RootCommand.unknownCommand(CommandLine.arguments.dropFirst().first) {
      end(with: wrong)
    }
    await ScreenCatalogue.$offered.withValue(ScreenCatalogue.builtIn.adding(screens)) {
      await run()
    }
    exit(0)
  }

  /// Runs the command that the process's arguments name. Ends the process if the command fails.
  @MainActor
  private static func run() async {
    var command: any ParsableCommand
    do { command = try RootCommand.parseAsRoot() } catch { end(with: error) }
    do {
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch let error as ValidationError {
      // ArgumentParser would print the usage of the root command, because the error does not
      // contain the command.
      Console().printLine("error: \(error.message)\n\(RootCommand.usage(of: type(of: command)))")
      exit(ExitCode.validationFailure.rawValue)
    } catch {
      end(with: error)
    }
  }

  /// Ends the process as ArgumentParser does. Its messages repeat arguments, which may be names of
  /// strangers' files.
  private static func end(with error: any Error) -> Never {
    let code = RootCommand.exitCode(for: error)
    let message = RootCommand.fullMessage(for: error)
    if code.isSuccess {
      try? Console().result(message)
    } else if !message.isEmpty {
      Console().printLine(message)
    }
    exit(code.rawValue)
  }

  /// Runs the command that the arguments name in this process.
  ///
  /// - Returns: The status with which `main` would end the process.
  @MainActor
  package static func status(
    of arguments: [String], adding screens: [ScreenDefinition] = []
  ) async -> Int32 {
    await ScreenCatalogue.$offered.withValue(ScreenCatalogue.builtIn.adding(screens)) {
      do {
        var command = try RootCommand.parseAsRoot(arguments)
        if var command = command as? any AsyncParsableCommand {
          try await command.run()
        } else {
          try command.run()
        }
        return 0
      } catch {
        return RootCommand.exitCode(for: error).rawValue
      }
    }
  }
}

import ArgumentParser
import Foundation
public import Overscroll

/// The command line: files, options, words for people, exit codes.
///
/// A package with screens of its own gets the same command line from an executable that says
///
///     await OverscrollProgram.main(adding: [ScreenDefinition("my-screen") { _ in MyController() }])
public enum OverscrollProgram {
  /// Runs the command that the process's arguments name and ends the process.
  ///
  /// - Parameter screens: what scenes can name besides the built-in screens; a name given again
  ///   replaces the built-in screen.
  @MainActor
  public static func main(adding screens: [ScreenDefinition] = []) async -> Never {
    Signals.install()
    if let wrong = RootCommand.unknownCommand(CommandLine.arguments.dropFirst().first) {
      RootCommand.exit(withError: wrong)
    }
    await $catalogue.withValue(ScreenCatalogue.builtIn.adding(screens)) {
      await run()
    }
    exit(0)
  }

  /// Runs the command that the process's arguments name; ends the process if it fails.
  @MainActor
  private static func run() async {
    var command: any ParsableCommand
    do { command = try RootCommand.parseAsRoot() } catch { RootCommand.exit(withError: error) }
    do {
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch let error as ValidationError {
      // ArgumentParser knows no more which command it was.
      Console().say("error: \(error.message)\n\(RootCommand.usage(of: type(of: command)))")
      exit(ExitCode.validationFailure.rawValue)
    } catch {
      RootCommand.exit(withError: error)
    }
  }

  /// Runs the command that the arguments name in this process.
  ///
  /// - Returns: the status that `main` would end the process with.
  @MainActor
  package static func status(
    of arguments: [String], adding screens: [ScreenDefinition] = []
  ) async -> Int32 {
    await $catalogue.withValue(ScreenCatalogue.builtIn.adding(screens)) {
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

  @TaskLocal static var catalogue = ScreenCatalogue.builtIn
}

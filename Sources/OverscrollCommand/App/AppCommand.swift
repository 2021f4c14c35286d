import ArgumentParser
import Foundation
import Overscroll

struct AppCommand: ProgramCommand {
  static let configuration = CommandConfiguration(
    commandName: "app",
    abstract: "Lists what a scene can show of an app's folder.",
    discussion: """
      Example: overscroll app MyApp

      Lists the app's delegates, its view controllers and how they can be created, its storyboards, and \
      sources and imports that are not available. Then compiles the app and lists the parts that do not \
      compile and are left out. Nothing is written to the folder.

      Exit codes: 0 nothing is missing, 1 something is missing, 64 wrong usage, 65 the app does not compile, \
      66 no such folder, 69 no compiler or no modules to compile against, 73 cannot write.
      """)

  @Argument(help: "The folder with the app's sources.")
  var folder: String

  @MainActor
  func run() async throws {
    let console = Console()
    do {
      let tools = try BuildTools(isDebug: false, console: console)
      let app = try AppSources(folder)
      let modules = try AppModules(app)
      let build = try modules.build(with: tools)
      let scenes = try AppFolder(path: app.resourceFolder, and: app.resources)
        .storyboardControllers()
      // Compiling can replace superclasses, by which more view controllers become known.
      let built = Result { try build.build(quietly: true) }
      let listing = AppListing(app, try build.report(), modules.found, scenes)
      for line in listing.lines { try console.result(line) }
      try built.get()
      let holes = build.allHoles
      for line in holes.lines { try console.result(line) }
      guard listing.isComplete, holes.isEmpty else { throw ExitStatus.somethingMissing.code }
    } catch let failure as Failure {
      console.printLine(failure.message)
      throw failure.status.code
    }
  }
}

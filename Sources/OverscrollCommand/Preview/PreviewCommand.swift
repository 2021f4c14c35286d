import ArgumentParser
import Foundation
import HeadlessUIKit
import Overscroll
import Snapshots

struct PreviewCommand: ProgramCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview", abstract: "Shows a scene live in the browser, or in the terminal.",
    discussion: """
      Example: overscroll preview header.yaml --open

      Prints the address of a page that only this machine can open, and shows the scene there until \
      Ctrl-C. The picture updates whenever the scene, its app's folder or its images are saved. The \
      page has a timeline of the script, a plot, the views and constraints, and a screen that can be \
      dragged; it records gestures as a scene.

      From another machine: run ssh -L 8080:127.0.0.1:PORT, then open the address with port 8080.

      Exit codes: 64 wrong usage, 65 with --terminal: invalid scene, 66 input not found, 69 the port is in use, \
      130 after Ctrl-C.
      """)

  @Argument(help: "A scene file.")
  var scene: String

  @Option(help: "The port on 127.0.0.1. Default: a free port.")
  var port: UInt16 = 0

  @Flag(help: "Opens the page in the browser.")
  var open = false

  @Flag(
    help: "Plays the scene in the terminal: kitty, iTerm2, and terminals that support sixels.")
  var terminal = false

  @Option(
    help: "With --terminal: kitty, iterm2 or sixel. Default: what the terminal reports.")
  var graphics: TerminalGraphics?

  @OptionGroup var options: SceneOptions

  func validate() throws {
    if graphics != nil, !terminal { throw ValidationError("--graphics needs --terminal") }
    if terminal, open || port != 0 {
      throw ValidationError("--terminal cannot be combined with --open or --port")
    }
  }

  @MainActor
  func run() async throws {
    let console = Console()
    do {
      guard scene != "-" else {
        throw ValidationError("a scene from standard input cannot be watched; pass a file")
      }
      guard access(scene, R_OK) == 0 else { throw Failure.cannotRead(scene: scene, .last) }
      _ = try options.assets(forSceneAt: scene)
      try await serve(console)
    } catch let failure as Failure {
      console.printLine(failure.message)
      throw failure.status.code
    }
  }

  @MainActor
  private func serve(_ console: Console) async throws {
    EndReport.begin(options, scene: scene, console)
    ProblemLog.namesPlaces = true
    let session = PreviewSession(scene, options, console)
    if terminal {
      let graphics = try graphicsToUse()
      await session.load()
      guard session.problem == nil else { throw ExitStatus.invalidInput.code }
      let watching = watch(session) { nil }
      defer { watching.cancel() }
      return try await TerminalPlayer(session: session, graphics: graphics).run()
    }
    let before = ProgramRestart()
    if let before { TemporaryFolder.remove(leftBehind: before.folder) }
    let server = try LocalServer(
      PreviewPages(session: session), port: before?.port ?? port,
      token: before?.token ?? LocalServer.randomToken())
    let place = ServerPort()
    let watching = watch(session) {
      place.port.map { ProgramRestart(port: $0, token: server.token, folder: server.folder.path) }
    }
    defer { watching.cancel() }
    let opens = open && before == nil
    try await server.run { port, address in
      await place.set(port)
      if before == nil { try console.result(address) }
      if opens {
        do { try await SystemOpener.open([address], console) } catch {
          console.printLine((error as? Failure)?.message ?? "error: \(error)")
        }
      }
    }
  }

  /// Reloads the scene whenever its files change, and restarts the program when it was rebuilt.
  @MainActor
  private func watch(
    _ session: PreviewSession, restart: @escaping @MainActor () -> ProgramRestart?
  ) -> Task<Void, any Error> {
    // The state is read before the task starts, because the file may be replaced before the first
    // check.
    let program = ProgramRestart.program.map { FileState(of: $0.normalPath) }
    @MainActor func takeOver() async {
      if let program, FileState(of: program.path) != program { await restart()?.run() }
    }
    return Task {
      let watch = SceneWatch {
        SceneInputs([scene], options, and: program.map { [$0.path] } ?? [])
      }
      try await watch.run { changed in
        await takeOver()
        if session.film == nil || !changed.isEmpty { await session.load() }
        // If the program was replaced during loading, pages are connected only now, so the restart
        // is tried again.
        await takeOver()
        return []
      }
    }
  }

  /// Returns the protocol for showing pictures in the terminal.
  ///
  /// - Throws: `ValidationError` if the terminal's protocol is unknown.
  private func graphicsToUse() throws -> TerminalGraphics {
    let environment = ProcessInfo.processInfo.environment
    guard let found = graphics ?? TerminalGraphics(environment: environment) else {
      throw ValidationError(
        "this terminal is not known to show pictures; if it does, pass --graphics kitty, iterm2 or "
          + "sixel")
    }
    return found
  }
}

import Foundation

/// A program that was built again takes the place of the one that runs, at the same address: screens that are compiled
/// into it are new then.
struct ProgramRestart {
  /// Where the next one learns its address.
  private static let variable = "OVERSCROLL_PREVIEW"
  /// How long a file must stay the same before a linker is through with it.
  private static let calm = Duration.milliseconds(500)

  /// The program's file, as it was called when it was first asked for: of one that was replaced the system
  /// says that it is gone.
  static let program: String? = Bundle.main.executablePath

  let port: UInt16
  let token: String

  init(port: UInt16, token: String) { (self.port, self.token) = (port, token) }

  /// What the program before this one has left; nil for the first.
  init?(environment: [String: String] = ProcessInfo.processInfo.environment) {
    let parts = environment[Self.variable]?.split(separator: ":") ?? []
    guard parts.count == 2, let port = UInt16(parts[0]), port > 0,
      parts[1].wholeMatch(of: /[0-9a-f]{32}/) != nil
    else { return nil }
    self.init(port: port, token: String(parts[1]))
  }

  /// Runs the program as it is now in this process. Returns if it cannot be run, or is still being written.
  @MainActor
  func run() async {
    guard let program = Self.program else { return }
    let state = FileState(of: program)
    try? await Task.sleep(for: Self.calm)
    guard FileState(of: program) == state, access(program, X_OK) == 0 else { return }
    setenv(Self.variable, "\(port):\(token)", 1)
    // The port and the pages' connections are closed, and signals are what they were.
    for descriptor in 3..<Int32(256) { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    Signals.uninstall()
    var arguments = CommandLine.arguments.map { strdup($0) } + [nil]
    execv(program, &arguments)
    Signals.install()
    unsetenv(Self.variable)
    for argument in arguments { free(argument) }
  }
}

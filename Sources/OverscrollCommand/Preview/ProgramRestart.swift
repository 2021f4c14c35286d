import Foundation

/// Replaces the running program by its rebuilt version, at the same address. Screens that are
/// compiled into the program change only this way.
struct ProgramRestart {
  /// The environment variable that passes the address to the new program.
  private static let variable = "OVERSCROLL_PREVIEW"
  /// The time that the file must stay unchanged before the linker is considered finished.
  private static let calm = Duration.milliseconds(500)

  /// The path of the program's file at the first access. After the file is replaced, the system
  /// reports the path as deleted.
  static let program: String? = Bundle.main.executablePath

  let port: UInt16
  let token: String
  /// The previous program's temporary folder, which it cannot delete, because it goes on if the new
  /// program does not start.
  let folder: String

  init(port: UInt16, token: String, folder: String) {
    (self.port, self.token, self.folder) = (port, token, folder)
  }

  /// Reads the address that the previous program passed on. Returns nil in the first program.
  init?(environment: [String: String] = ProcessInfo.processInfo.environment) {
    let parts = environment[Self.variable]?.split(separator: ":", maxSplits: 2) ?? []
    guard parts.count == 3, let port = UInt16(parts[0]), port > 0,
      parts[1].wholeMatch(of: /[0-9a-f]{32}/) != nil
    else { return nil }
    self.init(port: port, token: String(parts[1]), folder: String(parts[2]))
  }

  /// Executes the current version of the program in this process. Returns if it cannot be executed
  /// or is still being written.
  @MainActor
  func run() async {
    guard let program = Self.program else { return }
    let state = FileState(of: program)
    try? await Task.sleep(for: Self.calm)
    guard FileState(of: program) == state, access(program, X_OK) == 0 else { return }
    setenv(Self.variable, "\(port):\(token):\(folder)", 1)
    // The new program must not inherit the port, the connections or the signal handlers.
    for descriptor in 3..<Int32(256) { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    Signals.uninstall()
    var arguments = CommandLine.arguments.map { strdup($0) } + [nil]
    execv(program, &arguments)
    Signals.install()
    unsetenv(Self.variable)
    for argument in arguments { free(argument) }
  }
}

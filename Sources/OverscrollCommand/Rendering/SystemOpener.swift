import Foundation

/// The program that shows a file to whoever sits at this machine.
enum SystemOpener {
  #if canImport(Darwin)
    private static let name = "open"
  #else
    private static let name = "xdg-open"
  #endif

  /// Opens files; nothing waits for the programs that show them.
  ///
  /// - Throws: `Failure.noOpener` where there is no program for it.
  static func open(_ paths: [String], _ console: Console) throws {
    guard !paths.isEmpty else { return }
    guard let program = ProgramFinder.path(of: name) else { throw Failure.noOpener(name) }
    for path in paths {
      let process = Process()
      process.executableURL = URL(filePath: program)
      process.arguments = [path]
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      do { try process.run() } catch { throw Failure.noOpener(program) }
      process.waitUntilExit()
      if process.terminationStatus != 0 { console.warn("\(name) could not open \(path)") }
    }
  }
}

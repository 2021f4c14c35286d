import Foundation
import Overscroll

/// The system's program that opens files for the user.
enum SystemOpener {
  #if canImport(Darwin)
    private static let name = "open"
  #else
    private static let name = "xdg-open"
  #endif

  /// Opens files and URLs, and reports those that the system could not open. The caller's actor is
  /// not blocked meanwhile.
  ///
  /// - Throws: `Failure.noOpener` if the system has no such program.
  @MainActor
  static func open(_ paths: [String], _ console: Console) async throws {
    guard !paths.isEmpty else { return }
    let environment = ProcessInfo.processInfo.environment
    guard let program = ProgramFinder.path(of: name, environment: environment) else {
      throw Failure.noOpener(name)
    }
    for path in paths {
      let process = Process()
      process.executableURL = URL(filePath: program)
      process.arguments = [path]
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      let status = try await withCheckedThrowingContinuation { ended in
        process.terminationHandler = { ended.resume(returning: $0.terminationStatus) }
        do { try process.run() } catch { ended.resume(throwing: Failure.noOpener(program)) }
      }
      if status != 0 { console.warn("\(name) could not open \(path)") }
    }
  }
}

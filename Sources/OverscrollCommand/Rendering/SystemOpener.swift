import Foundation
import Overscroll

/// The program that shows a file to whoever sits at this machine.
enum SystemOpener {
  #if canImport(Darwin)
    private static let name = "open"
  #else
    private static let name = "xdg-open"
  #endif

  /// Opens files and addresses, and says of which the system could not; the caller's actor is free meanwhile.
  ///
  /// - Throws: `Failure.noOpener` where there is no program for it.
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

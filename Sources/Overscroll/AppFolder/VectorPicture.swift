package import Foundation
import StageRuntime
import Synchronization

/// The kind of a vector picture in an asset catalogue. PDF is drawn by poppler's `pdftocairo`, SVG
/// by librsvg's `rsvg-convert`. The bytes of the result depend on the installed versions.
package enum VectorPicture: String {
  case pdf, svg

  /// The reason why a picture could not be drawn.
  package enum Problem: Error, Hashable {
    /// The program is not installed; `package` is the Debian package that contains it.
    case noProgram(String, package: String)
    /// The program failed; `words` is the first line of its message.
    case failed(String, words: String)
    case tooSlow(String, seconds: Int)
  }

  /// The time limit for one picture, in seconds.
  package static let timeLimit = 30

  /// The limit of a program's memory, in KiB. A drawing of 10 000 × 10 000 pixels needs a fifth of
  /// it.
  private static let memoryLimit = 2 << 20

  /// A script that runs its arguments with limited memory, where the system supports it.
  private static let limited = "ulimit -v \(memoryLimit) 2> /dev/null; exec \"$@\""

  private var program: (name: String, package: String) {
    switch self {
    case .pdf: ("pdftocairo", "poppler-utils")
    case .svg: ("rsvg-convert", "librsvg2-bin")
    }
  }

  /// Returns the arguments of the program. PDF pages are measured in points and SVG drawings in CSS
  /// pixels; both count as points of the screen, as in Xcode.
  private func arguments(_ file: String, _ scale: CGFloat) -> [String] {
    switch self {
    case .pdf:
      ["-png", "-singlefile", "-f", "1", "-l", "1", "-transp", "-r", "\(72 * scale)", file, "-"]
    case .svg: ["--format", "png", "--zoom", "\(scale)", file]
    }
  }

  /// Returns a PNG of the first page, transparent where nothing is drawn.
  ///
  /// - Parameters:
  ///   - file: The absolute path.
  ///   - scale: The number of pixels per point, greater than 0.
  ///   - environment: The environment variables, with `PATH` for finding the program; nil for the
  ///     process's.
  /// - Throws: `Problem`.
  package func png(
    of file: String, scale: CGFloat, environment: [String: String]? = nil
  ) throws(Problem) -> [UInt8] {
    // A screen asks for its pictures while its stage runs; the program's time and variables are the
    // machine's.
    let result = StageContext.outside { () -> Result<[UInt8], Problem> in
      do throws(Problem) {
        let variables = environment ?? ProcessInfo.processInfo.environment
        return .success(try drawn(file, scale, variables))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  private func drawn(
    _ file: String, _ scale: CGFloat, _ environment: [String: String]
  ) throws(Problem) -> [UInt8] {
    let name = program.name
    guard let path = ProgramFinder.path(of: name, environment: environment) else {
      throw .noProgram(name, package: program.package)
    }
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", Self.limited, "sh", path] + arguments(file, scale)
    process.environment = environment.merging(["LC_ALL": "C"]) { $1 }
    process.standardInput = FileHandle.nullDevice
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    do { try process.run() } catch { throw .failed(name, words: "\(error)") }
    // Both pipes are read at the same time, because a full pipe would block the program.
    let words = ErrorOutput(errors.fileHandleForReading)
    let watch = DispatchWorkItem { kill(process.processIdentifier, SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(Self.timeLimit), execute: watch)
    let bytes = [UInt8](output.fileHandleForReading.readDataToEndOfFile())
    process.waitUntilExit()
    watch.cancel()
    switch (process.terminationReason, process.terminationStatus) {
    case (.exit, 0) where !bytes.isEmpty: break
    case (.uncaughtSignal, SIGKILL): throw .tooSlow(name, seconds: Self.timeLimit)
    default: throw .failed(name, words: words.firstLine)
    }
    return bytes
  }
}

/// The error output of a running program.
private final class ErrorOutput: Sendable {
  private let data = Mutex(Data())
  private let end = DispatchSemaphore(value: 0)

  init(_ file: FileHandle) {
    DispatchQueue.global().async { [self] in
      let all = file.readDataToEndOfFile()
      data.withLock { $0 = all }
      end.signal()
    }
  }

  /// The first line of the output. Read it only once.
  var firstLine: String {
    end.wait()
    let text = data.withLock { String(decoding: $0, as: UTF8.self) }
    return text.split(whereSeparator: \.isNewline).first.map(String.init) ?? "nothing"
  }
}

extension VectorPicture.Problem: CustomStringConvertible {
  /// The description is the end of a sentence for people.
  package var description: String {
    switch self {
    case .noProgram(let name, let package):
      "\(name) is not installed; install it (Debian: apt-get install \(package)) or export a PNG"
    case .failed(let name, let words): "\(name) reported '\(words)'"
    case .tooSlow(let name, let seconds): "\(name) took more than \(seconds) s"
    }
  }
}

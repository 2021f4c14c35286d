package import Foundation
import Synchronization

/// Pictures that are drawings instead of pixels, as asset catalogues have them: PDF is drawn by poppler's `pdftocairo`, SVG by
/// librsvg's `rsvg-convert`. Their bytes are those of the versions that are installed.
package enum VectorPicture: String {
  case pdf, svg

  /// Why there are no pixels.
  package enum Problem: Error, Hashable {
    /// The program, and what has it: a package of Debian's.
    case noProgram(String, package: String)
    /// What the program said, in one line.
    case failed(String, words: String)
    case tooSlow(String, seconds: Int)
  }

  /// How long one picture may take, in seconds.
  package static let timeLimit = 30

  private var program: (name: String, package: String) {
    switch self {
    case .pdf: ("pdftocairo", "poppler-utils")
    case .svg: ("rsvg-convert", "librsvg2-bin")
    }
  }

  /// A page is measured in points, a drawing in pixels of CSS: both are the points of the screen, as Xcode
  /// has them.
  private func arguments(_ file: String, _ scale: CGFloat) -> [String] {
    switch self {
    case .pdf:
      ["-png", "-singlefile", "-f", "1", "-l", "1", "-transp", "-r", "\(72 * scale)", file, "-"]
    case .svg: ["--format", "png", "--zoom", "\(scale)", file]
    }
  }

  /// A PNG of the first page, transparent where nothing is drawn.
  ///
  /// - Parameters:
  ///   - file: the absolute path.
  ///   - scale: pixels per point, above 0.
  ///   - environment: where `PATH` names the program's folder.
  /// - Throws: `Problem`.
  package func png(
    of file: String, scale: CGFloat,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(Problem) -> [UInt8] {
    let name = program.name
    guard let path = ProgramFinder.path(of: name, environment: environment) else {
      throw .noProgram(name, package: program.package)
    }
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments(file, scale)
    process.environment = environment.merging(["LC_ALL": "C"]) { $1 }
    process.standardInput = FileHandle.nullDevice
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    do { try process.run() } catch { throw .failed(name, words: "\(error)") }
    // Read beside the picture, since a full pipe would stop the program.
    let words = LateWords(errors.fileHandleForReading)
    let watch = DispatchWorkItem { process.terminate() }
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(Self.timeLimit), execute: watch)
    let bytes = [UInt8](output.fileHandleForReading.readDataToEndOfFile())
    process.waitUntilExit()
    watch.cancel()
    switch (process.terminationReason, process.terminationStatus) {
    case (.exit, 0) where !bytes.isEmpty: break
    case (.uncaughtSignal, SIGTERM): throw .tooSlow(name, seconds: Self.timeLimit)
    default: throw .failed(name, words: words.firstLine)
    }
    return bytes
  }
}

/// What a program says while it runs.
private final class LateWords: Sendable {
  private let data = Mutex(Data())
  private let end = DispatchSemaphore(value: 0)

  init(_ file: FileHandle) {
    DispatchQueue.global().async { [self] in
      let all = file.readDataToEndOfFile()
      data.withLock { $0 = all }
      end.signal()
    }
  }

  /// To be asked for once.
  var firstLine: String {
    end.wait()
    let text = data.withLock { String(decoding: $0, as: UTF8.self) }
    return text.split(whereSeparator: \.isNewline).first.map(String.init) ?? "nothing"
  }
}

extension VectorPicture.Problem: CustomStringConvertible {
  /// The end of a sentence.
  package var description: String {
    switch self {
    case .noProgram(let name, let package):
      "\(name) is not installed (Debian: apt-get install \(package)); or export it as PNG"
    case .failed(let name, let words): "\(name) says '\(words)'"
    case .tooSlow(let name, let seconds): "\(name) took more than \(seconds) s"
    }
  }
}

import Foundation
import Graphics
import Overscroll

/// Encodes pictures as a film with an installed ffmpeg.
///
/// Pictures are passed on one by one, so that the memory used does not depend on the film's length.
final class FilmPipe {
  private let program: String
  private let codec: [String]
  private var running: (process: Process, input: FileHandle, log: TemporaryFolder)?
  private var size = (width: 0, height: 0)

  /// Locates ffmpeg.
  ///
  /// - Throws: `Failure.noProgram` if ffmpeg is not installed.
  init(_ type: SceneOutput.FileType) throws {
    let environment = ProcessInfo.processInfo.environment
    guard let program = ProgramFinder.path(of: "ffmpeg", environment: environment) else {
      throw Failure.noProgram("ffmpeg", purpose: "it encodes films (.\(type.rawValue))")
    }
    self.program = program
    switch type {
    case .mp4:
      codec = ["-c:v", "libx264", "-crf", "18", "-movflags", "+faststart", "-f", "mp4"]
    case .webm: codec = ["-c:v", "libvpx-vp9", "-crf", "24", "-b:v", "0", "-f", "webm"]
    case .gif, .png, .apng, .webp, .html, .svg, .txt:
      preconditionFailure("\(type.rawValue) is not a film")
    }
  }

  /// Appends a picture. Transparent parts become white, because films have no transparency.
  ///
  /// - Parameter path: The path of the film.
  /// - Throws: `Failure.filmFailed`.
  func append(_ picture: Bitmap, framesPerSecond: Int, to path: String) throws {
    if running == nil { try start(picture, framesPerSecond: framesPerSecond, path) }
    guard let running else { return }
    do {
      try running.input.write(contentsOf: Data(Self.opaque(picture)))
    } catch {
      throw failure()
    }
  }

  /// Waits until the film is written.
  ///
  /// - Throws: `Failure.filmFailed`.
  func finish() throws {
    guard let running else { return }
    try? running.input.close()
    running.process.waitUntilExit()
    guard running.process.terminationStatus == 0 else { throw failure() }
    end()
  }

  /// Ends ffmpeg if it runs.
  func cancel() {
    guard let running else { return }
    RunningTool.end(running.process.processIdentifier)
    running.process.waitUntilExit()
    end()
  }

  private func start(_ picture: Bitmap, framesPerSecond: Int, _ path: String) throws {
    // If ffmpeg ends early, writing must fail with an error instead of a signal that ends this
    // program.
    signal(SIGPIPE, SIG_IGN)
    size = (picture.width, picture.height)
    let log = try TemporaryFolder()
    try log.write([], to: Self.logName)
    let process = Process()
    process.executableURL = URL(filePath: program)
    // Most players need 4:2:0 chroma, which requires even sides. Odd sides are padded by one row or
    // column.
    process.arguments =
      [
        "-v", "error", "-f", "rawvideo", "-pix_fmt", "rgb24", "-s",
        "\(size.width)x\(size.height)", "-r", "\(framesPerSecond)", "-i", "-", "-vf",
        "pad=ceil(iw/2)*2:ceil(ih/2)*2:color=white", "-pix_fmt", "yuv420p", "-an",
        "-map_metadata", "-1", "-fflags", "+bitexact", "-flags:v", "+bitexact",
      ] + codec + ["-y", path]
    let pipe = Pipe()
    process.standardInput = pipe
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle(
      forWritingAtPath: log.path.appending(file: Self.logName))
    do { try process.run() } catch {
      log.remove()
      throw Failure.noProgram(program, purpose: "it encodes films")
    }
    RunningTool.began(process.processIdentifier)
    try? pipe.fileHandleForReading.close()
    running = (process, pipe.fileHandleForWriting, log)
  }

  private func failure() -> Failure {
    guard let running else { return .filmFailed("") }
    try? running.input.close()
    running.process.waitUntilExit()
    let words = String(decoding: running.log.bytes(Self.logName), as: UTF8.self)
    end()
    return .filmFailed(words)
  }

  private func end() {
    guard let running else { return }
    RunningTool.ended(running.process.processIdentifier)
    running.log.remove()
    self.running = nil
  }

  private static let logName = "ffmpeg.txt"

  /// Returns the red, green and blue bytes of each pixel over white.
  private static func opaque(_ picture: Bitmap) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(picture.width * picture.height * 3)
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let pixel = picture[x, y]
        let white = 255 - pixel.alpha
        bytes.append(pixel.red + white)
        bytes.append(pixel.green + white)
        bytes.append(pixel.blue + white)
      }
    }
    return bytes
  }
}

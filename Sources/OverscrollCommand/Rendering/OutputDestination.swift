import Foundation
import Graphics
import ImageCodecs
import Overscroll

/// The destination of one output: a file, a sequence of files, standard output, or a film made by
/// ffmpeg.
///
/// Files appear at their paths only after `finish`.
final class OutputDestination {
  private enum Kind {
    case file(OutputFile)
    case standardOutput
    /// A sequence of files, named by a pattern.
    case sequence(NumberedName, folder: String?)
    case film(FilmPipe, OutputFile)
  }

  /// The path shown to the user.
  let path: String
  private let kind: Kind
  private let frameRate: Int
  private var frames: [OutputFile] = []
  private var bytes: [UInt8] = []

  /// Opens the destination.
  ///
  /// - Parameter folder: The folder that the output must not leave through symbolic links. Nil if
  ///   the user named the file.
  /// - Throws: `Failure.noProgram` for a film without ffmpeg, and the errors of `OutputFile`.
  init(_ path: String, for output: SceneOutput, inside folder: String?) throws {
    self.path = path
    frameRate = output.framesPerSecond ?? 1
    switch output.format {
    case .gif, .apng, .webP, .png, .filmstrip, .plot, .diagram, .text, .html:
      kind = path == "-" ? .standardOutput : .file(try OutputFile(path, inside: folder))
    case .pngSequence:
      guard let name = NumberedName(path) else { preconditionFailure("\(path) has no number") }
      kind = .sequence(name, folder: folder)
    case .video:
      let pipe = try FilmPipe(output.fileType)
      kind = .film(pipe, try OutputFile(path, inside: folder))
    }
  }

  /// Checks that this machine can make an output.
  ///
  /// - Throws: `Failure.noProgram`.
  static func check(_ output: SceneOutput) throws {
    if case .video = output.format { _ = try FilmPipe(output.fileType) }
  }

  /// The total size of the output, in bytes.
  var byteCount: Int {
    switch kind {
    case .file(let file): file.byteCount
    case .standardOutput: bytes.count
    case .sequence: frames.reduce(0) { $0 + $1.byteCount }
    case .film(_, let file): file.byteCount
    }
  }

  /// The paths of the files after `finish`.
  var paths: [String] {
    switch kind {
    case .file, .standardOutput, .film: [path]
    case .sequence: frames.map(\.path)
    }
  }

  /// Appends bytes to a file.
  ///
  /// - Throws: `Failure.cannotWrite`.
  func write(_ bytes: [UInt8]) throws {
    switch kind {
    case .file(let file): try file.write(bytes)
    case .standardOutput: self.bytes += bytes
    case .sequence, .film: preconditionFailure("\(path) is made of pictures")
    }
  }

  /// Writes a complete output from the cache.
  ///
  /// - Throws: `Failure`.
  func write(_ output: CachedOutput) throws {
    for file in output.files {
      switch kind {
      case .file, .standardOutput: try write(file)
      case .sequence: try append(file: file)
      case .film: preconditionFailure("\(path) is made by another program")
      }
    }
  }

  /// Appends a picture to a sequence or a film.
  ///
  /// - Throws: `Failure`; `CodecError` for a picture that does not fit into a PNG.
  func append(_ picture: Bitmap) throws {
    switch kind {
    case .file, .standardOutput: preconditionFailure("\(path) is made of bytes")
    case .sequence: try append(file: picture.encodedAsPNG())
    case .film(let pipe, let file):
      try pipe.append(picture, framesPerSecond: frameRate, to: file.temporary)
    }
  }

  /// Appends an encoded file to a sequence.
  ///
  /// - Throws: `Failure`.
  func append(file bytes: [UInt8]) throws {
    guard case .sequence(let name, let folder) = kind else {
      preconditionFailure("\(path) is one file")
    }
    let file = try OutputFile(name.path(frames.count), inside: folder)
    frames.append(file)
    try file.write(bytes)
    try file.seal()
  }

  /// Returns the contents of each file written so far, before `finish`.
  ///
  /// - Throws: `Failure.cannotWrite` if a file cannot be read.
  func contents() throws -> [[UInt8]] {
    switch kind {
    case .standardOutput: [bytes]
    case .file(let file), .film(_, let file): [try file.contents()]
    case .sequence: try frames.map { try $0.contents() }
    }
  }

  /// Moves everything to its final path.
  ///
  /// - Throws: `Failure`. The caller must then call `discard()`.
  func finish(_ console: Console) throws {
    switch kind {
    case .file(let file): try file.finish()
    case .standardOutput: try console.result(bytes)
    case .sequence: for file in frames { try file.finish() }
    case .film(let pipe, let file):
      try pipe.finish()
      try file.finish()
    }
  }

  /// Deletes everything that was written.
  func discard() {
    switch kind {
    case .file(let file): file.discard()
    case .standardOutput: bytes = []
    case .sequence: for file in frames { file.discard() }
    case .film(let pipe, let file):
      pipe.cancel()
      file.discard()
    }
  }
}

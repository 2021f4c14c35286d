import Foundation
import Graphics
import ImageCodecs
import Overscroll

/// Where one output goes: a file, many of them, standard output, or a film through ffmpeg. Nothing is in
/// its place before `finish`.
final class OutputDestination {
  private enum Kind {
    case file(OutputFile)
    case standardOutput
    /// Files called after a pattern.
    case sequence(NumberedName, folder: String?)
    case film(FilmPipe, OutputFile)
  }

  /// As the user is told.
  let path: String
  private let kind: Kind
  private let frameRate: Int
  private var frames: [OutputFile] = []
  private var bytes: [UInt8] = []

  /// - Parameter folder: what the output must not leave by links; nil where the user has named the file.
  /// - Throws: `Failure.noProgram` for a film without ffmpeg, and as `OutputFile`.
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

  /// Sees that an output can be made on this machine.
  ///
  /// - Throws: `Failure.noProgram`.
  static func check(_ output: SceneOutput) throws {
    if case .video = output.format { _ = try FilmPipe(output.fileType) }
  }

  /// How large it is, or all of it is.
  var byteCount: Int {
    switch kind {
    case .file(let file): file.byteCount
    case .standardOutput: bytes.count
    case .sequence: frames.reduce(0) { $0 + $1.byteCount }
    case .film(_, let file): file.byteCount
    }
  }

  /// What is there after `finish`.
  var paths: [String] {
    switch kind {
    case .file, .standardOutput, .film: [path]
    case .sequence: frames.map(\.path)
    }
  }

  /// The next bytes of a file.
  ///
  /// - Throws: `Failure.cannotWrite`.
  func write(_ bytes: [UInt8]) throws {
    switch kind {
    case .file(let file): try file.write(bytes)
    case .standardOutput: self.bytes += bytes
    case .sequence, .film: preconditionFailure("\(path) is made of pictures")
    }
  }

  /// All of an output that was made another time.
  ///
  /// - Throws: `Failure`.
  func write(_ output: KeptOutput) throws {
    for file in output.files {
      switch kind {
      case .file, .standardOutput: try write(file)
      case .sequence: try append(file: file)
      case .film: preconditionFailure("\(path) is made by another program")
      }
    }
  }

  /// The next picture of a sequence or a film.
  ///
  /// - Throws: `Failure`; `CodecError` for a picture that no PNG can hold.
  func append(_ picture: Bitmap) throws {
    switch kind {
    case .file, .standardOutput: preconditionFailure("\(path) is made of bytes")
    case .sequence: try append(file: picture.encodedAsPNG())
    case .film(let pipe, let file):
      try pipe.append(picture, framesPerSecond: frameRate, to: file.temporary)
    }
  }

  /// The next file of a sequence, as it is.
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

  /// What was written, a file each, before `finish`.
  ///
  /// - Throws: `Failure.cannotWrite` for what cannot be read again.
  func contents() throws -> [[UInt8]] {
    switch kind {
    case .standardOutput: [bytes]
    case .file(let file), .film(_, let file): [try file.contents()]
    case .sequence: try frames.map { try $0.contents() }
    }
  }

  /// Puts everything in its place.
  ///
  /// - Throws: `Failure`; `discard` is then to be called.
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

  /// Leaves nothing behind.
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

import ArgumentParser
import Foundation
import Graphics
import ImageCodecs

struct EncodeCommand: ProgramCommand {
  static let configuration = CommandConfiguration(
    commandName: "encode", abstract: "Encodes existing pictures as an animation.",
    discussion: """
      Example: overscroll encode frames/*.png -o film.gif --fps 20

      PNG and JPEG files of one size, in the order of the arguments.

      Exit codes: 64 wrong usage, 65 a frame is not a picture, 66 no such file, 73 cannot write.
      """)

  @Argument(help: "The files with the frames, in order.")
  var frames: [String]

  @Option(
    name: [.short, .long], help: "A .gif, .apng or .webp file, or a .png file for one frame.")
  var output: String

  @Option(help: "Frames per second, 1 to 50; up to 60 for .apng and .webp.")
  var fps = 30

  @Option(
    name: [.customShort("q"), .long],
    help: "The balance of quality, file size and speed: best, balanced, small or draft.")
  var quality = QualityArgument.balanced

  private enum Format: String {
    case gif, apng, webp, png
  }

  private func format() throws -> Format {
    let suffix = output.fileName.split(separator: ".").last.map { $0.lowercased() }
    guard let format = suffix.flatMap(Format.init(rawValue:)) else {
      throw ValidationError("-o \(output) is not a .gif, .apng, .webp or .png file")
    }
    return format
  }

  func validate() throws {
    let format = try format()
    if format == .png, frames.count > 1 {
      throw ValidationError("-o \(output) takes one frame, got \(frames.count)")
    }
    let most = format == .gif ? 50 : 60
    guard (1...most).contains(fps) else {
      throw ValidationError("--fps must be from 1 to \(most), not \(fps)")
    }
  }

  @MainActor
  func run() async throws {
    try await reportingFailures { console in
      let format = try format()
      let file = try OutputFile(output)
      let meter =
        console.showsProgress
        ? ProgressMeter(output.fileName, total: frames.count, console: console) : nil
      do {
        try write(as: format, to: file, meter)
        try file.finish()
      } catch {
        file.discard()
        throw error
      }
      console.progress("")
      try console.result(file.path)
    }
  }

  @MainActor
  private func write(as format: Format, to file: OutputFile, _ meter: ProgressMeter?) throws {
    let first = try Bitmap(file: frames[0])
    switch format {
    case .png: try file.write(first.encodedAsPNG(effort: quality.png))
    case .gif:
      guard let clock = FrameClock(framesPerSecond: fps) else {
        preconditionFailure("\(fps) frames per second were let through")
      }
      let encoder = try GIFEncoder(width: first.width, height: first.height, quality: quality.gif)
      for (index, path) in frames.enumerated() {
        try append(path, meter) {
          try file.write(encoder.append($0, delay: clock.delay(ofFrame: index)))
        }
      }
      try file.write(encoder.finish())
    case .webp:
      let encoder = try WebPEncoder(
        width: first.width, height: first.height, framesPerSecond: fps, quality: quality.webP)
      for path in frames { try append(path, meter) { try encoder.append($0) } }
      try file.write(encoder.finish())
    case .apng:
      var encoder = try APNGEncoder(width: first.width, height: first.height)
      for path in frames {
        try append(path, meter) { try encoder.append($0, framesPerSecond: fps) }
      }
      try file.write(encoder.finish())
    }
  }

  /// Passes an image file to `body` as the next frame.
  ///
  /// - Throws: `Failure.damagedImage` for a frame of another size.
  @MainActor
  private func append(
    _ path: String, _ meter: ProgressMeter?, _ body: (Bitmap) throws -> Void
  ) throws {
    do {
      try body(try Bitmap(file: path))
      meter?.count()
    } catch let error as CodecError {
      throw Failure.damagedImage(path: path, "\(error)")
    }
  }
}

import ArgumentParser
import Foundation
import Graphics
import ImageCodecs
import Snapshots

struct DiffCommand: ProgramCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff", abstract: "Compares two pictures, pixel by pixel.",
    discussion: """
      Example: overscroll diff before.png after.png -o difference.png

      Compares PNG and JPEG files and the first frames of animations, and prints the differences.

      Exit codes: 1 they differ, 64 wrong usage, 65 a file is not a picture, 66 no such file, 73 cannot write.
      """)

  @Argument(help: "The expected picture.")
  var expected: String

  @Argument(help: "The actual picture.")
  var actual: String

  @Option(
    name: [.short, .long],
    help: "Writes expected, actual and difference side by side to this PNG file.")
  var output: String?

  @Option(help: "The largest difference per channel that is accepted, 0 to 255.")
  var maxDelta = 0

  func validate() throws {
    guard (0...255).contains(maxDelta) else {
      throw ValidationError("--max-delta must be from 0 to 255, not \(maxDelta)")
    }
  }

  @MainActor
  func run() async throws {
    try await reportingFailures { console in
      let (old, new) = (try Bitmap(file: expected), try Bitmap(file: actual))
      let tolerance = Tolerance.channel(maxDelta: maxDelta)
      let comparison = PictureComparison(reference: old, actual: new, tolerance: tolerance)
      let words =
        comparison.map { $0.difference.map { "\($0)" } }
        ?? "the size differs: \(old.width)×\(old.height) and \(new.width)×\(new.height)"
      guard let words else { return }
      try console.result(words)
      if let output {
        let sheet = DifferencePicture.sheet(reference: old, actual: new, tolerance: tolerance)
        let file = try OutputFile(output)
        do {
          try file.write(try sheet.encodedAsPNG())
          try file.finish()
        } catch {
          file.discard()
          throw error
        }
      }
      throw ExitStatus.somethingMissing.code
    }
  }
}

import Foundation
import Graphics
import ImageCodecs
import Layers

extension Recorder {
  /// Returns the bytes of an output that needs a separate run.
  ///
  /// - Parameter title: The title of a page.
  /// - Returns: Nil for an output that ``record(_:)`` makes: a film, or a still at a time.
  /// - Throws: Errors of the stage, `RecordingError`, `MomentProblem`, `DiagramError`,
  ///   `CodecError`.
  package func bytes(of output: SceneOutput, title: String) throws -> [UInt8]? {
    switch output.format {
    case .gif, .apng, .webP, .png(.time), .png(.end), .pngSequence, .video: return nil
    case .html(let description):
      return try page(
        title: title, description: description ?? title, figure: output.figure ?? .bare)
    case .png, .filmstrip, .plot, .diagram, .text: break
    }
    switch try trees(of: output) {
    case .picture(let tree):
      return try Compositor(scale: output.scale(of: tree)).render(tree).encodedAsPNG()
    case .text(let text): return Array(text.utf8)
    case .film, nil: return nil
    }
  }
}

import Foundation
import Graphics
import ImageCodecs

extension Recorder {
  /// The bytes of an output that is made of runs of its own.
  ///
  /// - Parameter title: what a page is called.
  /// - Returns: nil for an output that ``record(_:)`` makes: a film, or a still at a time.
  /// - Throws: what the stage throws, `RecordingError`, `MomentProblem`, `DiagramError`, `CodecError`.
  package func bytes(of output: SceneOutput, title: String) throws -> [UInt8]? {
    let style = output.figure
    switch output.format {
    case .gif, .apng, .png(.time), .png(.end), .pngSequence, .video: return nil
    case .html(let description):
      return try page(title: title, description: description ?? title, figure: style ?? .bare)
    case .png(let moment):
      return try stills(at: [moment], scale: output.scale, figure: style)[0].encodedAsPNG()
    case .filmstrip(let moments):
      return try filmstrip(at: moments, scale: output.scale, figure: style ?? .strip)
        .encodedAsPNG()
    case .plot(let plot, let isVector):
      let background = style?.plainBackground ?? .white
      return isVector
        ? try plotSVG(plot, background: background)
        : try self.plot(plot, scale: output.scale, background: background).encodedAsPNG()
    case .diagram(let diagram, let moment):
      return try self.diagram(
        diagram, at: moment, scale: output.scale, figure: style ?? FigureStyle()
      ).encodedAsPNG()
    case .text(let text, let moment):
      return Array(try self.text(text, at: moment).map { $0 + "\n" }.joined().utf8)
    }
  }
}

extension FigureStyle {
  /// The one colour behind everything; of a gradient the last.
  fileprivate var plainBackground: Color {
    switch background {
    case .color(let color): color
    case .gradient(let colors): colors.last ?? .clear
    }
  }
}

public import Foundation
public import Graphics
package import Layers

extension Recorder {
  /// Returns a picture of curves of columns of the first screen's trace. Text is in the screen's
  /// system font.
  ///
  /// - Parameters:
  ///   - scale: The number of pixels per point; positive.
  ///   - background: The colour behind the curves.
  /// - Throws: Errors of the stage, `MomentProblem.noColumn`, `.noScrollView`.
  public func plot(
    _ plot: TracePlot, scale: CGFloat, background: Color = .white
  ) throws -> Bitmap {
    Compositor(scale: scale).render(try plotTree(plot, scale: scale, background: background))
  }

  /// Returns the layer tree of a plot.
  package func plotTree(
    _ plot: TracePlot, scale: CGFloat, background: Color = .white
  ) throws -> LayerTree {
    let drawing = try self.drawing(of: plot, on: background)
    return LayerTree(
      size: plot.size, deviceScale: scale, backgroundColor: background, layers: drawing.layers)
  }

  /// Returns a plot as an SVG picture, with curves as paths and text as text.
  ///
  /// - Returns: SVG in UTF-8, always equal for the same screen.
  /// - Throws: The errors of ``plot(_:scale:background:)``.
  public func plotSVG(_ plot: TracePlot, background: Color = .white) throws -> [UInt8] {
    let drawing = try self.drawing(of: plot, on: background)
    let (width, height) = (pageNumber(plot.size.width), pageNumber(plot.size.height))
    let title = (plot.title ?? plot.columns.joined(separator: ", ")).markup
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" font-family="Inter, system-ui, sans-serif" role="img">
      <title>\(title)</title>
      <rect width="\(width)" height="\(height)" fill="\(background.css)"/>
      \(drawing.svg)</svg>

      """
    return Array(svg.utf8)
  }

  private func drawing(of plot: TracePlot, on background: Color) throws -> FigureDrawing {
    var played: Stage?
    let run = try PlayedRun {
      let stage = try makeStage()
      played = stage
      return stage
    }
    guard let stage = played else { throw RecordingError.noPanels }
    tellProblems(stage.problems)
    let series = try plot.columns.map { PlotSeries(name: $0, cells: try run.cells(of: $0)) }
    let (label, horizontal): (String, [Double]) =
      switch plot.axis {
      case .time: ("time (s)", run.rows.map(\.time))
      case .offset(let name): ("offset (pt)", try run.offsets(of: name).map { $0 ?? .nan })
      }
    return PlotPicture(
      size: plot.size, title: plot.title, label: label, horizontal: horizontal, series: series,
      ink: background.contrastingInk
    ).drawing(FigureFonts(stage.environment))
  }
}

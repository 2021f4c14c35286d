import Foundation
import Graphics
import Layers

extension Recorder {
  /// Returns the layer trees of an output for later drawing. They give the pictures that
  /// ``record(_:)`` and ``bytes(of:title:)`` draw.
  ///
  /// - Returns: Nil for a page.
  /// - Throws: Errors of the stage, `RecordingError`, `MomentProblem`, `DiagramError`.
  package func trees(of output: SceneOutput) throws -> OutputTrees? {
    let style = output.figure
    switch output.format {
    case .html: return nil
    case .gif(let rate, _), .apng(let rate), .webP(let rate), .pngSequence(let rate),
      .video(let rate):
      let sampling = FilmSampling(framesPerSecond: rate, speed: output.speed)
      return .film(try film(sampling, figure: style), framesPerSecond: rate)
    case .png(let moment): return .picture(try trees(at: [moment], figure: style)[0])
    case .filmstrip(let moments):
      return .picture(try filmstripTree(at: moments, figure: style ?? .strip))
    case .plot(let plot, let isVector):
      let background = style?.plainBackground ?? .white
      guard isVector else {
        return .picture(try plotTree(plot, scale: output.scale, background: background))
      }
      return .text(String(decoding: try plotSVG(plot, background: background), as: UTF8.self))
    case .diagram(let diagram, let moment):
      return .picture(try diagramTree(diagram, at: moment, figure: style ?? FigureStyle()))
    case .text(let text, let moment):
      return .text(try self.text(text, at: moment).map { $0 + "\n" }.joined())
    }
  }

  /// Returns the layer trees at several times of one run, in the order of `times`; nil is the end.
  func trees(at times: [TimeInterval?], figure: FigureStyle?) throws -> [LayerTree] {
    var trees: [Int: LayerTree] = [:]
    try run(times.map { .still(at: $0) }, figure: figure) { shot, composer in
      let tree = shot.tree(on: composer)
      for (index, count) in shot.counts.enumerated() where count > 0 { trees[index] = tree }
    }
    return times.indices.map { index in
      guard let tree = trees[index] else { preconditionFailure("no picture \(index)") }
      return tree
    }
  }

  private func film(
    _ sampling: FilmSampling, figure: FigureStyle?
  ) throws -> [OutputTrees.Tick] {
    var ticks: [OutputTrees.Tick] = []
    try run([.film(sampling)], figure: figure, keepsRows: true) { shot, composer in
      ticks.append(
        OutputTrees.Tick(
          tree: shot.tree(on: composer), count: shot.counts[0],
          offset: shot.row?.scrollViews.first?.contentOffset.y))
    }
    return ticks
  }

  /// Plays new panels on a figure's page once and passes each shot to `show`.
  private func run(
    _ schedules: [ScreenRun.Schedule], figure: FigureStyle?, keepsRows: Bool = false,
    _ show: (ScreenRun.Shot, FigureComposer?) -> Void
  ) throws {
    let panels = try makePanels()
    var stages = try StageGroup(panels, timing: timing, again: makePanels)
    stages.overlayColumns = figure?.columnsRead
    let run = ScreenRun(stages, schedules: schedules, keepsRows: keepsRows)
    let values = try overlayValues(for: figure.map { [$0] } ?? [])
    let composer = Self.composer(figure, of: panels, values: values)
    while let shot = try run.next() { show(shot, composer) }
    tellProblems(stages.stages.flatMap(\.problems))
  }
}

extension FigureStyle {
  /// A plain background colour: that of the figure, or the last colour of a gradient.
  fileprivate var plainBackground: Color {
    switch background {
    case .color(let color): color
    case .gradient(let colors): colors.last ?? .clear
    }
  }
}

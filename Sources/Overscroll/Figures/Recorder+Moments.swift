public import Foundation
public import Graphics
import HeadlessUIKit
package import Layers

extension Recorder {
  /// The pictures at moments of the script, found by offset or event too, in the order of `moments`. Every
  /// screen of several is shown at its own such moment, if not all moments are times.
  ///
  /// - Parameters:
  ///   - scale: pixels per point; positive.
  ///   - figure: what is drawn around the screens; nil for the screen alone.
  /// - Throws: what the stage throws; `MomentProblem` for a moment that the script has not.
  public func stills(
    at moments: [ScriptMoment], scale: CGFloat, figure: FigureStyle? = nil
  ) throws -> [Bitmap] {
    let compositor = Compositor(scale: scale)
    return try trees(at: moments, figure: figure).map { compositor.render($0) }
  }

  /// The same, still to be drawn.
  func trees(at moments: [ScriptMoment], figure: FigureStyle?) throws -> [LayerTree] {
    if let times = Self.times(of: moments) { return try trees(at: times, figure: figure) }
    let values = try overlayValues(for: figure.map { [$0] } ?? [])
    return try panels(at: moments).map { panels in
      let composer = Self.composer(figure, of: panels, values: values)
      let stages = panels.map(\.stage)
      return composer?.tree(of: stages) ?? stages[0].layerTree()
    }
  }

  /// Pictures at moments side by side in one, with the time and the first scroll view's offset below each; of
  /// several screens a row each.
  ///
  /// - Parameters:
  ///   - moments: at least one.
  ///   - scale: pixels per point; positive.
  ///   - figure: what is drawn around the screens; its `columns` are pictures in a row.
  /// - Throws: as `stills(at:scale:figure:)`; `RecordingError.noPanels` without moments.
  public func filmstrip(
    at moments: [ScriptMoment], scale: CGFloat, figure: FigureStyle = .strip
  ) throws -> Bitmap {
    Compositor(scale: scale).render(try filmstripTree(at: moments, figure: figure))
  }

  /// The same, still to be drawn.
  func filmstripTree(at moments: [ScriptMoment], figure: FigureStyle) throws -> LayerTree {
    let shots = try panels(at: moments)
    guard let first = shots.first else { throw RecordingError.noPanels }
    let panels = first.indices.flatMap { index in
      shots.map { shot in
        FigurePanel(shot[index].stage, caption: shot[index].momentCaption)
      }
    }
    var style = figure
    if style.columns == nil { style.columns = moments.count }
    let values = try overlayValues(for: [style]).flatMap { value in moments.map { _ in value } }
    return FigureComposer(style, panels: panels, values: values).tree(of: panels.map(\.stage))
  }

  /// What a screen is at a moment, in lines without line ends.
  ///
  /// - Throws: as `stills(at:scale:figure:)`.
  public func text(_ text: ScreenText, at moment: ScriptMoment) throws -> [String] {
    let stage = try stage(at: moment)
    return text.lines(of: stage)
  }

  /// The first screen's views drawn apart at a moment, with names and constraints.
  ///
  /// - Parameters:
  ///   - scale: pixels per point; positive.
  ///   - figure: the page: its background, padding, zoom and size; there is no device.
  /// - Throws: as `stills(at:scale:figure:)`; `DiagramError` for names that the screen has not.
  public func diagram(
    _ diagram: HierarchyDiagram, at moment: ScriptMoment, scale: CGFloat,
    figure: FigureStyle = FigureStyle()
  ) throws -> Bitmap {
    Compositor(scale: scale).render(try diagramTree(diagram, at: moment, figure: figure))
  }

  /// The same, still to be drawn.
  package func diagramTree(
    _ diagram: HierarchyDiagram, at moment: ScriptMoment, figure: FigureStyle = FigureStyle()
  ) throws -> LayerTree {
    try HierarchyPicture(try stage(at: moment), diagram, figure).tree
  }

  /// The times of moments that need no search, nil for the end; nil if one of them does.
  private static func times(of moments: [ScriptMoment]) -> [TimeInterval?]? {
    var times: [TimeInterval?] = []
    for moment in moments {
      switch moment {
      case .time(let time): times.append(time)
      case .end: times.append(nil)
      case .offset, .event, .when: return nil
      }
    }
    return times
  }

  /// The first screen's stage, which has lived up to a moment.
  private func stage(at moment: ScriptMoment) throws -> Stage {
    let stage = try MomentSearch(makeStage: makeStage).stages(at: [moment])[0]
    tellProblems(stage.problems)
    return stage
  }

  /// For each moment the panels whose stages have lived up to it.
  private func panels(at moments: [ScriptMoment]) throws -> [[FigurePanel]] {
    let captions = try makePanels().map(\.caption)
    guard !captions.isEmpty else { throw RecordingError.noPanels }
    let columns = try captions.enumerated().map { index, caption in
      try MomentSearch { try makePanels()[index].stage }.stages(at: moments)
        .map { FigurePanel($0, caption: caption) }
    }
    tellProblems(columns.flatMap { $0.flatMap(\.stage.problems) })
    return moments.indices.map { moment in columns.map { $0[moment] } }
  }
}

extension FigurePanel {
  /// The panel's own caption, and under it when and where it is.
  fileprivate var momentCaption: String {
    let time = PlotScale.text(stage.time, digits: 2) + " s"
    let offset = stage.pageScroller.map { scroller in
      "offset " + ConstraintSketch.number((scroller.contentOffset.y * 10).rounded() / 10)
    }
    return [caption, time, offset].compactMap(\.self).joined(separator: "\n")
  }
}

extension FigureStyle {
  /// Screens alone, a little apart on a page of one colour.
  public static let strip: FigureStyle = {
    var style = FigureStyle.bare
    style.padding = FigureEdges(16)
    style.spacing = 16
    style.background = .color(.white)
    return style
  }()
}

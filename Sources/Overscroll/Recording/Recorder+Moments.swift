public import Foundation
public import Graphics
import HeadlessUIKit
package import Layers

extension Recorder {
  /// Returns the pictures at moments of the script, in the order of `moments`. Moments can be
  /// searched for by offset or event. Unless all moments are times, each of several screens is
  /// searched for its own moment.
  ///
  /// - Parameters:
  ///   - scale: The number of pixels per point; positive.
  ///   - figure: The figure drawn around the screens; nil for the screen alone.
  /// - Throws: Errors of the stage, or `MomentProblem` for a moment that the script does not have.
  public func stills(
    at moments: [ScriptMoment], scale: CGFloat, figure: FigureStyle? = nil
  ) throws -> [Bitmap] {
    let compositor = Compositor(scale: scale)
    return try trees(at: moments, figure: figure).map { compositor.render($0) }
  }

  /// Returns the layer trees at moments of the script, in the order of `moments`.
  func trees(at moments: [ScriptMoment], figure: FigureStyle?) throws -> [LayerTree] {
    if let times = Self.times(of: moments) { return try trees(at: times, figure: figure) }
    let values = try overlayValues(for: figure.map { [$0] } ?? [])
    return try panels(at: moments).map { panels in
      let composer = Self.composer(figure, of: panels, values: values)
      let stages = panels.map(\.stage)
      return composer?.tree(of: stages) ?? stages[0].layerTree()
    }
  }

  /// Returns one picture with the moments side by side, each with its time and the scroll view's
  /// offset below. Each of several screens has a row.
  ///
  /// - Parameters:
  ///   - moments: At least one moment.
  ///   - scale: The number of pixels per point; positive.
  ///   - figure: The figure drawn around the screens. Its `columns` is the number of pictures per
  ///     row.
  /// - Throws: The errors of `stills(at:scale:figure:)`, or `RecordingError.noPanels` without
  ///   moments.
  public func filmstrip(
    at moments: [ScriptMoment], scale: CGFloat, figure: FigureStyle = .strip
  ) throws -> Bitmap {
    Compositor(scale: scale).render(try filmstripTree(at: moments, figure: figure))
  }

  /// Returns the layer tree of a filmstrip.
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

  /// Returns an aspect of the first screen at a moment as lines of text, without line ends.
  ///
  /// - Throws: The errors of `stills(at:scale:figure:)`.
  public func text(_ text: ScreenText, at moment: ScriptMoment) throws -> [String] {
    let stage = try stage(at: moment)
    return text.lines(of: stage)
  }

  /// Returns the labels and values of the accessibility elements that are visible at a moment, in
  /// reading order.
  ///
  /// - Throws: The errors of `stills(at:scale:figure:)`.
  package func words(at moment: ScriptMoment) throws -> [String] {
    ScreenText.words(on: try stage(at: moment))
  }

  /// Returns an exploded view of the first screen at a moment, with names and constraints.
  ///
  /// - Parameters:
  ///   - scale: The number of pixels per point; positive.
  ///   - figure: The page: background, padding, zoom and size. No device is drawn.
  /// - Throws: The errors of `stills(at:scale:figure:)`, or `DiagramError` for names that the
  ///   screen does not have.
  public func diagram(
    _ diagram: HierarchyDiagram, at moment: ScriptMoment, scale: CGFloat,
    figure: FigureStyle = FigureStyle()
  ) throws -> Bitmap {
    Compositor(scale: scale).render(try diagramTree(diagram, at: moment, figure: figure))
  }

  /// Returns the layer tree of a diagram.
  package func diagramTree(
    _ diagram: HierarchyDiagram, at moment: ScriptMoment, figure: FigureStyle = FigureStyle()
  ) throws -> LayerTree {
    try HierarchyPicture(try stage(at: moment), diagram, figure).tree
  }

  /// Returns the times of moments, with nil for the end; nil if any moment has to be searched for.
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

  /// Returns the first screen's stage, advanced to a moment.
  private func stage(at moment: ScriptMoment) throws -> Stage {
    let stage = try MomentSearch(makeStage: makeStage).stages(at: [moment])[0]
    tellProblems(stage.problems)
    return stage
  }

  /// Returns for each moment the panels with their stages advanced to it.
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
  /// The panel's caption, followed by the time and the offset.
  fileprivate var momentCaption: FigureCaption {
    let time = PlotScale.text(stage.time, digits: 2) + " s"
    let offset = stage.pageScroller.map { scroller in
      "offset " + ConstraintSketch.number((scroller.contentOffset.y * 10).rounded() / 10)
    }
    var caption = caption ?? ""
    let lines = [caption.text.isEmpty ? nil : caption.text, time, offset].compactMap(\.self)
    caption.text = lines.joined(separator: "\n")
    return caption
  }
}

extension FigureStyle {
  /// A style with screens alone, slightly apart on a white page.
  public static let strip: FigureStyle = {
    var style = FigureStyle.bare
    style.padding = FigureEdges(16)
    style.spacing = 16
    style.background = .color(.white)
    return style
  }()
}

public import Foundation
import Graphics
import HeadlessUIKit
import Layers
public import Overscroll

/// The kind of snapshot to take of a screen, and the way to compare it.
public struct SnapshotStrategy: Sendable {
  private enum Kind: Sendable {
    case filmstrip([SnapshotMoment], scale: CGFloat?)
    case trace(TraceSampling)
    case animation(framesPerSecond: Int, scale: CGFloat?)
    case text(ScreenText, SnapshotMoment)
    case plot(TracePlot, scale: CGFloat?)
    case diagram(HierarchyDiagram, SnapshotMoment, scale: CGFloat?)
    case output(SceneOutput)
  }

  private let kind: Kind
  private var masks: [SnapshotMask] = []

  /// Returns a strategy for one picture (PNG).
  ///
  /// - Parameters:
  ///   - moment: The moment of the picture; ignored for an existing bitmap.
  ///   - scale: The number of pixels per point; nil is that of the device.
  public static func frame(at moment: SnapshotMoment = .end, scale: CGFloat? = nil) -> Self {
    Self(kind: .filmstrip([moment], scale: scale))
  }

  /// Returns a strategy for pictures side by side in one (PNG). One run of the script makes all
  /// that show ticks of the display.
  ///
  /// - Precondition: At least one moment.
  public static func filmstrip(at moments: [SnapshotMoment], scale: CGFloat? = nil) -> Self {
    precondition(!moments.isEmpty, "a filmstrip without pictures")
    return Self(kind: .filmstrip(moments, scale: scale))
  }

  /// Returns a strategy for the screen's numbers (CSV with the columns of `overscroll trace`). They
  /// are rounded to a millionth, because the last digits of `exp` differ between C libraries.
  ///
  /// - Parameters:
  ///   - rate: The number of display ticks per second, 1…240; nil is that of the screen.
  ///   - distance: The distance in points that the first scroll view must have moved since the last
  ///     row; positive.
  public static func trace(rate: Int? = nil, every distance: CGFloat? = nil) -> Self {
    guard let sampling = TraceSampling(rate: rate, every: distance) else {
      preconditionFailure(
        "no trace at \(String(describing: rate)) Hz, every \(String(describing: distance)) points")
    }
    return Self(kind: .trace(sampling))
  }

  /// Returns a strategy for the whole script as a film (animated PNG), in which every frame is
  /// compared.
  ///
  /// - Parameters:
  ///   - fps: The number of frames per second, 1…240.
  ///   - scale: The number of pixels per point; nil is that of the device.
  public static func animation(fps: Int, scale: CGFloat? = nil) -> Self {
    precondition(DisplayRate.range.contains(fps), "no animation with \(fps) frames per second")
    return Self(kind: .animation(framesPerSecond: fps, scale: scale))
  }

  /// Returns a strategy for columns of the screen's trace as curves (PNG).
  ///
  /// - Parameters:
  ///   - plot: The columns and the horizontal axis.
  ///   - scale: The number of pixels per point; nil is that of the device.
  public static func plot(_ plot: TracePlot, scale: CGFloat? = nil) -> Self {
    Self(kind: .plot(plot, scale: scale))
  }

  /// Returns a strategy for an exploded view of the screen, with names and constraints (PNG).
  ///
  /// - Parameters:
  ///   - diagram: The views and the camera.
  ///   - moment: The moment of the diagram.
  ///   - scale: The number of pixels per point; nil is that of the device.
  public static func diagram(
    _ diagram: HierarchyDiagram = HierarchyDiagram(), at moment: SnapshotMoment = .end,
    scale: CGFloat? = nil
  ) -> Self {
    Self(kind: .diagram(diagram, moment, scale: scale))
  }

  /// Returns a strategy for an output of a scene as `overscroll render` makes it: with devices,
  /// fingers, overlays, captions and the screens of its comparison. Films are animated PNGs.
  ///
  /// - Returns: Nil for a page, whose pictures the scene's other outputs show.
  package static func output(_ output: SceneOutput) -> Self? {
    if case .html = output.format { return nil }
    return Self(kind: .output(output))
  }

  /// Returns a strategy for the views, one per line: class, name, frame in the superview, and the
  /// properties that hide them.
  public static func viewHierarchy(at moment: SnapshotMoment) -> Self {
    Self(kind: .text(.viewHierarchy, moment))
  }

  /// A strategy for the view hierarchy at the end of the script.
  public static let viewHierarchy = Self(kind: .text(.viewHierarchy, .end))

  /// Returns a strategy for the active constraints in the format of UIKit's log, one per line and
  /// sorted.
  public static func constraints(at moment: SnapshotMoment) -> Self {
    Self(kind: .text(.constraints, moment))
  }

  /// A strategy for the constraints at the end of the script.
  public static let constraints = Self(kind: .text(.constraints, .end))

  /// Returns a strategy for the visible accessibility elements: traits, label, value, state and
  /// frame on the screen, in reading order.
  public static func accessibility(at moment: SnapshotMoment) -> Self {
    Self(kind: .text(.accessibility, moment))
  }

  /// A strategy for the accessibility elements at the end of the script.
  public static let accessibility = Self(kind: .text(.accessibility, .end))

  /// Returns the strategy with parts of pictures masked. Texts and traces are not affected.
  public func masking(_ masks: SnapshotMask...) -> Self {
    var strategy = self
    strategy.masks += masks
    return strategy
  }

  /// The file name extension of the golden.
  var pathExtension: String {
    switch kind {
    case .filmstrip, .plot, .diagram: "png"
    case .trace: "csv"
    case .animation: "apng"
    case .text: "txt"
    case .output(let output):
      output.framesPerSecond == nil ? output.fileType.rawValue : "apng"
    }
  }

  @MainActor
  func capture(
    of source: SnapshotSource, in scope: SnapshotScope, filePath: String,
    varied variation: SnapshotVariation
  ) throws -> PlayedSnapshot {
    guard let screen = try source.screen(in: scope)?.varied(variation) else {
      return try capture(of: source)
    }
    var stages: [Stage] = []
    let makePanels = {
      let panels = try screen.panels(in: scope, filePath: filePath)
      stages += panels.map(\.stage)
      return panels
    }
    let makeStage = {
      stages.append(try screen.stage(in: scope, filePath: filePath))
      return stages[stages.count - 1]
    }
    let recorder = Recorder(jobs: 1, timing: screen.timing, makePanels: makePanels)
    var played = try play(recorder, makeStage)
    for stage in stages {
      played.problems += stage.problems.filter { !played.problems.contains($0) }
      played.missing += stage.missing.filter { !played.missing.contains($0) }
    }
    played.fonts = Set(stages.flatMap(\.environment.text.fontDigests)).sorted()
    played.library = screen.library(in: scope)
    played.blockReason = stages.lazy.compactMap(\.environment.text.blockReason).first
    if stages.contains(where: { !$0.isScriptEmpty }) {
      played.replay = {
        try ScriptRecording(moments: moments, takesPictures: pathExtension != "apng") {
          try screen.stage(in: scope, filePath: filePath)
        }
      }
    }
    return played
  }

  /// The moments that the snapshot shows; empty if it shows the whole script.
  private var moments: [SnapshotMoment] {
    switch kind {
    case .filmstrip(let moments, _): moments
    case .text(_, let moment), .diagram(_, let moment, _): [moment]
    case .output(let output): output.moments
    case .trace, .animation, .plot: []
    }
  }

  /// Takes a snapshot of an existing picture.
  @MainActor
  private func capture(of source: SnapshotSource) throws -> PlayedSnapshot {
    guard case .picture(let bitmap) = source, case .filmstrip(let moments, let scale) = kind,
      moments.count == 1
    else { throw SnapshotMisuse.onlyAPicture }
    let frames = try masks.map { mask in
      guard case .rectangle(let frame) = mask else { throw SnapshotMisuse.onlyAPicture }
      return frame
    }
    let points = scale ?? 1
    guard
      !MaskedParts(frames, scale: points, width: bitmap.width, height: bitmap.height).coverAll
    else { throw CoveringMask() }
    return PlayedSnapshot(artifact: .picture(bitmap.masked(frames, scale: points)))
  }

  @MainActor
  private func play(
    _ recorder: Recorder, _ makeStage: @escaping () throws -> Stage
  ) throws -> PlayedSnapshot {
    func camera(_ scale: CGFloat?) -> SnapshotCamera {
      SnapshotCamera(scale: scale, masks: masks, makeStage: makeStage)
    }
    switch kind {
    case .filmstrip(let moments, let scale):
      return PlayedSnapshot(artifact: .strip(try camera(scale).pictures(at: moments)))
    case .trace(let sampling): return try trace(sampling, makeStage)
    case .animation(let rate, let scale):
      return PlayedSnapshot(artifact: .film(try camera(scale).film(framesPerSecond: rate)))
    case .text(let text, let moment):
      let stage = try MomentSearch(makeStage: makeStage).stages(at: [moment])[0]
      return PlayedSnapshot(
        artifact: .text(text.lines(of: stage).map { $0 + "\n" }.joined()))
    case .plot(let plot, let scale):
      let own = try scale ?? makeStage().device.scale
      return try drawing(try recorder.plotTree(plot, scale: own), scale: own)
    case .diagram(let diagram, let moment, let scale):
      let tree = try recorder.diagramTree(diagram, at: moment)
      return try drawing(tree, scale: scale ?? tree.deviceScale ?? 1)
    case .output(let output): return try play(output, recorder)
    }
  }

  /// Takes a snapshot of a drawing. Masks by view name are refused, because the drawing has no
  /// views.
  private func drawing(_ tree: LayerTree, scale: CGFloat) throws -> PlayedSnapshot {
    let frames = try masks.map { mask in
      switch mask {
      case .rectangle(let frame): frame
      case .view(let name): throw UnmaskedView(name: name)
      }
    }
    let picture = TreePicture(tree: tree, scale: scale, masks: frames)
    guard !picture.isAllMasked else { throw CoveringMask() }
    return PlayedSnapshot(artifact: .strip([picture]))
  }

  @MainActor
  private func play(_ output: SceneOutput, _ recorder: Recorder) throws -> PlayedSnapshot {
    switch try recorder.trees(of: output) {
    case .picture(let tree): return try drawing(tree, scale: output.scale(of: tree))
    case .text(let text): return PlayedSnapshot(artifact: .text(text))
    case .film(let ticks, let rate):
      let ticks = ticks.map { tick in
        SnapshotFilm.Tick(tree: tick.tree, count: tick.count, offset: tick.offset)
      }
      return PlayedSnapshot(
        artifact: .film(
          SnapshotFilm(ticks: ticks, scale: output.scale, framesPerSecond: rate)))
    case nil: preconditionFailure("\(output.file) is a page")
    }
  }

  @MainActor
  private func trace(
    _ sampling: TraceSampling, _ makeStage: @escaping () throws -> Stage
  ) throws -> PlayedSnapshot {
    var rows: [TraceRow] = []
    try Recorder(jobs: 1, makeStage: makeStage).trace(sampling) {
      rows.append($0.rounded(toDecimals: 6))
    }
    let isNameless = rows.allSatisfy {
      $0.scrollViews.isEmpty && $0.views.isEmpty && $0.constraints.isEmpty
    }
    return PlayedSnapshot(
      artifact: .table(TraceTable(rows).lines.map { $0 + "\n" }.joined()),
      isNameless: isNameless)
  }
}

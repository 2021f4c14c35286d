public import Foundation
import Graphics
import HeadlessUIKit
import Layers
public import Overscroll

/// What to take of a screen, and how to compare it.
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

  /// One picture (PNG).
  ///
  /// - Parameters:
  ///   - moment: when; of a picture that is there, at any time.
  ///   - scale: pixels per point; nil is the device's own.
  public static func frame(at moment: SnapshotMoment = .end, scale: CGFloat? = nil) -> Self {
    Self(kind: .filmstrip([moment], scale: scale))
  }

  /// Pictures side by side in one (PNG). One pass over the script makes all that show ticks of the
  /// display.
  ///
  /// - Precondition: there is at least one moment.
  public static func filmstrip(at moments: [SnapshotMoment], scale: CGFloat? = nil) -> Self {
    precondition(!moments.isEmpty, "a filmstrip without pictures")
    return Self(kind: .filmstrip(moments, scale: scale))
  }

  /// The screen's numbers (CSV, the columns of `overscroll trace`), rounded to a millionth: the last
  /// digits of `exp` are not the same in all C libraries.
  ///
  /// - Parameters:
  ///   - rate: ticks of the display per second, 1…240; nil is the screen's own display.
  ///   - distance: leaves out ticks in which the first scroll view has moved less than so many
  ///     points since the last row; positive.
  public static func trace(rate: Int? = nil, every distance: CGFloat? = nil) -> Self {
    guard let sampling = TraceSampling(rate: rate, every: distance) else {
      preconditionFailure(
        "no trace at \(String(describing: rate)) Hz, every \(String(describing: distance)) points")
    }
    return Self(kind: .trace(sampling))
  }

  /// The whole script as a film (animated PNG), every frame compared.
  ///
  /// - Parameters:
  ///   - fps: frames per second, 1…240.
  ///   - scale: pixels per point; nil is the device's own.
  public static func animation(fps: Int, scale: CGFloat? = nil) -> Self {
    precondition(DisplayRate.range.contains(fps), "no animation with \(fps) frames per second")
    return Self(kind: .animation(framesPerSecond: fps, scale: scale))
  }

  /// Columns of the screen's trace as curves (PNG).
  ///
  /// - Parameters:
  ///   - plot: which columns, over what.
  ///   - scale: pixels per point; nil is the device's own.
  public static func plot(_ plot: TracePlot, scale: CGFloat? = nil) -> Self {
    Self(kind: .plot(plot, scale: scale))
  }

  /// The views drawn apart, with names and constraints (PNG).
  ///
  /// - Parameters:
  ///   - diagram: which views, seen from where.
  ///   - moment: when.
  ///   - scale: pixels per point; nil is the device's own.
  public static func diagram(
    _ diagram: HierarchyDiagram = HierarchyDiagram(), at moment: SnapshotMoment = .end,
    scale: CGFloat? = nil
  ) -> Self {
    Self(kind: .diagram(diagram, moment, scale: scale))
  }

  /// What `overscroll render` makes of an output of the scene: with devices, fingers, overlays, captions
  /// and the screens that it compares. Films are animated PNGs.
  ///
  /// - Returns: nil for a page, whose pictures the scene's other outputs show.
  package static func output(_ output: SceneOutput) -> Self? {
    if case .html = output.format { return nil }
    return Self(kind: .output(output))
  }

  /// The views, a line each: class, name, frame in the superview, what hides them.
  public static func viewHierarchy(at moment: SnapshotMoment) -> Self {
    Self(kind: .text(.viewHierarchy, moment))
  }

  /// The views at the end.
  public static let viewHierarchy = Self(kind: .text(.viewHierarchy, .end))

  /// The active constraints in the words of UIKit's log, a line each, sorted.
  public static func constraints(at moment: SnapshotMoment) -> Self {
    Self(kind: .text(.constraints, moment))
  }

  /// The constraints at the end.
  public static let constraints = Self(kind: .text(.constraints, .end))

  /// What an assistive technology reads of UIKit's own labels, buttons, fields, switches and sliders
  /// that can be seen: traits, label and frame on the screen, in reading order. Labels of one's own
  /// (`accessibilityLabel`) are not here.
  public static func accessibility(at moment: SnapshotMoment) -> Self {
    Self(kind: .text(.accessibility, moment))
  }

  /// The elements at the end.
  public static let accessibility = Self(kind: .text(.accessibility, .end))

  /// The same pictures with parts painted over; texts and traces stay as they are.
  public func masking(_ masks: SnapshotMask...) -> Self {
    var strategy = self
    strategy.masks += masks
    return strategy
  }

  /// How the golden's file ends.
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
  func take(
    of source: SnapshotSource, in scope: SnapshotScope, filePath: String,
    varied variation: SnapshotVariation
  ) throws -> PlayedSnapshot {
    guard let screen = try source.screen(in: scope)?.varied(variation) else {
      return try take(of: source)
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
    return played
  }

  /// Of a picture that is there.
  @MainActor
  private func take(of source: SnapshotSource) throws -> PlayedSnapshot {
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

  /// Has no views of the screen that could be masked by name.
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

public import Foundation
public import Graphics
import ImageCodecs
import Layers
import Typography

/// Plays a screen from its beginning and turns it into pictures.
///
/// One run makes all of them, however many: simulation is sequential, on the main actor; with two jobs or
/// more, frames are drawn, planned and encoded beside it, in order, and stills at once. At most `2 · jobs`
/// frames of a film are under way, so memory does not grow with the length of a recording, and the bytes
/// do not depend on `jobs`.
@MainActor
public struct Recorder {
  /// Called once a run.
  let makePanels: () throws -> [FigurePanel]
  let timing: FigureTiming
  private let jobs: Int
  /// Told at the end of a recording what could not be shown as the screen meant it.
  let tellProblems: ([String]) -> Void

  /// Frames a film may have: past that a script is taken for a runaway.
  nonisolated public static let maximumFrames = 20_000

  /// - Parameters:
  ///   - jobs: threads; below 1 counts as 1, which does one thing after another.
  ///   - tellProblems: told at the end of each run what its stage's `problems` are, also if there are
  ///     none.
  ///   - makeStage: called once for every call of a method here; for moments that are looked for, once more
  ///     for each trial.
  public init(
    jobs: Int, tellProblems: @escaping ([String]) -> Void = { _ in },
    makeStage: @escaping () throws -> Stage
  ) {
    self.init(jobs: jobs, tellProblems: tellProblems) { [FigurePanel(try makeStage())] }
  }

  /// Several screens on one clock, side by side in every picture.
  ///
  /// - Parameters:
  ///   - timing: what those do that are shorter than others; `.end` plays every script once more, to know
  ///     how long it is.
  ///   - makePanels: called once for every call of a method here, twice for `.end`.
  public init(
    jobs: Int, timing: FigureTiming = .start,
    tellProblems: @escaping ([String]) -> Void = { _ in },
    makePanels: @escaping () throws -> [FigurePanel]
  ) {
    self.jobs = max(1, jobs)
    self.timing = timing
    self.tellProblems = tellProblems
    self.makePanels = makePanels
  }

  /// When the script is over, of several the longest, after playing it once.
  ///
  /// - Throws: what the stage throws; `RecordingError.tooManyTicks`.
  public func duration() throws -> TimeInterval {
    try makePanels().map { try $0.stage.playedEnd() }.max() ?? 0
  }

  /// The first panel's stage, for numbers.
  ///
  /// - Throws: `RecordingError.noPanels`.
  func makeStage() throws -> Stage { try firstPanel().stage }

  /// The first panel of a new run.
  ///
  /// - Throws: `RecordingError.noPanels`.
  func firstPanel() throws -> FigurePanel {
    guard let panel = try makePanels().first else { throw RecordingError.noPanels }
    return panel
  }

  /// Plays the timeline once and makes all takes of it.
  ///
  /// Takes with a limit that they exceed are made of further runs, one after another.
  ///
  /// - Returns: how many frames each has, identical neighbours counted.
  /// - Throws: what the stage, an encoder or a take's `write` throws; `RecordingError`.
  @discardableResult
  public func record(_ takes: [Take]) async throws -> [Int] {
    let limited = takes.enumerated().map { LimitedFilm($1, index: $0) }
    let first = try await play(zip(takes, limited).map { $1?.take ?? $0 })
    var counts = first.map(\.count)
    for (index, film) in limited.enumerated() {
      guard let film else { continue }
      try film.add(first[index])
      while !film.isDone { try film.add(try await play([film.take])[0]) }
      counts[index] = try film.finish()
    }
    return counts
  }

  /// What a run made of a take.
  struct Made {
    let count: Int
    /// Of a GIF.
    let statistics: GIFStatistics?
  }

  /// Plays the timeline once.
  private func play(_ takes: [Take]) async throws -> [Made] {
    let panels = try makePanels()
    var stages = try StageGroup(panels, timing: timing, again: makePanels)
    stages.readsOverlays = takes.contains { $0.figure.map { !$0.overlays.isEmpty } ?? false }
    let run = ScreenRun(stages, schedules: takes.map(\.schedule))
    let values = try overlayValues(for: takes.compactMap(\.figure))
    let composers = takes.map { Self.composer($0.figure, of: panels, values: values) }
    func tree(_ index: Int, _ pictures: [PanelPicture]) -> LayerTree {
      composers[index]?.tree(of: pictures) ?? pictures[0].screen
    }
    let films = try takes.indices.map { index in
      try film(takes[index], showing: tree(index, stages.pictures))
    }
    let stills = StillRecordings(jobs: jobs)
    while let shot = try run.next() {
      for (index, count) in shot.counts.enumerated() where count > 0 {
        let tree = shot.tree(on: composers[index])
        if let film = films[index] {
          for _ in 0..<count { try await film.append(tree) }
        } else {
          try await stills.append(tree, takes[index])
        }
      }
    }
    for film in films { try await film?.finish() }
    try await stills.finish()
    tellProblems(stages.stages.flatMap(\.problems))
    return films.map { Made(count: $0?.count ?? 1, statistics: $0?.statistics) }
  }

  /// Nil for a still.
  private func film(_ take: Take, showing tree: LayerTree) throws -> FilmRecording? {
    guard case .film(let film, let progress, let write) = take.kind else { return nil }
    let size = Compositor(scale: take.scale).pixelSize(of: tree)
    return try FilmRecording(
      film, size: size, scale: take.scale, jobs: jobs, progress: progress, write: write)
  }

  /// The pictures at several times, all of one run, in the order of `times`; see
  /// ``Take/still(at:scale:write:)``.
  ///
  /// - Parameter figure: what is drawn around the screens; nil for the screen alone.
  /// - Throws: what the stage throws; `RecordingError.tooManyTicks` for a script without end.
  public func stills(
    at times: [TimeInterval?], scale: CGFloat, figure: FigureStyle? = nil
  ) throws -> [Bitmap] {
    let compositor = Compositor(scale: scale)
    return try trees(at: times, figure: figure).map { compositor.render($0) }
  }

  /// What puts panels on a page; nil for one screen alone.
  package static func composer(
    _ figure: FigureStyle?, of panels: [FigurePanel]
  ) -> FigureComposer? { composer(figure, of: panels, values: []) }

  /// - Parameter values: what overlays of columns show, of each panel.
  static func composer(
    _ figure: FigureStyle?, of panels: [FigurePanel], values: [OverlayValues]
  ) -> FigureComposer? {
    if let figure { return FigureComposer(figure, panels: panels, values: values) }
    return panels.count > 1 ? FigureComposer(.bare, panels: panels) : nil
  }

  /// What overlays of these figures show of traces, of each panel: plays every script once more if they
  /// show any.
  func overlayValues(for figures: [FigureStyle]) throws -> [OverlayValues] {
    let columns = figures.flatMap(\.columnsShown)
    guard !columns.isEmpty else { return [] }
    return try makePanels().map { panel in
      try OverlayValues(try PlayedRun { panel.stage }, columns: columns)
    }
  }

  /// The picture at one time; see `stills(at:scale:figure:)`.
  ///
  /// - Throws: as that.
  public func still(
    at time: TimeInterval?, scale: CGFloat, figure: FigureStyle? = nil
  ) throws -> Bitmap {
    try stills(at: [time], scale: scale, figure: figure)[0]
  }
}

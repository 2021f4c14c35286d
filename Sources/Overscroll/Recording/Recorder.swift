public import Foundation
public import Graphics
import ImageCodecs
import Layers
import Typography

/// A recorder that plays a screen from its beginning and turns it into pictures.
///
/// A single run makes all pictures. The simulation is sequential on the main actor. With two jobs
/// or more, frames are drawn, planned and encoded in parallel to the simulation. Frames stay in
/// order, and stills are made at the same time. At most `2 · jobs` frames of a film are in
/// progress, so memory does not grow with the length of a recording. The bytes do not depend on
/// `jobs`.
@MainActor
public struct Recorder {
  /// A closure that creates the panels; called once per run.
  let makePanels: () throws -> [FigurePanel]
  let timing: FigureTiming
  private let jobs: Int
  /// A closure that is called at the end of a recording with the problems of its stages.
  let tellProblems: ([String]) -> Void

  /// The largest number of frames of a film. A longer script is assumed never to end.
  nonisolated public static let maximumFrames = 20_000

  /// Creates a recorder of one screen.
  ///
  /// - Parameters:
  ///   - jobs: The number of threads. Values below 1 count as 1, which draws and encodes
  ///     sequentially.
  ///   - tellProblems: Called at the end of each run with the stage's `problems`, even if there are
  ///     none.
  ///   - makeStage: Creates a stage. Called once per call of a method here, and once more for each
  ///     trial in a search for a moment.
  public init(
    jobs: Int, tellProblems: @escaping ([String]) -> Void = { _ in },
    makeStage: @escaping () throws -> Stage
  ) {
    self.init(jobs: jobs, tellProblems: tellProblems) { [FigurePanel(try makeStage())] }
  }

  /// Creates a recorder of several screens on one clock, side by side in every picture.
  ///
  /// - Parameters:
  ///   - timing: The alignment of screens with shorter scripts. `.end` plays every script once more
  ///     to find its duration.
  ///   - makePanels: Creates the panels. Called once per call of a method here, twice for `.end`.
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

  /// Plays the script and returns the time of its end in seconds; with several panels, the latest
  /// end.
  ///
  /// - Throws: Errors of the stage, or `RecordingError.tooManyTicks`.
  public func duration() throws -> TimeInterval {
    try makePanels().map { try $0.stage.playedEnd() }.max() ?? 0
  }

  /// Creates a new run and returns the stage of its first panel.
  ///
  /// - Throws: `RecordingError.noPanels`.
  func makeStage() throws -> Stage { try firstPanel().stage }

  /// Creates a new run and returns its first panel.
  ///
  /// - Throws: `RecordingError.noPanels`.
  func firstPanel() throws -> FigurePanel {
    guard let panel = try makePanels().first else { throw RecordingError.noPanels }
    return panel
  }

  /// Plays the timeline once and makes all takes from that run.
  ///
  /// A take that exceeds its size limit is made again in further runs.
  ///
  /// - Returns: The number of frames of each take; repeated frames count.
  /// - Throws: Errors of the stage, an encoder or a take's `write`, or `RecordingError`.
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

  /// The result of a run for a take.
  struct Made {
    let count: Int
    /// The statistics of a GIF; nil for other takes.
    let statistics: GIFStatistics?
  }

  /// Plays the timeline once and makes takes from that run.
  private func play(_ takes: [Take]) async throws -> [Made] {
    let panels = try makePanels()
    var stages = try StageGroup(panels, timing: timing, again: makePanels)
    let columns = takes.compactMap { $0.figure?.columnsRead }
    stages.overlayColumns = columns.isEmpty ? nil : columns.flatMap(\.self)
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

  /// Returns the film recording of a take; nil for a still.
  private func film(_ take: Take, showing tree: LayerTree) throws -> FilmRecording? {
    guard case .film(let film, let progress, let write) = take.kind else { return nil }
    let size = Compositor(scale: take.scale).pixelSize(of: tree)
    return try FilmRecording(
      film, size: size, scale: take.scale, jobs: jobs, progress: progress, write: write)
  }

  /// Returns the pictures at several times of one run, in the order of `times`; see
  /// ``Take/still(at:scale:write:)``.
  ///
  /// - Parameter figure: The figure to draw around the screens; nil for the screen alone.
  /// - Throws: Errors of the stage, or `RecordingError.tooManyTicks` for a script without end.
  public func stills(
    at times: [TimeInterval?], scale: CGFloat, figure: FigureStyle? = nil
  ) throws -> [Bitmap] {
    let compositor = Compositor(scale: scale)
    return try trees(at: times, figure: figure).map { compositor.render($0) }
  }

  /// Returns the composer that arranges panels on a page; nil for one screen alone.
  package static func composer(
    _ figure: FigureStyle?, of panels: [FigurePanel]
  ) -> FigureComposer? { composer(figure, of: panels, values: []) }

  /// Returns the composer that arranges panels on a page, with values for their overlays.
  ///
  /// - Parameter values: The values that overlays of trace columns show, one element per panel.
  static func composer(
    _ figure: FigureStyle?, of panels: [FigurePanel], values: [OverlayValues]
  ) -> FigureComposer? {
    if let figure { return FigureComposer(figure, panels: panels, values: values) }
    return panels.count > 1 ? FigureComposer(.bare, panels: panels) : nil
  }

  /// Returns the trace values that overlays of the figures show, one element per panel. Plays every
  /// script once more if any overlay shows a column.
  func overlayValues(for figures: [FigureStyle]) throws -> [OverlayValues] {
    let columns = figures.flatMap(\.columnsShown)
    guard !columns.isEmpty else { return [] }
    return try makePanels().map { panel in
      try OverlayValues(try PlayedRun { panel.stage }, columns: columns)
    }
  }

  /// Returns the picture at one time; see `stills(at:scale:figure:)`.
  ///
  /// - Throws: The errors of `stills(at:scale:figure:)`.
  public func still(
    at time: TimeInterval?, scale: CGFloat, figure: FigureStyle? = nil
  ) throws -> Bitmap {
    try stills(at: [time], scale: scale, figure: figure)[0]
  }
}

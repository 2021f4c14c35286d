public import Foundation
public import Graphics
import ImageCodecs
import Layers
import Typography

/// Plays a screen from its beginning and turns it into pictures.
///
/// One run makes all of them, however many: simulation is sequential, on the main actor; drawing happens
/// on `jobs` threads a film; frames are encoded in order as they come. At most `2 · jobs` frames of a film
/// are under way, so memory does not grow with the length of a recording, and the bytes do not depend
/// on `jobs`.
@MainActor
public struct Recorder {
  /// Called once a run.
  let makeStage: () throws -> Stage
  private let jobs: Int
  /// Told at the end of a recording what could not be shown as the screen meant it.
  let tellProblems: ([String]) -> Void

  /// Frames a film may have: past that a script is taken for a runaway.
  nonisolated public static let maximumFrames = 20_000

  /// - Parameters:
  ///   - jobs: threads that draw a film; below 1 counts as 1.
  ///   - tellProblems: told at the end of each run what its stage's `problems` are, also if there are
  ///     none.
  ///   - makeStage: called once for every call of a method here.
  public init(
    jobs: Int, tellProblems: @escaping ([String]) -> Void = { _ in },
    makeStage: @escaping () throws -> Stage
  ) {
    self.jobs = max(1, jobs)
    self.tellProblems = tellProblems
    self.makeStage = makeStage
  }

  /// Plays the timeline once and makes all takes of it.
  ///
  /// - Returns: how many frames each has, identical neighbours counted.
  /// - Throws: what the stage, an encoder or a take's `write` throws; `RecordingError`.
  @discardableResult
  public func record(_ takes: [Take]) async throws -> [Int] {
    let stage = try makeStage()
    let run = ScreenRun(stage, schedules: takes.map(\.schedule))
    let films = try takes.map { try film($0, of: stage) }
    while let shot = try run.next() {
      for (index, count) in shot.counts.enumerated() where count > 0 {
        if let film = films[index] {
          for _ in 0..<count { try await film.append(shot.tree) }
        } else {
          try takes[index].writeStill(of: shot.tree)
        }
      }
    }
    for film in films { try await film?.finish() }
    tellProblems(stage.problems)
    return films.map { $0?.count ?? 1 }
  }

  /// Nil for a still.
  private func film(_ take: Take, of stage: Stage) throws -> FilmRecording? {
    guard case .film(let clock, let loop, let progress, let write) = take.kind else { return nil }
    let size = Compositor(scale: take.scale).pixelSize(of: stage.layerTree())
    return try FilmRecording(
      clock, size: size, scale: take.scale, loop: loop, jobs: jobs, progress: progress, write: write
    )
  }

  /// The pictures at several times, all of one run, in the order of `times`; see
  /// ``Take/still(at:scale:write:)``.
  ///
  /// - Throws: what the stage throws; `RecordingError.tooManyTicks` for a script without end.
  public func stills(at times: [TimeInterval?], scale: CGFloat) throws -> [Bitmap] {
    let stage = try makeStage()
    let run = ScreenRun(stage, schedules: times.map { .still(at: $0) })
    let compositor = Compositor(scale: scale)
    var pictures: [Int: Bitmap] = [:]
    while let shot = try run.next() {
      let picture = compositor.render(shot.tree)
      for (index, count) in shot.counts.enumerated() where count > 0 { pictures[index] = picture }
    }
    tellProblems(stage.problems)
    return times.indices.map { index in
      guard let picture = pictures[index] else { preconditionFailure("no picture \(index)") }
      return picture
    }
  }

  /// The picture at one time; see ``stills(at:scale:)``.
  public func still(at time: TimeInterval?, scale: CGFloat) throws -> Bitmap {
    try stills(at: [time], scale: scale)[0]
  }
}

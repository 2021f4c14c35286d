import Foundation
import Overscroll

/// The course of a script with pictures, recorded for the report after a snapshot failed.
struct ScriptRecording: Sendable {
  var course: ScriptCourse
  /// The times of the film's frames.
  let times: [Double]
  /// A frame for each of the times, at one pixel per point; nil without pictures.
  let film: SnapshotFilm?

  /// The number of pictures of a long script.
  private static let pictures = 48

  /// Plays a script, and plays it again for the pictures.
  ///
  /// - Parameter takesPictures: Whether to take pictures. The report shows the frames of a film
  ///   anyway.
  /// - Throws: `MomentProblem`, and errors of the screen.
  @MainActor
  init(
    moments: [SnapshotMoment], takesPictures: Bool, makeStage: @escaping () throws -> Stage
  ) throws {
    let course = try ScriptCourse(moments: moments, makeStage: makeStage)
    self.course = course
    guard takesPictures else {
      (times, film) = ([], nil)
      return
    }
    let ticks = course.shownTicks(limit: Self.pictures)
    let times = ticks.map { course.times[$0] }
    let camera = SnapshotCamera(scale: 1, masks: [], makeStage: makeStage)
    let pictures = try camera.pictures(at: times.map { .time($0) })
    self.times = times
    film = SnapshotFilm(
      ticks: zip(pictures, ticks).map { picture, tick in
        SnapshotFilm.Tick(
          tree: picture.tree, count: 1, offset: course.offsets[tick].map { CGFloat($0) })
      }, scale: 1, framesPerSecond: 10)
  }
}

import Foundation
import Overscroll

/// The course of the script that led to a failure, as a JSON file in the artifacts folder, and
/// pictures of the screen as an animated PNG next to it. The report shows them as a time line.
struct CourseFile: Codable {
  let course: ScriptCourse
  /// The times of the film's frames; empty without a film.
  let times: [Double]

  /// Writes both files, the film first.
  ///
  /// - Returns: The path of the JSON file.
  /// - Throws: `CodecError` for pictures that the file format cannot hold, `FileFailure`.
  static func write(
    _ recording: ScriptRecording, for golden: GoldenFile, in artifacts: String
  ) throws -> String {
    let path = ArtifactFiles(of: golden.id, in: artifacts).course
    if let film = recording.film {
      try AtomicFile.write(film.encoded(), to: self.film(beside: path))
    }
    let file = CourseFile(course: recording.course, times: recording.times)
    try AtomicFile.write([UInt8](JSONEncoder().encode(file)), to: path)
    return path
  }

  /// Returns the path of the film that belongs to a JSON file.
  static func film(beside path: String) -> String { "\(path).apng" }
}

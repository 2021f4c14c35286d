import Overscroll

/// The time line of a failure on the page of a report. The page's script uses the names of the
/// properties.
struct ReportCourse: Encodable {
  /// A picture of the screen.
  struct Frame: Encodable {
    let time: Double
    /// The file relative to the report's folder.
    let file: String
  }

  let course: ScriptCourse
  let frames: [Frame]
}

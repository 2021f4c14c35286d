/// A snapshot on the page of a report. The page's script uses the names of the properties.
struct ReportCard: Encodable {
  enum Kind: String, Encodable {
    case picture, film, text, none
  }

  let id, verdict, suite, test, place, words, accept, golden: String
  /// The hash of the actual snapshot; empty if there is nothing to accept.
  let hash: String
  var kind = Kind.none
  /// Files relative to the report's folder: one for a picture, one per frame for a film.
  var expected: [String] = []
  var actual: [String] = []
  var difference: [String] = []
  /// The scroll view's offset in each frame.
  var offsets: [Double] = []
  /// Whether each frame differs.
  var marks: [Bool] = []
  /// The expected and the actual text.
  var before = ""
  var after = ""
  /// The time line of a script that led to a failure.
  var course: ReportCourse?
}

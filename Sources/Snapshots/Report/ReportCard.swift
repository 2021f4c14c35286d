/// One snapshot on the report's page. The names are those that the page's script reads.
struct ReportCard: Encodable {
  enum Kind: String, Encodable {
    case picture, film, text, none
  }

  let id, verdict, suite, test, place, words, accept, golden: String
  var kind = Kind.none
  /// Files below the report's folder: one for a picture, one a frame for a film.
  var expected: [String] = []
  var actual: [String] = []
  var difference: [String] = []
  /// Where the scroll view is, frame by frame.
  var offsets: [Double] = []
  /// Whether a frame differs.
  var marks: [Bool] = []
  /// Of a text.
  var before = ""
  var after = ""
}

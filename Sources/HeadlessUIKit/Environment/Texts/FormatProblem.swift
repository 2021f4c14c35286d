/// A format that does not fit its arguments.
struct FormatProblem: ScreenProblem {
  let format: String
  /// The values that do not fit, in words.
  let faults: [String]

  var description: String {
    "the format '\(format)' does not fit its arguments: \(faults.joined(separator: ", "))"
  }
}

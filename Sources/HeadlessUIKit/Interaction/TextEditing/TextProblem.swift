/// What a screen asked of the words it shows and did not get.
enum TextProblem: ScreenProblem {
  /// Every word counts as spelled correctly.
  case uncheckedSpelling

  var description: String {
    switch self {
    case .uncheckedSpelling:
      "spelling was to be checked: there is no dictionary here, every word passes"
    }
  }
}

/// What a screen asked of the words it shows and did not get.
enum TextProblem: ScreenProblem {
  /// Every word counts as spelled correctly.
  case uncheckedSpelling

  var description: String {
    switch self {
    case .uncheckedSpelling:
      "spelling is not checked: there is no dictionary, so every word is accepted"
    }
  }
}

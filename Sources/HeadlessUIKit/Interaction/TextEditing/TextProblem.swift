/// A text feature that a screen requested and that is not available.
enum TextProblem: ScreenProblem {
  /// A check of spelling. There is no dictionary, so every word counts as correct.
  case uncheckedSpelling
  /// A data detector for dates, addresses or transit information. None are found.
  case undetectedData

  var description: String {
    switch self {
    case .uncheckedSpelling:
      "spelling is not checked: there is no dictionary, so every word is accepted"
    case .undetectedData:
      "data detectors find links and telephone numbers here, and no addresses, dates, flights or "
        + "shipments"
    }
  }
}

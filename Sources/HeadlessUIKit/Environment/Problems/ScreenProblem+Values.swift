import Typography

// The lower folders and the fonts' library have no log. Their problems become problems of a screen
// here.

extension ObservationProblem: ScreenProblem {}

extension FontProblem: ScreenProblem {}

extension ImageProblem: ScreenProblem {
  var isMissing: Bool {
    switch self {
    case .notFound, .unknownSymbol: true
    case .noCodec, .tooManyPixels: false
    }
  }
}

extension FontError: ScreenProblem {
  var isMissing: Bool { true }
  var namesFile: Bool { true }
}

extension MissingText: ScreenProblem {
  var isMissing: Bool { true }
}

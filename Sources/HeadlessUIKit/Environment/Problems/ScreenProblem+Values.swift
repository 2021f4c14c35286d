import Typography

// The rooms below this one, and the fonts' own library, know no log: their problems become a screen's here.

extension ObservationProblem: ScreenProblem {}

extension FontProblem: ScreenProblem {}

extension ImageProblem: ScreenProblem {
  var isMissing: Bool {
    switch self {
    case .notFound, .unknownSymbol: true
    case .noCodec: false
    }
  }
}

extension FontError: ScreenProblem {
  var isMissing: Bool { true }
}

extension MissingGlyph: ScreenProblem {
  var isMissing: Bool { true }
}

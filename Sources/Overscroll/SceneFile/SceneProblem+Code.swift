extension SceneProblem.Kind {
  /// A stable identifier of the kind of problem, for programs and documentation.
  public var code: String {
    switch self {
    case .notUTF8: "not-utf8"
    case .forbiddenCharacter: "forbidden-character"
    case .tooLarge: "too-large"
    case .tooDeep: "too-deep"
    case .tooManyEvents: "too-many-events"
    case .empty: "empty"
    case .unsupported: "unsupported-yaml"
    case .tabIndentation: "tab-indentation"
    case .unterminatedQuote: "unterminated-quote"
    case .unclosedBracket: "unclosed-bracket"
    case .missingComma: "missing-comma"
    case .missingColon: "missing-colon"
    case .misplacedColon: "misplaced-colon"
    case .reservedCharacter: "reserved-character"
    case .indentation: "indentation"
    case .syntax: "syntax"
    case .duplicateKey: "duplicate-key"
    case .unknownKey: "unknown-key"
    case .missingKey: "missing-key"
    case .notFirst: "not-first"
    case .unsupportedVersion: "unsupported-version"
    case .wrongValue: "wrong-value"
    case .outOfRange: "out-of-range"
    case .unknownName: "unknown-name"
    case .contradiction: "contradiction"
    case .needsValues: "needs-values"
    case .appWithoutStart: "app-without-start"
    case .appWithoutWindow: "app-without-window"
    case .unreadablePath: "unreadable-path"
    case .notInApp: "not-in-app"
    case .twoStarts: "two-starts"
    case .moduleName: "module-name"
    case .stepNeedsValue: "step-needs-value"
    case .stepTakesNoValue: "step-takes-no-value"
    case .severalSteps: "several-steps"
    case .missingStep: "missing-step"
    case .targetGivenTwice: "target-given-twice"
    case .timeline: "timeline"
    case .stage: "stage"
    case .flingWithinHysteresis: "fling-within-hysteresis"
    case .unsupportedFormat: "unsupported-format"
    case .escapesOutputDirectory: "escapes-output-directory"
    case .hiddenFile: "hidden-file"
    case .unprintableFile: "unprintable-file"
    case .duplicateFile: "duplicate-file"
    case .misplacedNumber: "misplaced-number"
    case .tooManyFrames: "too-many-frames"
    case .tooManyPixels: "too-many-pixels"
    case .unevenFrames: "uneven-frames"
    case .unreachableTime: "unreachable-time"
    case .impossibleDevice: "impossible-device"
    case .noStoreSize: "no-store-size"
    case .notIncluded: "not-included"
    case .includesItself: "includes-itself"
    case .tooManyVariants: "too-many-variants"
    case .unknownPlaceholder: "unknown-placeholder"
    case .impossibleDate: "impossible-date"
    case .sameTwice: "same-twice"
    case .moment(let problem, _): problem.code
    case .diagram(let error): error.code
    case .keysExclude: "keys-exclude"
    }
  }
}

extension MomentProblem {
  fileprivate var code: String {
    switch self {
    case .noScrollView: "unknown-scroll-view"
    case .offsetNotReached: "unreached-offset"
    case .noEvent: "missing-event"
    case .noColumn: "unknown-column"
    case .neverTrue: "never-true"
    }
  }
}

extension DiagramError {
  fileprivate var code: String {
    switch self {
    case .noView: "unknown-view"
    case .noConstraint: "unknown-constraint"
    }
  }
}

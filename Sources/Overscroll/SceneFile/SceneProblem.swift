/// One thing wrong with a scene file: the fact, and where it is.
public struct SceneProblem: Error, Hashable, Sendable {
  /// How bad it is.
  public enum Severity: String, Hashable, Sendable {
    case error, warning
  }

  /// What a value should have been.
  public enum Expectation: Hashable, Sendable {
    case text
    case number
    case wholeNumber
    /// A number with the unit `s` or `ms`.
    case duration
    case durationOrEnd
    /// A number with a unit of bytes.
    case byteCount
    /// Two numbers in brackets.
    case pair
    /// A number for y, or two numbers in brackets.
    case travel
    case numbers(counts: ClosedRange<Int>)
    case trueOrFalse
    case list
    case mapping(keys: [String])
    case loop
    case color
    /// A few characters for the status bar's clock.
    case clockTime
  }

  /// What stood there instead.
  public enum Found: Hashable, Sendable {
    case text(String)
    case empty
    /// Nothing, because `#` begins a comment.
    case comment
    case list(count: Int)
    case mapping
  }

  /// Names a scene file can get wrong.
  public enum Name: String, Hashable, Sendable {
    case device, screen, variant, step, behavior, ease, direction, orientation, option, controller
    case theme, locale
    case textSize = "text size"
  }

  /// What YAML has and scene files do without.
  public enum YAMLFeature: String, Hashable, Sendable {
    case anchor, alias, tag, directive
    case merge = "merge key"
    case severalDocuments = "second document"
    case complexKey = "key that is not text"
    case explicitKey = "key marked with '?'"
  }

  /// The fact; words for it are `message` and `help`.
  public enum Kind: Hashable, Sendable {
    case notUTF8
    case forbiddenCharacter(UInt32)
    case tooLarge(limit: Int)
    case tooDeep(limit: Int)
    case tooManyEvents(limit: Int)
    case empty
    case unsupported(YAMLFeature)

    case tabIndentation
    case unterminatedQuote
    /// A bracket that is not closed on its line; the text makes no sense from `noticed` on.
    case unclosedBracket(Unicode.Scalar, noticed: SourceRange)
    /// Two things in brackets without a comma between them.
    case missingComma(Unicode.Scalar, opened: SourceRange)
    case missingColon(afterKey: String)
    case misplacedColon
    case reservedCharacter(Unicode.Scalar)
    case indentation
    /// Any other complaint, in the YAML parser's words.
    case syntax(String)

    case duplicateKey(String, firstLine: Int)
    case unknownKey(String, suggestion: String?, known: [String])
    case missingKey(String)
    case notFirst(key: String)
    case unsupportedVersion(String)
    case wrongValue(expected: Expectation, found: Found)
    case outOfRange(value: Double, lower: Double, upper: Double)
    case unknownName(Name, String, suggestion: String?, known: [String])

    /// A variant and a behavior that ask for two things.
    case contradiction(variant: String, behavior: SceneDescription.Behavior)

    /// A controller of an app that no initialiser makes without values.
    case needsValues(controller: String, initialisers: [String])
    /// An app without a delegate, in a scene that names no screen of it.
    case appWithoutStart
    /// An app that was launched and made no window.
    case appWithoutWindow
    /// A storyboard or a controller that the app's folder has not.
    case notInApp(AppFolderError)
    /// Two ways of saying which screen of an app is shown.
    case twoStarts(String, String)
    case moduleName(String)

    case stepNeedsValue(String)
    case stepTakesNoValue(String)
    case severalSteps(String, String)
    /// A step with a target and nothing else.
    case missingStep
    case targetGivenTwice
    case timeline(TimelineProblem.Kind, step: Int)
    /// A step that the screen cannot play.
    case stage(StageError)
    /// A fling no longer than the hysteresis of 10 points, which a view at rest does not notice.
    case flingWithinHysteresis(Double)

    case unsupportedFormat(extension: String)
    case escapesOutputDirectory(String)
    /// A file whose name begins with a dot.
    case hiddenFile(String)
    /// A file whose name has line ends or other characters that cannot be shown.
    case unprintableFile(String)
    case duplicateFile(String, firstLine: Int)
    /// A `%` in the name of a file that is no place for a frame's number.
    case misplacedNumber(String)
    case tooManyFrames(Int, limit: Int)
    case tooManyPixels(Int, limit: Int)
    /// Frames that do not fall on ticks of the display, so that some show a longer way than others.
    case unevenFrames(perSecond: Int, display: Int, fitting: Int)
    case unreachableTime(Double, end: Double)
    /// A moment, a column or a scroll view that an output names and the played screen has not; with the
    /// column that was probably meant.
    case moment(MomentProblem, suggestion: String?)
    /// A view or a constraint that a diagram names and the played screen has not.
    case diagram(DiagramError)
    /// Two keys of which only one can be given.
    case keysExclude(String, String)
    case impossibleDevice
    /// A file that a scene includes and that cannot be read.
    case notIncluded(String)
    /// A file that includes itself, or too many within each other.
    case includesItself(String)
    case tooManyVariants(Int, limit: Int)
    /// A key in braces, in the name of an output, that nothing varies.
    case unknownPlaceholder(String, known: [String])
    /// Two keys that say one thing.
    case sameTwice(String, String)
  }

  /// The file's name, as it was given.
  public let file: String
  /// Where it is, on its first line.
  public let range: SourceRange
  /// The place in the document, for example `timeline[2].drag.over`; empty for the whole.
  public let path: String
  /// What is wrong.
  public let kind: Kind

  /// Whether the scene cannot be used for it.
  public var severity: Severity {
    if case .flingWithinHysteresis = kind { return .warning }
    if case .unevenFrames = kind { return .warning }
    return .error
  }

  /// The same, in a text that begins so many lines further down.
  func moved(byLines lines: Int) -> SceneProblem {
    SceneProblem(file: file, range: range.moved(byLines: lines), path: path, kind: kind)
  }
}

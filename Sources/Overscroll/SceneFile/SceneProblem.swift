/// A problem in a scene file, with its kind and place.
public struct SceneProblem: Error, Hashable, Sendable {
  /// The severity of a problem.
  public enum Severity: String, Hashable, Sendable {
    case error, warning
  }

  /// The kind of value that was expected.
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
    /// A date with an optional time of day.
    case date
  }

  /// The kind of value that was found.
  public enum Found: Hashable, Sendable {
    case text(String)
    case empty
    /// No value, because `#` begins a comment.
    case comment
    case list(count: Int)
    case mapping
  }

  /// The kinds of names that can be unknown in a scene file.
  public enum Name: String, Hashable, Sendable {
    case device, screen, variant, step, behavior, ease, direction, orientation, option, controller
    case theme, locale
    case textSize = "text size"
    case timeZone = "time zone"
  }

  /// YAML features that scene files do not permit.
  public enum YAMLFeature: String, Hashable, Sendable {
    case anchor, alias, tag, directive
    case merge = "merge key"
    case severalDocuments = "second document"
    case complexKey = "key that is not text"
    case explicitKey = "key marked with '?'"
  }

  /// The kind of problem and its facts; `message` and `help` are the texts for it.
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
    /// A bracket that is not closed on its line. The text has no meaning from `noticed` on.
    case unclosedBracket(Unicode.Scalar, noticed: SourceRange)
    /// Two values in brackets without a comma between them.
    case missingComma(Unicode.Scalar, opened: SourceRange)
    case missingColon(afterKey: String)
    case misplacedColon
    case reservedCharacter(Unicode.Scalar)
    case indentation
    /// Any other syntax error, with the message of the YAML parser.
    case syntax(String)

    case duplicateKey(String, firstLine: Int)
    case unknownKey(String, suggestion: String?, known: [String])
    case missingKey(String)
    case notFirst(key: String)
    case unsupportedVersion(String)
    case wrongValue(expected: Expectation, found: Found)
    case outOfRange(value: Double, lower: Double, upper: Double)
    case unknownName(Name, String, suggestion: String?, known: [String])

    /// A variant and a behavior that contradict each other.
    case contradiction(variant: String, behavior: SceneDescription.Behavior)

    /// A controller of an app whose initialisers all need arguments.
    case needsValues(controller: String, initialisers: [String])
    /// An app without a delegate, in a scene that selects none of its screens.
    case appWithoutStart
    /// An app that created no window after launch.
    case appWithoutWindow
    /// A path of `app`, `sources`, `exclude` or `modules` that cannot be used; `suggestion` is a
    /// path with a similar name.
    case unreadablePath(String, reason: String, suggestion: String?)
    /// A storyboard or a controller that does not exist in the app's folder.
    case notInApp(AppFolderError)
    /// Two keys that both select a screen of an app.
    case twoStarts(String, String)
    case moduleName(String)

    case stepNeedsValue(String)
    case stepTakesNoValue(String)
    case severalSteps(String, String)
    /// A step with a target but no action.
    case missingStep
    case targetGivenTwice
    case timeline(TimelineProblem.Kind, step: Int)
    /// A step that the screen cannot play.
    case stage(StageError)
    /// A fling no longer than the hysteresis of 10 points, which does not move a view at rest.
    case flingWithinHysteresis(Double)

    case unsupportedFormat(extension: String)
    case escapesOutputDirectory(String)
    /// A file whose name begins with a dot.
    case hiddenFile(String)
    /// A file name with line ends or other unprintable characters.
    case unprintableFile(String)
    case duplicateFile(String, firstLine: Int)
    /// A `%` in a file name that is not a placeholder for a frame number.
    case misplacedNumber(String)
    case tooManyFrames(Int, limit: Int)
    case tooManyPixels(Int, limit: Int)
    /// Frames that do not coincide with ticks of the display, so that motion between frames is
    /// uneven.
    case unevenFrames(perSecond: Int, display: Int, fitting: Int)
    case unreachableTime(Double, end: Double)
    /// A moment, a column or a scroll view that an output names and the played screen does not
    /// have, with the column that was probably intended.
    case moment(MomentProblem, suggestion: String?)
    /// A view or a constraint that a diagram names and the played screen does not have.
    case diagram(DiagramError)
    /// Two keys that exclude each other.
    case keysExclude(String, String)
    case impossibleDevice
    case noStoreSize(device: String)
    /// An included file that cannot be read.
    case notIncluded(String)
    /// A file that includes itself, or too many nested files.
    case includesItself(String)
    case tooManyVariants(Int, limit: Int)
    /// A key in braces in the name of an output that is not a key of `variants`.
    case unknownPlaceholder(String, known: [String])
    /// A date or a time of day that does not exist, in a time zone or in none.
    case impossibleDate(String, timeZone: String?)
    /// Two keys with the same meaning.
    case sameTwice(String, String)
  }

  /// The name of the file, as passed to the reader.
  public let file: String
  /// The place of the problem, on its first line.
  public let range: SourceRange
  /// The path in the document, for example `timeline[2].drag.over`; empty for the whole document.
  public let path: String
  /// The kind of problem and its facts.
  public let kind: Kind

  /// The severity; an error prevents using the scene.
  public var severity: Severity {
    if case .flingWithinHysteresis = kind { return .warning }
    if case .unevenFrames = kind { return .warning }
    return .error
  }
  var isError: Bool { severity == .error }

  /// Returns the problem moved down by a number of lines.
  func moved(byLines lines: Int) -> SceneProblem {
    SceneProblem(file: file, range: range.moved(byLines: lines), path: path, kind: kind)
  }
}

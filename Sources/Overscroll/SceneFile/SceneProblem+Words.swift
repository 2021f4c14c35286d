import ScrollEffects

extension SceneProblem {
  /// The problem in one line, without its place.
  public var message: String {
    switch kind {
    case .notUTF8: return "the file is not UTF-8 text"
    case .forbiddenCharacter(let value): return "character \(hex(value)) is not allowed in YAML"
    case .tooLarge(let limit):
      return "the file has more than the \(limit) bytes a scene may have"
    case .tooDeep(let limit): return "nested deeper than \(limit) levels"
    case .tooManyEvents(let limit):
      return "the file has more than the \(limit) YAML events a scene may have"
    case .empty: return "the file is empty"
    case .unsupported(let feature): return "a YAML \(feature.rawValue) is not allowed in a scene"
    case .tabIndentation: return "tabs cannot indent YAML"
    case .unterminatedQuote: return "this quote is not closed"
    case .unclosedBracket(let open, _): return "'\(open)' is not closed"
    case .missingComma(let open, _): return "expected ',' or '\(closing(open))'"
    case .missingColon(let key): return "missing ':' after \(quoted(key))"
    case .misplacedColon: return "a mapping cannot begin here"
    case .reservedCharacter(let scalar): return "a value cannot begin with '\(scalar)'"
    case .indentation: return "the indentation matches no line above"
    case .syntax(let problem): return "not valid YAML: \(problem)"
    case .duplicateKey(let key, let line): return "\(quoted(key)) is already set in line \(line)"
    case .unknownKey(let key, _, _): return "unknown key \(quoted(key))\(place)"
    case .missingKey(let key): return "\(quoted(key)) is missing\(place)"
    case .notFirst(let key): return "\(quoted(key)) must be the first key"
    case .unsupportedVersion(let version):
      return "scene version \(quoted(version)) is not supported, only 1"
    case .wrongValue(let expected, let found):
      return "\(subject) needs \(words(expected)), got \(words(found))"
    case .outOfRange(let value, let lower, let upper):
      return "\(subject) must be from \(plain(lower)) to \(plain(upper)), got \(plain(value))"
    case .unknownName(let name, let text, _, _): return "unknown \(name.rawValue) \(quoted(text))"
    case .contradiction(let variant, let behavior):
      return "variant \(quoted(variant)) and behavior '\(behavior.rawValue)' contradict each other"
    case .needsValues(let controller, _):
      return "a \(clipped(controller)) cannot be created without arguments"
    case .appWithoutStart: return "no delegate of the app shows a first screen"
    case .appWithoutWindow: return "the app was launched and showed no window"
    case .unreadablePath(let path, let reason, _): return "cannot read \(quoted(path)): \(reason)"
    case .notInApp(let error): return error.description
    case .twoStarts(let first, let second):
      return "\(quoted(first)) and \(quoted(second)) both choose the screen"
    case .moduleName(let name): return "\(quoted(name)) is not a module name"
    case .stepNeedsValue(let step): return "the step \(quoted(step)) needs a value"
    case .stepTakesNoValue(let step): return "the step \(quoted(step)) takes no value"
    case .severalSteps(let first, let second):
      return "one step contains both \(quoted(first)) and \(quoted(second))"
    case .missingStep: return "'target' has no step"
    case .targetGivenTwice: return "the target is set twice"
    case .timeline(let kind, let step): return "step \(step): \(kind.message)"
    case .stage(let error): return error.message
    case .flingWithinHysteresis(let points):
      return "a fling by \(plain(points)) points does not move a view at rest"
    case .unsupportedFormat(let ending): return "files ending in '.\(ending)' cannot be written"
    case .escapesOutputDirectory(let file): return "\(quoted(file)) leaves the output directory"
    case .hiddenFile(let file):
      return "a hidden file cannot be written: \(quoted(file)) begins with a dot"
    case .unprintableFile(let file):
      return "\(quoted(file)) contains characters that cannot be printed"
    case .duplicateFile(let file, let line):
      return "\(quoted(file)) is already written by line \(line)"
    case .misplacedNumber(let file):
      return "\(quoted(file)) contains a '%' that is not a frame number"
    case .tooManyFrames(let count, let limit): return "\(count) frames exceed the limit of \(limit)"
    case .tooManyPixels(let count, let limit):
      return "a picture of \(count) pixels exceeds the limit of \(limit)"
    case .unevenFrames(let rate, let display, _):
      return "\(rate) frames per second do not fit a display of \(display) Hz: motion is uneven"
    case .unreachableTime(let time, let end):
      return "time \(plain(time))s is never reached: the timeline ends at \(reachable(end: end))"
    case .moment(let problem, _): return problem.description
    case .diagram(let error): return error.description
    case .keysExclude(let key, let other):
      return "\(quoted(key)) cannot be combined with \(quoted(other))"
    case .impossibleDevice: return "the safe area covers the whole screen"
    case .noStoreSize(let device):
      return "the App Store has no pictures in the shape of the device \(quoted(device))"
    case .notIncluded(let file): return "the file \(quoted(file)) cannot be read"
    case .includesItself(let file):
      return "\(quoted(file)) includes itself, or too many files include each other"
    case .tooManyVariants(let count, let limit):
      return "\(count) variants exceed the limit of \(limit)"
    case .unknownPlaceholder(let key, _): return "no variant has a value for '{\(clipped(key))}'"
    case .impossibleDate(let date, let zone):
      let place = zone.map { " in \($0), where clocks skip it" } ?? ""
      return "the date \(quoted(date)) does not exist\(place)"
    case .sameTwice(let first, let second):
      return "\(quoted(first)) and \(quoted(second)) are the same setting"
    }
  }

  /// Advice on how to solve the problem, if any.
  public var help: String? {
    switch kind {
    case .notUTF8: return "save it as UTF-8"
    case .empty: return "begin with 'scene: 1'"
    case .unsupported(let feature): return help(feature)
    case .tabIndentation: return "use spaces"
    case .unclosedBracket(let open, let noticed):
      return "add '\(closing(open))' before line \(noticed.line)"
    case .missingColon(let key): return "write '\(clipped(key)): …'"
    case .misplacedColon: return "quote the text if it contains ': '"
    case .reservedCharacter: return "quote it"
    case .unknownName(.locale, _, nil, _):
      return "write a language, or a language and a region: de, pt-BR, zh-Hant"
    case .unknownName(.timeZone, _, nil, _):
      return "write a name of the IANA database: Europe/Berlin, Asia/Tokyo"
    case .unknownKey(_, let suggestion, let known), .unknownName(_, _, let suggestion, let known):
      if let suggestion { return "did you mean '\(suggestion)'?" }
      return known.isEmpty ? nil : "known: \(known.joined(separator: ", "))"
    case .missingKey("scene"): return "begin with 'scene: 1'"
    case .missingKey("time"):
      return path.hasSuffix(".at.time") || path.hasSuffix("].time") && path.contains(".at[")
        ? "write one of 'time', 'offset', 'event' and 'when'"
        : "write 'time: 1.5s', 'time: end' or 'at: …'; a .png may be a 'plot' or a 'diagram' instead"
    case .unreadablePath(_, _, let suggestion): return suggestion.map { "did you mean '\($0)'?" }
    case .moment(_, let suggestion?): return "did you mean '\(suggestion)'?"
    case .notFirst: return "move it to the top"
    case .unsupportedVersion: return "write 'scene: 1'"
    case .wrongValue(let expected, let found): return help(expected, found)
    case .stepNeedsValue(let step): return SceneProblem.example(step).map { "write '\($0)'" }
    case .stepTakesNoValue(let step): return "write '- \(step)'"
    case .missingStep: return "steps: \(SceneReader.stepNames.joined(separator: ", "))"
    case .severalSteps: return "begin each step with '- '"
    case .timeline(let kind, _): return kind.help
    case .stage(let error): return error.help
    case .flingWithinHysteresis: return "a scroll view ignores the first 10 points"
    case .contradiction, .sameTwice, .keysExclude: return "write one of them"
    case .notIncluded: return "write its path relative to the file that includes it"
    case .unknownPlaceholder(let key, let known):
      return known.isEmpty
        ? "write 'variants: {\(clipped(key)): […]}'" : "known: \(known.joined(separator: ", "))"
    case .noStoreSize: return "write one of the presets, or the size of the figure in points"
    case .impossibleDate(_, timeZone: nil): return "times of day are 00:00 to 23:59:59"
    case .impossibleDate: return "write an earlier or a later time"
    case .unreachableTime(let time, let end):
      // The rounding makes the difference of times in milliseconds stay one.
      let rounding = 1e-6
      let missing = ((time - end) * 1000 - rounding).rounded(.up) / 1000
      return "add '- hold: \(plain(missing))s' to the timeline, or write 'end'"
    case .includesItself, .tooManyVariants: return nil
    case .unsupportedFormat:
      return
        "known: \(SceneOutput.FileType.allCases.map { ".\($0.rawValue)" }.joined(separator: ", "))"
    case .hiddenFile: return "begin its name with a letter or a digit"
    case .unprintableFile: return "use letters and digits"
    case .misplacedNumber: return "write 'frame-%04d.png' for one file per frame"
    case .unevenFrames(_, _, let fitting): return "write 'display: \(fitting)'"
    case .needsValues(_, let initialisers):
      return initialisers.isEmpty
        ? nil : "its initialisers: \(initialisers.joined(separator: ", "))"
    case .appWithoutStart, .appWithoutWindow: return "write 'screen: {controller: NAME}'"
    case .twoStarts: return "write one of them"
    case .moduleName: return "write the name as in 'import NAME'"
    case .notInApp: return nil
    case .escapesOutputDirectory: return "write a relative path without '..'"
    case .forbiddenCharacter, .tooLarge, .tooDeep, .tooManyEvents, .unterminatedQuote,
      .missingComma, .indentation, .syntax, .duplicateKey, .missingKey, .outOfRange,
      .targetGivenTwice, .duplicateFile,
      .tooManyFrames, .tooManyPixels, .impossibleDevice, .moment, .diagram:
      return nil
    }
  }

  /// Returns an example of a step.
  static func example(_ step: String) -> String? {
    switch step {
    case "hold": return "- hold: 0.5s"
    case "at": return "- at: 2.5s"
    case "drag": return "- drag: {by: 266, over: 0.6s}"
    case "overscroll": return "- overscroll: {by: 120, over: 0.6s}"
    case "fling": return "- fling: {by: -300, over: 0.15s}"
    case "scroll-to": return "- scroll-to: {y: 300}"
    case "set-offset": return "- set-offset: {y: -120}"
    case "rotate": return "- rotate: landscape"
    case "touch": return "- touch: {at: [187, 700], path: [{hold: 0.2s}], up: true}"
    default: return nil
    }
  }

  /// The last key of the path in quotes, to which the value belongs.
  private var subject: String {
    let last = path.split(separator: ".").last.map(String.init) ?? ""
    return last.isEmpty ? "the file" : "'\(clipped(last))'"
  }

  private var place: String {
    let parent = path.split(separator: ".").dropLast().joined(separator: ".")
    return parent.isEmpty ? "" : " in \(clipped(parent))"
  }

  private func words(_ expected: Expectation) -> String {
    switch expected {
    case .text: return "text"
    case .number: return "a number"
    case .wholeNumber: return "a whole number"
    case .duration: return "a duration"
    case .durationOrEnd: return "a time or 'end'"
    case .byteCount: return "a size"
    case .pair: return "two numbers"
    case .travel: return "one or two numbers"
    case .numbers(let counts):
      let (low, high) = (counts.lowerBound, counts.upperBound)
      return low == high ? "\(low) numbers" : "\(low) to \(high) numbers"
    case .trueOrFalse: return "true or false"
    case .list: return "a list"
    case .mapping: return "a mapping"
    case .loop: return "'forever', 'once' or a number of times"
    case .color: return "a colour"
    case .clockTime: return "1 to 8 characters"
    case .date: return "a date"
    }
  }

  private func words(_ found: Found) -> String {
    switch found {
    case .text(let text): return "\"\(clipped(text))\""
    case .empty, .comment: return "nothing"
    case .list(0): return "an empty list"
    case .list(let count): return "a list of \(count)"
    case .mapping: return "a mapping"
    }
  }

  private func help(_ feature: YAMLFeature) -> String? {
    switch feature {
    case .anchor, .alias, .tag: return "quote the text, or write the value out"
    case .merge: return "write the keys out"
    case .severalDocuments: return "one scene per file"
    case .explicitKey: return "write 'key: value'"
    case .directive, .complexKey: return nil
    }
  }

  private func help(_ expected: Expectation, _ found: Found) -> String? {
    if found == .comment { return "'#' starts a comment in YAML; quote the value" }
    if expected == .color { return "write \"#f4f4f6\", clear, white or black" }
    if case .mapping(let keys) = expected {
      return keys.isEmpty ? nil : "keys: \(keys.joined(separator: ", "))"
    }
    guard case .text(let text) = found else { return nil }
    switch expected {
    case .duration, .durationOrEnd: return "write seconds or milliseconds: 0.5s, 500ms"
    case .byteCount: return "write it with its unit: 2 MB, 800 kB"
    case .trueOrFalse where ["yes", "on", "y"].contains(text.lowercased()): return "write true"
    case .trueOrFalse where ["no", "off", "n"].contains(text.lowercased()): return "write false"
    case .number, .wholeNumber, .travel: return numberHelp(text)
    case .pair: return "write [x, y]"
    case .clockTime: return "write {time: \"9:41\"}"
    case .date: return "write 2025-06-09 09:41"
    case .text, .numbers, .trueOrFalse, .list, .mapping, .loop, .color: return nil
    }
  }

  private func numberHelp(_ text: String) -> String? {
    if text.hasSuffix("%") { return "percentages are not supported" }
    if text.hasSuffix("pt") { return "write points without a unit" }
    let digits = text.drop { $0 == "0" }
    if text.lowercased().hasPrefix("0x") { return "write the number in decimal" }
    let isZeroPadded = text.hasPrefix("0") && Double(text) != nil && !digits.isEmpty
    return isZeroPadded ? "write \(digits.hasPrefix(".") ? "0" : "")\(digits)" : nil
  }
}

private func quoted(_ text: String) -> String { "'\(clipped(text))'" }

private func closing(_ open: Unicode.Scalar) -> Unicode.Scalar { open == "[" ? "]" : "}" }

private func hex(_ value: UInt32) -> String {
  let digits = String(value, radix: 16, uppercase: true)
  return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
}

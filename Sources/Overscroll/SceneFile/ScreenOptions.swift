public import Foundation
public import Graphics

/// The keys of a `screen:` block that the screen itself reads.
///
/// A screen reads each option it supports and then calls `finish`. That throws all invalid options
/// and all keys that were not read, with their places in the scene file:
///
/// ```swift
/// var options = scene.screen.options
/// let height = options.number("content-height", in: 0...100_000) ?? 2000
/// try options.finish()
/// ```
///
/// A getter returns nil both for a missing option and for an invalid one.
public struct ScreenOptions: Sendable {
  private let entries: [SceneNode.Entry]
  private let path: String
  /// The keys that were read, in that order.
  package private(set) var readKeys: [SceneKey] = []
  private var reader: SceneReader
  /// The place of the block.
  public let range: SourceRange

  /// Creates an empty set of options, for a screen created from Swift code.
  public init() {
    var invalid: SourceRange?
    let source = SourceText(fileName: "", bytes: [], firstInvalid: &invalid)
    self.init([], range: source.range(line: 1, column: 1), in: source)
  }

  init(_ entries: [SceneNode.Entry], range: SourceRange, in source: SourceText) {
    self.init(entries, range: range, path: "screen", reader: SceneReader(source: source))
  }

  private init(
    _ entries: [SceneNode.Entry], range: SourceRange, path: String, reader: SceneReader
  ) {
    (self.entries, self.range, self.path, self.reader) = (entries, range, path, reader)
  }

  /// The keys in the block, in the order of the file.
  public var keys: [String] { entries.map(\.key) }

  /// Returns a number within a closed range; by default any number up to `Timeline.coordinateLimit`
  /// in magnitude. A quoted number is invalid.
  public mutating func number(
    _ key: String,
    in range: ClosedRange<Double> = -Timeline.coordinateLimit...Timeline.coordinateLimit
  ) -> CGFloat? {
    value(key, .number(range)).flatMap { reader.number($0, path: path(key), in: range) }
      .map { CGFloat($0) }
  }

  /// Returns a number, or the value of a named number.
  public mutating func number(
    _ key: String, in range: ClosedRange<Double>, named names: [(name: String, value: CGFloat)]
  ) -> CGFloat? {
    let shape = SceneShape.either([.number(range), .word(names.map(\.name))])
    guard let node = value(key, shape) else { return nil }
    if case .text(let text, _) = node.content, let named = names.first(where: { $0.name == text }) {
      return named.value
    }
    return reader.number(node, path: path(key), in: range).map { CGFloat($0) }
  }

  /// Returns a whole number within a closed range; `2.0` and `1e3` are whole.
  public mutating func wholeNumber(_ key: String, in range: ClosedRange<Int>) -> Int? {
    value(key, .wholeNumber(range)).flatMap {
      reader.wholeNumber($0, path: path(key), in: range)
    }
  }

  /// Returns a duration in seconds, 0…600, written `0.5s` or `500ms`.
  public mutating func duration(_ key: String) -> Double? {
    value(key, .duration).flatMap { reader.duration($0, path: path(key)) }
  }

  /// Returns `true` or `false`, written without quotes. YAML's other words for them (`yes`, `on`)
  /// are invalid.
  public mutating func flag(_ key: String) -> Bool? {
    value(key, .flag).flatMap { reader.flag($0, path: path(key)) }
  }

  /// Returns a text that is not empty, quoted or not. A number or a flag is returned as written.
  public mutating func text(_ key: String) -> String? {
    value(key, .text).flatMap { reader.text($0, path: path(key)) }
  }

  /// Returns a point, written `[x, y]`.
  public mutating func point(_ key: String) -> CGPoint? {
    value(key, Self.pair).flatMap { reader.point($0, path: path(key)) }
  }

  /// Returns a vector, written `[dx, dy]`, or a number for `dy` alone.
  public mutating func vector(_ key: String) -> CGVector? {
    value(key, .either([.number(SceneReader.coordinates), Self.pair]))
      .flatMap { reader.travel($0, path: path(key)) }
  }

  /// Returns a list of numbers whose length is in `counts`.
  public mutating func numbers(
    _ key: String, counts: ClosedRange<Int>,
    in range: ClosedRange<Double> = -Timeline.coordinateLimit...Timeline.coordinateLimit
  ) -> [CGFloat]? {
    value(key, .list(.number(range), counts: counts)).flatMap {
      reader.numbers(
        $0, path: path(key), counts: counts, in: range, expecting: .numbers(counts: counts))
    }?.map { CGFloat($0) }
  }

  /// Returns a case of an enum, written as its raw value.
  public mutating func choice<Choice>(_ key: String, of type: Choice.Type) -> Choice?
  where Choice: RawRepresentable<String> & CaseIterable {
    let known = Choice.allCases.map(\.rawValue)
    return value(key, .word(known))
      .flatMap { reader.word($0, path: path(key), of: known, as: .option) }
      .flatMap(Choice.init)
  }

  /// Returns one of several names, for example of images.
  public mutating func name(_ key: String, among known: [String]) -> String? {
    value(key, .word(known)).flatMap { reader.word($0, path: path(key), of: known, as: .option) }
  }

  /// Reads a nested block of options, such as `inner: {…}`, by the same rules. `body` need not call
  /// `finish`.
  public mutating func nested<Result>(
    _ key: String, _ body: (inout ScreenOptions) -> Result
  ) -> Result? {
    guard let node = value(key, .mapping([])) else {
      // `body` also runs on an empty block, so that its keys are known for `asked`.
      var block = ScreenOptions([], range: range, path: path(key), reader: reader)
      _ = body(&block)
      describe(key, .mapping(block.readKeys))
      return nil
    }
    guard case .mapping(let entries) = node.content else {
      reader.reportWrong(node, .mapping(keys: []), path: path(key))
      return nil
    }
    var block = ScreenOptions(entries, range: node.range, path: path(key), reader: reader)
    let result = body(&block)
    block.reportUnread()
    reader = block.reader
    describe(key, .mapping(block.readKeys))
    return result
  }

  /// Ends the reading.
  ///
  /// - Throws: `InvalidScene` with all invalid options and all keys that were not read.
  public mutating func finish() throws(InvalidScene) {
    reportUnread()
    guard reader.problems.isEmpty else {
      throw InvalidScene(reader.problems, source: reader.source)
    }
  }

  private mutating func reportUnread() {
    let known = readKeys.map(\.name)
    for entry in entries where !known.contains(entry.key) {
      reader.reportUnknown(entry, path: path, known: known)
    }
  }

  private static let pair = SceneShape.list(.number(SceneReader.coordinates), counts: 2...2)

  private mutating func describe(_ key: String, _ shape: SceneShape) {
    let described = SceneKey(key, shape, "An option of the screen")
    if let index = readKeys.firstIndex(where: { $0.name == key }) {
      readKeys[index] = described
    } else {
      readKeys.append(described)
    }
  }

  private mutating func value(_ key: String, _ shape: SceneShape) -> SceneNode? {
    describe(key, shape)
    return entries.first { $0.key == key }?.value
  }

  private func path(_ key: String) -> String { "\(path).\(key)" }
}

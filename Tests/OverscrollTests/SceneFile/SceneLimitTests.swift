import Overscroll
import Testing

/// Small files that are expensive to expand. They are refused after a number of steps, which the
/// tests assert instead of measuring time.
@Suite struct SceneLimitTests {
  private struct Reading {
    var problems: [String]
    var events: Int
    var isRefused: Bool
  }

  private func read(_ text: String) -> Reading {
    var invalid: SourceRange?
    let source = SourceText(fileName: "a.yaml", bytes: text.utf8, firstInvalid: &invalid)
    var reader = YAMLReader(source)
    let root = reader.read()
    return Reading(
      problems: reader.problems.map { "\($0.range.line):\($0.range.column): \($0.message)" },
      events: reader.eventCount, isRefused: root == nil)
  }

  /// Eleven lists of nine aliases each, which would expand to nine to the eleventh values.
  private static let bomb =
    "a0: &a0 [x,x,x,x,x,x,x,x,x]\n"
    + (1...10).map { level in
      "a\(level): &a\(level) [\(Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ","))]\n"
    }.joined()

  /// Text that a scan for anchors could mistake for the start of a quote or of block text.
  @Test(
    arguments: [
      "title: b\n  'c\n", "title: b\n  \"c\n", "title: b\n  |\n", "title: a |\n", "title: b # '\n",
      "title: it's\n", "title: a\"\n",
    ])
  func aBombBehindText(disguise: String) {
    let reading = read(disguise + Self.bomb)
    #expect(reading.isRefused)
    // The problems are eleven anchors and ten times nine aliases.
    #expect(reading.problems.count == 11 + 90, "\(reading.problems.prefix(3))")
    #expect(reading.problems.first?.hasSuffix("a YAML anchor is not allowed in a scene") == true)
    // The events are stream, document and mapping, the title, then a key and a list of nine on each
    // line.
    #expect(reading.events == 6 + 2 + 11 * (1 + 2 + 9))
  }

  @Test func aBombIsToldByItsPlaces() {
    #expect(
      complaints("title: b\n  'c\na: &a [x]\nb: *a\n") == [
        "3:4: a YAML anchor is not allowed in a scene",
        "4:4: a YAML alias is not allowed in a scene",
      ])
  }

  @Test func aliasesAsKeysAreNotCompared() {
    var text = "scene: 1\nscreen: a\na0: &a0 [x, x]\n"
    for level in 1...40 { text += "a\(level): &a\(level) [*a\(level - 1), *a\(level - 1)]\n" }
    text += "? *a40 : 1\n? *a40 : 2\n{\"a\":*a40, *a40 : 2}\n"
    #expect(complaints(text).count == 126)
    #expect(read(text).events < 300)
  }

  @Test func keysWithinKeysEndAtTheDepthLimit() {
    let reading = read(String(repeating: "? ", count: 289))
    #expect(
      reading.problems == [
        "1:1: a YAML key marked with '?' is not allowed in a scene",
        "1:65: nested deeper than 32 levels",
      ])
    // The events are stream and document, then one mapping per level.
    #expect(reading.events == 2 + YAMLReader.depthLimit + 1)
  }

  @Test(arguments: ["[", "{a: ", "- ", "{? ", "[[a, b]: "])
  func nestingEndsAtItsLimit(opening: String) {
    let reading = read(String(repeating: opening, count: 20_000))
    #expect(reading.isRefused)
    #expect(
      reading.problems.last?.hasSuffix("nested deeper than 32 levels") == true,
      "\(reading.problems)")
    #expect(reading.events < 10 * YAMLReader.depthLimit)
  }

  @Test func asManyLevelsAsAllowedAreRead() {
    let depth = YAMLReader.depthLimit
    let brackets = { (count: Int) in
      String(repeating: "[", count: count) + String(repeating: "]", count: count)
    }
    #expect(!read(brackets(depth)).isRefused)
    #expect(read(brackets(depth + 1)).problems == ["1:33: nested deeper than 32 levels"])
    let blocks = (0...depth).map { String(repeating: " ", count: $0) + "a:\n" }.joined()
    #expect(read(blocks).problems == ["33:33: nested deeper than 32 levels"])
  }

  @Test func duplicateKeysAreFoundInOneWalk() throws {
    let text = "scene: 1\nscreen: a\n" + String(repeating: "title: a\n", count: 20_001)
    let reading = read(text)
    #expect(reading.problems.count == 20_000)
    #expect(reading.problems.last == "20003:1: 'title' is already set in line 3")
    // The events are the starts of stream, document and mapping, a key and a value per line, and
    // the ends of mapping and document.
    #expect(reading.events == 3 + 2 * 20_003 + 3)
    let error = try #require(throws: InvalidScene.self) {
      try SceneFile.scene(text, fileName: "a.yaml")
    }
    #expect(error.problems.count == 20_000)
    #expect("\(error)".hasSuffix("and 19980 more\n"))
  }

  @Test func thereIsALimitToEvents() {
    let limit = YAMLReader.eventLimit
    // Stream, document and list have a start and an end event each.
    #expect(!read("[" + String(repeating: "a,", count: limit - 6) + "]").isRefused)
    let reading = read("[" + String(repeating: "a,", count: limit) + "]")
    #expect(
      reading.problems == [
        "1:\(2 * (limit - 3) + 2): the file has more than the \(limit) YAML events a scene may have"
      ])
    #expect(reading.events == limit + 1)
  }

  /// Keys may be long and numerous, but a path of them is shortened, because each problem stores
  /// its path.
  @Test func pathsStayShort() {
    let key = String(repeating: "k", count: 1000)
    let opening = (0..<30).map { _ in "{\(key): " }.joined()
    var invalid: SourceRange?
    let text = opening + "{a: 1, a: 2}" + String(repeating: "}", count: 30)
    let source = SourceText(fileName: "a.yaml", bytes: text.utf8, firstInvalid: &invalid)
    var reader = YAMLReader(source)
    #expect(reader.read() != nil)
    #expect(reader.problems.map(\.path.count) == [30 * 42 + 1])
  }

  @Test func largeFilesAreRefusedAndAllowedOnesAreRead() {
    let limit = SceneFile.sizeLimit
    #expect(complaints(String(repeating: "#", count: limit + 1)).first?.contains("bytes") == true)
    let steps = String(repeating: "  - hold: 1ms\n", count: 15_000)
    #expect(complaints("scene: 1\nscreen: a\ntimeline:\n" + steps).isEmpty)
    let keys = (0..<15_000).map { "k\($0): 1\n" }.joined()
    #expect(complaints("scene: 1\nscreen: a\n" + keys).count == 15_000)
  }
}

import Foundation
import Graphics
import HeadlessUIKit

/// A reader that converts nodes to typed values and collects all problems.
///
/// A function that finds a problem records it and returns nil. Its caller continues with the
/// remaining values.
struct SceneReader: Sendable {
  let source: SourceText
  var problems: [SceneProblem] = []
  /// The names on the screen that the current output refers to.
  var references: [ScreenReference] = []
  /// The pixels per point of the current output if its figure has the size of the App Store.
  var storeScale: CGFloat?
  /// The appearance of scenes that do not specify one.
  var style = UIUserInterfaceStyle.light
  /// Whether a step of a script could not be read, so that the script's duration is unknown.
  var hasUnreadSteps = false

  mutating func report(_ kind: SceneProblem.Kind, _ range: SourceRange, path: String) {
    let file = source.place(ofLine: range.line).file
    problems.append(SceneProblem(file: file, range: range, path: path, kind: kind))
  }

  /// Returns the entries of a mapping by key and reports unknown keys; nil if the node is no
  /// mapping.
  mutating func fields(
    of node: SceneNode, path: String, known: [String]
  ) -> [String: SceneNode.Entry]? {
    guard case .mapping(let entries) = node.content else {
      reportWrong(node, .mapping(keys: known), path: path)
      return nil
    }
    var fields: [String: SceneNode.Entry] = [:]
    for entry in entries {
      if known.contains(entry.key) {
        fields[entry.key] = entry
      } else {
        reportUnknown(entry, path: path, known: known)
      }
    }
    return fields
  }

  /// Reports an unknown key. A key such as `b 2` without a value, in a mapping that permits `b`,
  /// lacks a colon.
  mutating func reportUnknown(_ entry: SceneNode.Entry, path: String, known: [String]) {
    let keyPath = path.isEmpty ? entry.key : "\(path).\(entry.key)"
    let words = entry.key.split(separator: " ", maxSplits: 1)
    if words.count == 2, isEmpty(entry.value), known.contains(String(words[0])) {
      return report(.missingColon(afterKey: String(words[0])), entry.keyRange, path: keyPath)
    }
    let near = suggestion(for: entry.key, among: known)
    report(
      .unknownKey(entry.key, suggestion: near, known: known), entry.keyRange, path: keyPath)
  }

  mutating func reportWrong(
    _ node: SceneNode, _ expected: SceneProblem.Expectation, path: String
  ) {
    report(.wrongValue(expected: expected, found: found(node)), node.range, path: path)
  }

  private func isEmpty(_ node: SceneNode) -> Bool {
    node.content == .text("", isPlain: true)
  }

  private func found(_ node: SceneNode) -> SceneProblem.Found {
    switch node.content {
    case .mapping: return .mapping
    case .list(let children): return .list(count: children.count)
    case .text(let text, _):
      guard isEmpty(node) else { return .text(text) }
      let rest = source.line(node.range.line).dropFirst(node.range.column - 1)
      return rest.first { $0 != " " } == "#" ? .comment : .empty
    }
  }
}

/// Reading of scalars. The meaning of a text depends on the expected type, never on its form.
extension SceneReader {
  /// Reads any text that is not empty, quoted or not.
  mutating func text(_ node: SceneNode, path: String) -> String? {
    if case .text(let text, _) = node.content, !text.isEmpty { return text }
    reportWrong(node, .text, path: path)
    return nil
  }

  mutating func number(
    _ node: SceneNode, path: String, in range: ClosedRange<Double>,
    expecting expected: SceneProblem.Expectation = .number
  ) -> Double? {
    guard let value = plainText(node).flatMap(decimal) else {
      reportWrong(node, expected, path: path)
      return nil
    }
    return checked(value, in: range, node, path: path)
  }

  mutating func wholeNumber(
    _ node: SceneNode, path: String, in range: ClosedRange<Int>,
    expecting expected: SceneProblem.Expectation = .wholeNumber
  ) -> Int? {
    guard let value = plainText(node).flatMap(decimal), value == value.rounded() else {
      reportWrong(node, expected, path: path)
      return nil
    }
    let bounds = Double(range.lowerBound)...Double(range.upperBound)
    return checked(value, in: bounds, node, path: path).map { Int($0) }
  }

  /// Reads a duration in seconds, written with its unit: `0.5s`, `500ms`. A number without a unit
  /// is refused, because `hold: 500` could be meant in milliseconds.
  mutating func duration(
    _ node: SceneNode, path: String,
    expecting expected: SceneProblem.Expectation = .duration
  ) -> Double? {
    guard let text = plainText(node), let value = seconds(written: text) else {
      reportWrong(node, expected, path: path)
      return nil
    }
    return checked(value, in: 0...Timeline.durationLimit, node, path: path)
  }

  /// Reads a number of bytes, written with its unit: `2 MB`, `800 kB`.
  mutating func byteCount(
    _ node: SceneNode, path: String, in range: ClosedRange<Int>
  ) -> Int? {
    guard let text = plainText(node), let count = Overscroll.byteCount(written: text) else {
      reportWrong(node, .byteCount, path: path)
      return nil
    }
    let range = Double(range.lowerBound)...Double(range.upperBound)
    return checked(Double(count), in: range, node, path: path).map { Int($0) }
  }

  mutating func flag(_ node: SceneNode, path: String) -> Bool? {
    switch plainText(node) {
    case "true": return true
    case "false": return false
    default:
      reportWrong(node, .trueOrFalse, path: path)
      return nil
    }
  }

  /// Reads one of several words.
  mutating func word(
    _ node: SceneNode, path: String, of known: [String], as name: SceneProblem.Name
  ) -> String? {
    guard let text = text(node, path: path) else { return nil }
    if known.contains(text) { return text }
    reportUnknownName(name, text, node.range, path: path, known: known)
    return nil
  }

  mutating func reportUnknownName(
    _ name: SceneProblem.Name, _ text: String, _ range: SourceRange, path: String,
    known: [String]
  ) {
    let near = suggestion(for: text, among: known)
    report(.unknownName(name, text, suggestion: near, known: known), range, path: path)
  }

  /// Reads a list of numbers, such as `[187, 700]`.
  mutating func numbers(
    _ node: SceneNode, path: String, counts: ClosedRange<Int>, in range: ClosedRange<Double>,
    expecting expected: SceneProblem.Expectation
  ) -> [Double]? {
    guard case .list(let children) = node.content, counts.contains(children.count) else {
      reportWrong(node, expected, path: path)
      return nil
    }
    let values = children.enumerated().map { number($1, path: "\(path)[\($0)]", in: range) }
    let known = values.compactMap { $0 }
    return known.count == values.count ? known : nil
  }

  mutating func point(_ node: SceneNode, path: String) -> CGPoint? {
    let values = numbers(
      node, path: path, counts: 2...2, in: SceneReader.coordinates, expecting: .pair)
    return values.map { CGPoint(x: $0[0], y: $0[1]) }
  }

  /// Reads a distance; a single number is y.
  mutating func travel(_ node: SceneNode, path: String) -> CGVector? {
    if case .list = node.content {
      let values = numbers(
        node, path: path, counts: 2...2, in: SceneReader.coordinates, expecting: .travel)
      return values.map { CGVector(dx: $0[0], dy: $0[1]) }
    }
    let y = number(node, path: path, in: SceneReader.coordinates, expecting: .travel)
    return y.map { CGVector(dx: 0, dy: $0) }
  }

  static let coordinates = -Timeline.coordinateLimit...Timeline.coordinateLimit

  private func plainText(_ node: SceneNode) -> String? {
    if case .text(let text, isPlain: true) = node.content { return text }
    return nil
  }

  private mutating func checked(
    _ value: Double, in range: ClosedRange<Double>, _ node: SceneNode, path: String
  ) -> Double? {
    if range.contains(value) { return value }
    report(
      .outOfRange(value: value, lower: range.lowerBound, upper: range.upperBound), node.range,
      path: path)
    return nil
  }
}

/// Returns the seconds of a written duration, such as `0.5s` or `500ms`; nil for any other text.
package func seconds(written text: String) -> Double? {
  if text.hasSuffix("ms") { return decimal(String(text.dropLast(2))).map { $0 / 1000 } }
  return text.hasSuffix("s") ? decimal(String(text.dropLast())) : nil
}

/// Returns the bytes of a written size, such as `2 MB`, `1.5MB`, `800 kB`, `512 KiB` or `9000 B`.
/// Nil for any other text, for negative values, and for values too large for an `Int`.
package func byteCount(written text: String) -> Int? {
  let units = [
    ("KIB", 1024.0), ("MIB", 1_048_576), ("GIB", 1_073_741_824), ("KB", 1000), ("MB", 1_000_000),
    ("GB", 1_000_000_000), ("B", 1),
  ]
  let upper = text.uppercased()
  guard let (unit, factor) = units.first(where: { upper.hasSuffix($0.0) }) else { return nil }
  let digits = text.dropLast(unit.count).trimmingCharacters(in: .whitespaces)
  guard let value = decimal(digits), value >= 0, value * factor < 9e18 else { return nil }
  return Int(value * factor)
}

/// Returns a decimal number, such as `-12`, `0.5` or `1e-3`. Leading zeros are refused, because
/// they mean octal in YAML 1.1 and decimal in 1.2. Other bases, separators and infinities are
/// refused too. Excess digits are rounded, and excess exponents give infinity.
private func decimal(_ text: String) -> Double? {
  var rest = Substring(text)
  if rest.first == "-" || rest.first == "+" { rest.removeFirst() }
  let whole = rest.prefix(while: isDigit)
  guard !whole.isEmpty, whole.count == 1 || whole.first != "0" else { return nil }
  rest.removeFirst(whole.count)
  if rest.first == "." {
    rest.removeFirst()
    let fraction = rest.prefix(while: isDigit)
    guard !fraction.isEmpty else { return nil }
    rest.removeFirst(fraction.count)
  }
  if rest.first == "e" || rest.first == "E" {
    rest.removeFirst()
    if rest.first == "-" || rest.first == "+" { rest.removeFirst() }
    guard !rest.isEmpty, rest.allSatisfy(isDigit) else { return nil }
    rest = ""
  }
  return rest.isEmpty ? Double(text) : nil
}

private func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }

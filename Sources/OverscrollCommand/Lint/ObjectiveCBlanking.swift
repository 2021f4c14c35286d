import SwiftText

/// Finds syntax that needs the Objective-C runtime or an iOS compiler, and overwrites it with text
/// that Swift on Linux accepts.
///
/// The replacement has the same number of bytes and the same line breaks. Lines and columns of
/// compiler messages about the rest therefore stay valid.
struct ObjectiveCBlanking {
  private let source: SwiftSource
  private(set) var bytes: [UInt8]
  private(set) var findings: [Finding] = []

  /// Blanks the source.
  ///
  /// - Complexity: Linear in the number of tokens.
  init(_ source: SwiftSource) {
    self.source = source
    bytes = source.bytes
    for index in source.tokens.indices where source.tokens[index].kind == .word { visit(index) }
  }

  private static let outlet = "nibs and storyboards are not available: create the view in code"
  private static let exposed =
    "Objective-C is not available: leave it out; Swift calls the method without it"
  private static let copied = "Objective-C is not available: leave it out"

  private static let attributes: [String: String] = [
    "objc": exposed, "objcMembers": exposed, "nonobjc": copied,
    "IBOutlet": outlet, "IBAction": outlet, "IBSegueAction": outlet, "IBInspectable": outlet,
    "IBDesignable": outlet, "GKInspectable": outlet,
    "NSManaged": "Core Data is not available: store the property", "NSCopying": copied,
    "UIApplicationMain": "apps are not launched: a scene file names the screen",
    "NSApplicationMain": "apps are not launched: a scene file names the screen",
  ]

  private mutating func visit(_ index: Int) {
    let token = source.tokens[index]
    switch token.text {
    case "#selector":
      report("#selector", index, "Objective-C is not available: use a closure (UIAction) instead")
      replaceCall(index, by: "Selector(\"\"", ending: ")")
    case "#keyPath":
      report("#keyPath", index, "Objective-C is not available: use a key path (\\Type.property)")
      replaceCall(index, by: "\"\"", ending: "")
    case "os" where isCondition(index):
      report(
        "os(iOS)", index,
        "false on Linux, which leaves the code out: canImport(UIKit) is true on both")
      replace(token.range.lowerBound..<source.tokens[index + 3].range.upperBound, by: "true")
    case "optional" where isOptionalMember(index):
      report(
        "optional", index,
        "Objective-C is not available: add a default implementation in a protocol extension")
      replace(token.range, by: "")
    case let word where source.has("@", at: index - 1):
      guard let advice = Self.attributes[word] else { return }
      report("@\(word)", index - 1, advice)
      var end = index
      if word == "objc", source.has("(", at: index + 1),
        source.tokens[index + 1].range.lowerBound == token.range.upperBound
      {
        end = source.closing(index + 1)
      }
      let start = source.tokens[index - 1].range.lowerBound
      replace(start..<source.tokens[end].range.upperBound, by: "")
    default: break
    }
  }

  private mutating func report(_ name: String, _ index: Int, _ message: String) {
    findings.append(
      Finding(
        .objectiveC, name, message: message, in: source,
        at: source.tokens[index].range.lowerBound))
  }

  /// Whether the token is the `os` of `os(iOS)` in an `#if` condition.
  private func isCondition(_ index: Int) -> Bool {
    guard source.has("(", at: index + 1), source.has("iOS", at: index + 2),
      source.has(")", at: index + 3)
    else { return false }
    let line = source.position(of: source.tokens[index].range.lowerBound).line
    var place = index
    while place > 0, source.position(of: source.tokens[place].range.lowerBound).line == line {
      if ["#if", "#elseif"].contains(source.tokens[place].text) { return true }
      place -= 1
    }
    return ["#if", "#elseif"].contains(source.tokens[place].text) && place == 0
  }

  private func isOptionalMember(_ index: Int) -> Bool {
    ["func", "var", "static", "public", "open", "subscript"].contains {
      source.has($0, at: index + 1)
    }
      && !source.has(".", at: index - 1)
  }

  /// Overwrites a call of the form `#word(…)`.
  private mutating func replaceCall(_ index: Int, by text: String, ending: String) {
    guard source.has("(", at: index + 1) else { return }
    let end = source.tokens[source.closing(index + 1)].range.upperBound
    let start = source.tokens[index].range.lowerBound
    replace(start..<end, by: text)
    bytes.replaceSubrange(end - ending.utf8.count..<end, with: ending.utf8)
  }

  /// Overwrites the range with a text, padded with spaces.
  private mutating func replace(_ range: Range<Int>, by text: String) {
    bytes.blank(range)
    let text = text.utf8.prefix(range.count)
    bytes.replaceSubrange(range.lowerBound..<range.lowerBound + text.count, with: text)
  }
}

extension [UInt8] {
  /// Fills a range with spaces, except for its line breaks.
  mutating func blank(_ range: Range<Int>) {
    for index in range where self[index] != UInt8(ascii: "\n") && self[index] != UInt8(ascii: "\r")
    {
      self[index] = UInt8(ascii: " ")
    }
  }
}

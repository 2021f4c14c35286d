import SwiftText

/// A call of an assertion, with its closures.
struct InlineSnapshotCall {
  private struct Closure {
    let label: String?
    /// The braces and everything between them.
    let braces: Range<Int>
    /// The braces, the label and the space before them.
    let whole: Range<Int>
  }

  private var arguments: [Closure] = []
  private var trailing: [Closure] = []
  /// The end of the call, where another trailing closure can follow.
  private(set) var end: Int

  /// The number of trailing closures.
  var closureCount: Int { trailing.count }

  /// Whether a word is followed by arguments or a trailing closure.
  static func begins(_ source: SwiftSource, at place: Int) -> Bool {
    source.tokens[place].kind == .word && !source.has("func", at: place - 1)
      && !(source.tokens[place].text.first?.isNumber ?? true)
      && (source.has("(", at: place + 1) || source.has("{", at: place + 1))
  }

  /// Reads a call.
  ///
  /// - Parameter place: The index of the token with the function's name.
  init(_ source: SwiftSource, callee place: Int) {
    end = source.tokens[place].range.upperBound
    var next = place + 1
    func closure(_ brace: Int, label: Int?) -> Closure {
      let closing = source.closing(brace)
      let braces = source.tokens[brace].range.lowerBound..<source.tokens[closing].range.upperBound
      let before = source.tokens[(label ?? brace) - 1].range.upperBound
      return Closure(
        label: label.map { source.tokens[$0].text }, braces: braces,
        whole: before..<braces.upperBound)
    }
    if source.has("(", at: next) {
      let closing = source.closing(next)
      var inside = next + 1
      while inside < closing {
        if source.tokens[inside].kind == .word, source.has(":", at: inside + 1),
          source.has("{", at: inside + 2)
        {
          arguments.append(closure(inside + 2, label: inside))
        }
        let isOpening = ["(", "[", "{"].contains { source.has($0, at: inside) }
        inside = (isOpening ? source.closing(inside) : inside) + 1
      }
      end = source.tokens[closing].range.upperBound
      next = closing + 1
    }
    if source.has("{", at: next) {
      trailing.append(closure(next, label: nil))
      next = source.closing(next) + 1
      while next < source.tokens.count, source.tokens[next].kind == .word,
        source.has(":", at: next + 1), source.has("{", at: next + 2)
      {
        trailing.append(closure(next + 2, label: next))
        next = source.closing(next + 2) + 1
      }
    }
    if let last = trailing.last { end = last.braces.upperBound }
  }

  /// Returns the ranges of a closure: its braces, and all that belongs to it. Nil if the call does
  /// not have the closure.
  ///
  /// - Parameters:
  ///   - labels: The labels that it may have.
  ///   - offset: The number of trailing closures before it, if it has no label.
  func closure(_ labels: [String], at offset: Int) -> (braces: Range<Int>, whole: Range<Int>)? {
    let labelled = (arguments + trailing).first { $0.label.map(labels.contains) ?? false }
    let first = trailing.first.flatMap { offset == 0 ? $0 : nil }
    return (labelled ?? first).map { ($0.braces, $0.whole) }
  }
}

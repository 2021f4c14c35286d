import Foundation

/// A format whose values are checked against its arguments.
///
/// Foundation takes the arguments for what the format says they are. In a translation that takes a
/// number for an object, this would be an invalid memory access.
struct CheckedFormat {
  private struct Value {
    let specification: String
    let arguments: [(any CVarArg)?]
    let fault: String?
  }

  private enum Part {
    case text(String)
    case value(Value)
  }

  private let format: String
  private let parts: [Part]
  /// Whether Foundation takes the same arguments for each value. It is not known which ones it
  /// takes if only some values have positions, and it takes one for a variable.
  let isUnambiguous: Bool

  /// The largest sum of the widths and numbers of digits in a format.
  private static let longest = 1 << 16

  /// Checks a format.
  init(_ format: String, _ arguments: [any CVarArg]) {
    self.format = format
    var (next, space) = (0, 0)
    var kinds: Set<Bool> = []
    parts = FormatPiece.pieces(of: format).map { piece in
      switch piece {
      case .text(let text): return .text(text)
      case .variable(let name, _):
        kinds = [true, false]
        return .text("%%#@\(name)@")
      case .value(let text, let position):
        let value = FormatValue(text)
        var taken = Array(next..<next + value.stars)
        next += value.stars
        taken.append(position.map { $0 - 1 } ?? next)
        if position == nil { next += 1 }
        kinds.insert(position != nil)
        // The argument of a `*` has no position.
        if value.stars > 0 { kinds.insert(false) }
        let own = taken.map { arguments.indices.contains($0) ? arguments[$0] : nil }
        var fault = value.fault(own)
        if fault == nil { space += value.space }
        if space > Self.longest { fault = "makes the text longer than \(Self.longest) characters" }
        return .value(Value(specification: text, arguments: own, fault: fault))
      }
    }
    isUnambiguous = kinds.count < 2
  }

  /// The values that do not fit their arguments, in words; nil if all fit.
  var problem: FormatProblem? {
    let faults = parts.compactMap { part -> String? in
      guard case .value(let value) = part else { return nil }
      return value.fault.map { "'%\(value.specification)' \($0)" }
    }
    return faults.isEmpty ? nil : FormatProblem(format: format, faults: faults)
  }

  /// The filled format. A value that does not fit shows its argument as it is, or itself if it has
  /// none.
  func text(_ locale: Locale?) -> String {
    parts.map { part in
      switch part {
      case .text(let text): text.replacing("%%", with: "%")
      case .value(let value): Self.text(value, locale)
      }
    }.joined()
  }

  private static func text(_ value: Value, _ locale: Locale?) -> String {
    let arguments = value.arguments.compactMap(\.self)
    guard value.fault == nil else {
      return (value.arguments.last ?? nil).map { "\($0)" } ?? "%\(value.specification)"
    }
    return String(format: "%\(value.specification)", locale: locale, arguments: arguments)
  }
}

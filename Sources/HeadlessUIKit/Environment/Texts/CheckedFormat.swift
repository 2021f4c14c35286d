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

  /// Checks a format.
  init(_ format: String, _ arguments: [any CVarArg]) {
    self.format = format
    var next = 0
    parts = FormatPiece.pieces(of: format).map { piece in
      switch piece {
      case .text(let text): return .text(text)
      case .variable(let name, _): return .text("%%#@\(name)@")
      case .value(let text, let position):
        let value = FormatValue(text)
        var taken = Array(next..<next + value.stars)
        next += value.stars
        taken.append(position.map { $0 - 1 } ?? next)
        if position == nil { next += 1 }
        let own = taken.map { arguments.indices.contains($0) ? arguments[$0] : nil }
        return .value(Value(specification: text, arguments: own, fault: value.fault(own)))
      }
    }
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

import SwiftSyntax

extension HoleMaker {
  /// The members that `_MessagedObject` has.
  private static let messages: Set = [
    "boolValue", "cgPointValue", "cgRectValue", "cgSizeValue", "count", "doubleValue", "floatValue",
    "int32Value", "intValue", "integerValue", "length", "stringValue", "uintValue",
  ]

  /// Sends a message to an object whose static type is `AnyObject`, which has all members in
  /// Objective-C: writes `_messaged(object).doubleValue` for `object.doubleValue`.
  func sendMessage(_ message: CompilerMessage) -> Bool {
    let words = message.text.split(separator: "'")
    guard message.text.hasPrefix("value of type 'AnyObject' has no member '"), words.count == 4,
      Self.messages.contains(String(words[3])),
      let base = base(ofMember: String(words[3]), around: message.offset)
    else { return false }
    let (start, end) = (base.range.lowerBound, base.range.upperBound)
    changes.append(Change(range: start..<start, text: "_messaged(", hole: nil))
    changes.append(Change(range: end..<end, text: ")", hole: nil))
    return true
  }

  private func base(ofMember name: String, around offset: Int) -> ExprSyntax? {
    var node = token(at: offset).map { Syntax($0) }
    while let current = node {
      if let access = current.as(MemberAccessExprSyntax.self),
        access.declName.baseName.text == name, let base = access.base
      {
        return base.as(OptionalChainingExprSyntax.self)?.expression ?? base
      }
      node = current.parent
    }
    return nil
  }
}

import SwiftSyntax

extension HeaderText {
  /// The type as an app writes it.
  func swift(_ type: TypeSyntax) -> String {
    var text = type.trimmedDescription
    for (name, own) in Self.names { text = text.replacing(name, with: own) }
    text = text.replacing(#/\b(C[GFMV]\w+)Ref\b/#) { String($0.1) }
    text = text.replacing(#/Dictionary<AnyObject, AnyObject>/#, with: "[AnyHashable: Any]")
    text = text.replacing(#/Set<AnyObject>/#, with: "Set<AnyHashable>")
    return text.replacing(#/\bAnyObject>/#, with: "Any>")
  }

  private static let names: [(Regex<Substring>, String)] = [
    (#/@Sendable |__owned |@MainActor /#, ""),
    (#/\bdispatch_queue_t\b/#, "DispatchQueue"),
    (#/\bdispatch_queue_attr_t\b/#, "DispatchQueue.Attributes"),
    (#/\bdispatch_group_t\b/#, "DispatchGroup"),
    (#/\bdispatch_semaphore_t\b/#, "DispatchSemaphore"),
    (#/\bdispatch_block_t\b/#, "(() -> Void)"),
    (#/\bNSAttributedStringKey\b/#, "NSAttributedString.Key"),
    (#/\bNotification\.Name\b/#, "NSNotification.Name"),
    (#/\bNSErrorDomain\b|\bNSErrorUserInfoKey\b|\bCFString\b/#, "String"),
  ]

  /// Whether the type exists without Objective-C.
  static func isKnown(_ type: String) -> Bool {
    !["Autoreleasing", "OpaquePointer", "CVaList", "Overscroll", "Unmanaged"].contains {
      type.contains($0)
    }
  }

  func bare(_ type: String) -> String {
    type.hasSuffix("!") || type.hasSuffix("?") ? String(type.dropLast()) : type
  }

  func optional(_ type: String) -> String {
    if type.hasSuffix("?") || type.hasSuffix("!") { return type }
    return type.hasPrefix("any ") || type.contains("->") ? "(\(type))!" : "\(type)!"
  }

  /// The type itself if it has an empty value, and else its optional.
  func valued(_ type: String) -> String { empty(type) == "nil" ? optional(type) : type }

  /// The empty value that the placeholder of a property or a function has; `nil` for types without
  /// one. Headers that do not say what can be nil have implicitly unwrapped types, which apps use
  /// without a check. They have an empty value too.
  func empty(_ type: String) -> String {
    if type.hasSuffix("?") { return "nil" }
    let name = bare(type)
    if name.hasPrefix("Array<") || name.hasPrefix("[") { return name.contains(":") ? "[:]" : "[]" }
    if name.hasPrefix("Dictionary<") { return "[:]" }
    if name.hasPrefix("Set<") { return "[]" }
    if name == "Bool" { return "false" }
    if name == "String" { return "\"\"" }
    if Self.numbers.contains(name) { return "0" }
    if classes[name] != nil { return "\(name)()" }
    if values.contains(name) { return type.hasSuffix("!") ? "nil" : value(of: name) }
    let isCreated =
      Self.created.contains(name)
      || ["View", "Label", "Button"].contains {
        name.hasPrefix("UI") && name.hasSuffix($0)
      }
    return isCreated ? "\(name)()" : "nil"
  }

  private func value(of name: String) -> String {
    for item in tree.statements {
      if let node = item.item.as(DeclSyntax.self)?.as(EnumDeclSyntax.self), node.name.text == name {
        let first = node.memberBlock.members.lazy.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
        return first.first.flatMap { $0.elements.first }.map { "\(name).\($0.name.text)" } ?? "nil"
      }
      if let node = item.item.as(DeclSyntax.self)?.as(StructDeclSyntax.self), node.name.text == name
      {
        if rawType(of: node) == "String" { return "\(name)(rawValue: \"\")" }
        return node.inheritanceClause?.trimmedDescription.contains("OptionSet") == true
          ? "\(name)(rawValue: 0)" : "\(name)()"
      }
    }
    return "nil"
  }

  private static let numbers: Set = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    "Double", "Float", "CGFloat", "TimeInterval",
  ]
  private static let created: Set = [
    "CGPoint", "CGSize", "CGRect", "CGVector", "CGAffineTransform", "CATransform3D", "UIEdgeInsets",
    "NSDirectionalEdgeInsets", "UIOffset", "NSRange", "Date", "Data", "UUID", "IndexPath",
    "IndexSet", "NSObject", "UIColor", "UIImage", "NSAttributedString", "UIViewController",
  ]

  /// The value of a constant. Texts are their names, so that they differ.
  func constant(_ name: String, _ type: String) -> String {
    if type == "String" { return "\"\(name)\"" }
    if type.hasSuffix("Notification.Name") { return "\(type)(\"\(name)\")" }
    return empty(type)
  }
}

import SwiftSyntax

extension Registrations {
  /// Returns the statement that registers a class's tests, or the tests in an extension of it. Nil
  /// without any.
  ///
  /// Whether the class is one of tests is decided by the compiler, because modules without sources
  /// here may declare its superclass.
  func tests(
    _ entry: Index.TypeEntry, _ members: [Index.Method], _ isExtension: Bool, _ typeName: String,
    _ place: TestPlace
  ) -> String? {
    guard entry.kind == .class || isExtension else { return nil }
    let methods = members.compactMap { method(of: $0, place) }
    let isTestCase = index.foreignAncestor(entry).map { $0.hasSuffix("TestCase") } ?? false
    guard !methods.isEmpty || isTestCase && !isExtension else { return nil }
    let maker = isExtension ? nil : call(entry, typeName) ?? unknownCall(entry, typeName)
    let make = maker.map { "{ \($0) }" } ?? "nil"
    return "_overscrollTests(\(typeName).self, \"\(entry.name)\", \"\(place.path.inLiteral)\", "
      + "\(make), [\(methods.joined(separator: ", "))])"
  }

  /// Returns the call that creates a class whose superclass another module declares.
  private func unknownCall(_ entry: Index.TypeEntry, _ typeName: String) -> String? {
    let lineage = index.lineage(entry)
    let hasOwn = lineage.contains { type in
      type.initialisers.contains { !$0.modifiers.has("convenience") }
    }
    return hasOwn ? nil : "\(typeName)()"
  }

  private func method(of member: Index.Method, _ place: TestPlace) -> String? {
    guard let node = member.node.as(FunctionDeclSyntax.self), member.name.hasPrefix("test"),
      member.labels.isEmpty, !member.isStatic, node.genericParameterClause == nil,
      !node.modifiers.has("private"), !node.modifiers.has("fileprivate"),
      // Swift Testing finds its tests itself.
      !node.attributes.has("Test"),
      node.signature.returnClause.map({ ["Void", "()"].contains($0.type.trimmedDescription) })
        ?? true
    else { return nil }
    let line = place.converter.location(for: node.name.positionAfterSkippingLeadingTrivia).line
    let effects = node.signature.effectSpecifiers
    let isAsync = effects?.asyncSpecifier != nil
    let marks = node.signature.callMarks
    return "\(isAsync ? "_overscrollAsync" : "_overscrollSync")(\"\(member.name)\", \(line)) "
      + "{ \(marks)$0.\(Self.escaped(member.name))() }"
  }
}

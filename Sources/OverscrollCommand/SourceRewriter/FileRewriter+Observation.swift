import SwiftSyntax

// Properties declared as `dynamic`, whose changes key-value observers see.

extension FileRewriter {
  /// Removes the modifiers of Objective-C. A property declared as `dynamic` gets observers that
  /// report its changes, as Objective-C's run time does for its setter.
  func takeModifier(_ node: DeclModifierSyntax) {
    guard ["dynamic", "optional"].contains(node.name.text) else { return }
    edits.blank(node.range)
    guard let variable = node.parent?.parent?.as(VariableDeclSyntax.self), isObservable(variable),
      let binding = variable.bindings.first
    else { return }
    let name = binding.pattern.trimmedDescription
    let key = variable.attributes.objcName ?? name
    let before = "willChangeValue(forKey: \"\(key)\")"
    let after = "didChangeValue(forKey: \"\(key)\")"
    guard let block = binding.accessorBlock else {
      return edits.insert(
        " { willSet { \(before) } didSet { \(after) } }", at: binding.range.upperBound)
    }
    guard case .accessors(let accessors) = block.accessors else { return }
    func body(_ kind: String) -> CodeBlockSyntax? {
      accessors.first { $0.accessorSpecifier.text == kind }?.body
    }
    if let setter = body("set") {
      return edits.insert(
        " \(before); defer { \(after) };", at: setter.leftBrace.range.upperBound)
    }
    guard !variable.observers.isEmpty else { return }
    let end = block.rightBrace.range.lowerBound
    if let observer = body("willSet") {
      edits.insert(" \(before);", at: observer.leftBrace.range.upperBound)
    } else {
      edits.insert(" willSet { \(before) } ", at: end)
    }
    if let observer = body("didSet") {
      edits.insert(" defer { \(after) };", at: observer.leftBrace.range.upperBound)
    } else {
      edits.insert(" didSet { \(after) } ", at: end)
    }
  }

  /// Whether a property belongs to an object of Objective-C and can have observers.
  private func isObservable(_ node: VariableDeclSyntax) -> Bool {
    let unobserved = ["static", "class", "lazy", "override"]
    guard let entry = scopes.last??.entry, entry.kind == .class, node.bindings.count == 1,
      node.bindings.first?.pattern.is(IdentifierPatternSyntax.self) == true,
      !unobserved.contains(where: node.modifiers.has), !node.attributes.has("NSManaged")
    else { return false }
    return context.index.isOfApple(entry)
  }
}

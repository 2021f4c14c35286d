import SwiftSyntax

// Overrides of members that are Objective-C methods or extension members in UIKit.

extension FileRewriter {
  /// Changes `Selector` to `Selector!` in `override func responds(to aSelector: Selector)`. Swift
  /// accepts the former only for Objective-C members. The mark takes the place of the space before
  /// the type.
  func takeSelector(_ node: FunctionDeclSyntax) {
    guard ["responds", "forwardingTarget"].contains(node.name.text),
      let parameter = node.signature.parameterClause.parameters.first,
      parameter.type.trimmedDescription == "Selector"
    else { return }
    edits.replace(
      parameter.colon.range.upperBound..<parameter.type.range.upperBound, with: "Selector!")
  }

  /// Adapts an overridden `delegate` of a list, whose declared type here is that of the scroll
  /// view's delegate. An override cannot change the type, so the setter casts the new value.
  func takeScrollDelegate(_ node: VariableDeclSyntax) {
    guard let binding = node.bindings.first, let type = binding.typeAnnotation?.type,
      let wrapped = type.as(OptionalTypeSyntax.self)?.wrappedType
        ?? type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType
    else { return }
    let name = wrapped.trimmedDescription.split(separator: " ").last.map(String.init) ?? ""
    guard Self.listDelegates.contains(name) else { return }
    // The mark follows the type without a space.
    let mark = edits.text(wrapped.range.upperBound..<type.range.upperBound)
    edits.replace(type.range, with: "UIScrollViewDelegate" + mark)
    guard case .accessors(let accessors)? = binding.accessorBlock?.accessors,
      let setter = accessors.first(where: { $0.accessorSpecifier.text == "set" })
    else { return }
    let value = setter.parameters?.name.text ?? "newValue"
    guard let body = setter.body else { return }
    edits.insert(
      " let \(value) = \(value) as? any \(name);", at: body.leftBrace.range.upperBound)
  }

  private static let listDelegates: Set = [
    "UITableViewDelegate", "UICollectionViewDelegate", "UICollectionViewDelegateFlowLayout",
    "UITextViewDelegate",
  ]

  /// Turns `override var x: Int { didSet { f() } }` into a function that the class's property
  /// calls: `func _over_didSet_x(_ oldValue: Int) { f() }`. Returns whether the declaration was
  /// such an override.
  func separateObservers(_ node: VariableDeclSyntax, of name: String) -> Bool {
    let observers = node.observers
    guard let prefix = context.relocation.prefixes[Relocation.Place(file, node)],
      let block = node.bindings.first?.accessorBlock, !observers.isEmpty,
      let type = node.bindings.first?.typeAnnotation?.type.line
    else { return false }
    edits.blank(node.range.lowerBound..<block.leftBrace.range.upperBound)
    var separator = ""
    for observer in observers {
      let kind = observer.accessorSpecifier.text
      let parameter = observer.parameters?.name.text ?? Relocation.value(of: kind)
      let end = observer.parameters?.range.upperBound ?? observer.accessorSpecifier.range.upperBound
      edits.replace(
        observer.accessorSpecifier.range.lowerBound..<end,
        with: "\(separator)func \(prefix)\(kind)_\(name)(_ \(parameter): \(type))")
      separator = "; "
    }
    edits.blank(block.rightBrace.range)
    return true
  }

  func rename(_ node: DeclSyntax, _ name: TokenSyntax, _ override: DeclModifierSyntax?) {
    guard let prefix = context.relocation.prefixes[Relocation.Place(file, node)] else { return }
    guard let override else {
      return edits.insert(prefix, at: name.range.lowerBound)
    }
    // The end of the name keeps its column, because "override " is longer than the prefix.
    let range = override.range.lowerBound..<name.range.upperBound
    let between = edits.text(override.range.upperBound..<name.range.lowerBound)
    if between.contains("\n") || between.contains("dynamic") {
      edits.blank(override.range)
      return edits.insert(prefix, at: name.range.lowerBound)
    }
    let words = between.drop { $0 == " " } + prefix + name.text
    let gap = String(repeating: " ", count: max(0, range.count - words.utf8.count))
    edits.replace(range, with: gap + words)
  }
}

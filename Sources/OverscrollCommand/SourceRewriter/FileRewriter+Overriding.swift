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

  /// Adapts an overridden `delegate` of a class whose property has the type of its superclass here,
  /// and a narrower type on iOS. An override cannot change the type, so the accessors cast the
  /// values that they receive.
  func takeScrollDelegate(_ node: VariableDeclSyntax) {
    guard let binding = node.bindings.first, let type = binding.typeAnnotation?.type,
      let name = type.tokens(viewMode: .sourceAccurate).map(\.text).last(where: {
        Self.declaredDelegates[$0] != nil
      }), let declared = Self.declaredDelegates[name]
    else { return }
    edits.replace(type.range, with: "(any \(declared))?")
    guard case .accessors(let accessors)? = binding.accessorBlock?.accessors else { return }
    for accessor in accessors where accessor.accessorSpecifier.text != "get" {
      let kind = accessor.accessorSpecifier.text
      let value = accessor.parameters?.name.text ?? (kind == "didSet" ? "oldValue" : "newValue")
      guard let body = accessor.body,
        body.tokens(viewMode: .sourceAccurate).contains(where: { $0.text == value })
      else { continue }
      edits.insert(
        " let \(value) = \(value) as? any \(name);", at: body.leftBrace.range.upperBound)
    }
  }

  /// The protocols of delegates, each with the type of the overridden property here.
  private static let declaredDelegates = [
    "UITableViewDelegate": "UIScrollViewDelegate",
    "UICollectionViewDelegate": "UIScrollViewDelegate",
    "UICollectionViewDelegateFlowLayout": "UIScrollViewDelegate",
    "UITextViewDelegate": "UIScrollViewDelegate",
    "UIPopoverPresentationControllerDelegate": "UIAdaptivePresentationControllerDelegate",
    "UISheetPresentationControllerDelegate": "UIAdaptivePresentationControllerDelegate",
  ]

  /// Casts `delegate` and `self.delegate` in a subclass of a list or text view to the type that the
  /// property has on iOS: `_tableDelegate(delegate)`. Other objects of this name keep their type.
  func castDelegate(_ node: DeclReferenceExprSyntax, in type: Index.TypeEntry?) {
    guard node.baseName.text == "delegate", node.argumentNames == nil, let type,
      let function = Self.delegateCasts[context.index.foreignAncestor(type) ?? ""]
    else { return }
    var read = ExprSyntax(node)
    if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id {
      guard ["self", "super"].contains(member.base?.trimmedDescription) else { return }
      read = ExprSyntax(member)
    }
    // Only a read can be cast, not the target of an assignment or a part of a key path.
    let next = read.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)
    guard next?.text != "=", !(read.parent?.is(InOutExprSyntax.self) ?? false),
      !(read.parent?.is(KeyPathPropertyComponentSyntax.self) ?? false)
    else { return }
    edits.insert("\(function)(", at: read.range.lowerBound)
    edits.insert(")", at: read.range.upperBound)
  }

  private static let delegateCasts = [
    "UITableView": "_tableDelegate", "UICollectionView": "_collectionDelegate",
    "UITextView": "_textDelegate",
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

  /// Renames a member of `super` that `ForeignOverrides` renames.
  func renameInherited(_ node: MemberAccessExprSyntax, in type: Index.TypeEntry?) {
    let name = node.declName.baseName
    let call = node.parent?.as(FunctionCallExprSyntax.self)
    guard node.base?.is(SuperExprSyntax.self) == true,
      let prefix = context.relocation.foreign.superPrefix(
        of: name.text, labels: call?.arguments.map { $0.label?.text ?? "_" }, in: type)
    else { return }
    edits.insert(prefix, at: name.range.lowerBound)
  }

  func rename(_ node: DeclSyntax, _ name: TokenSyntax, _ override: DeclModifierSyntax?) {
    guard let prefix = context.relocation.prefixes[Relocation.Place(file, node)] else { return }
    // The member in the class's body calls the renamed one, also if the app's code must not.
    let attributes = node.asProtocol((any WithAttributesSyntax).self)?.attributes ?? []
    for attribute in attributes where attribute.trimmedDescription.contains("unavailable") {
      edits.blank(attribute.range)
    }
    let isDeeper = context.relocation.foreign.deeper.contains(Relocation.Place(file, node))
    guard let override, !isDeeper else {
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

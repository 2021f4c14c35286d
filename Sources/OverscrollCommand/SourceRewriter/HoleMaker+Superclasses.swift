import SwiftSyntax

extension HoleMaker {
  /// Leaves out a protocol or superclass, or puts a class of UIKit in its place.
  func leaveOut(_ type: InheritedTypeSyntax, _ told: HoleReport.Hole?) {
    guard let list = type.parent?.as(InheritedTypeListSyntax.self),
      let clause = list.parent?.as(InheritanceClauseSyntax.self), let owner = clause.parent
    else { return }
    let name = owner.as(ClassDeclSyntax.self)?.name.text
    if list.first?.id == type.id, let name, let told,
      let base = Self.base(named: type.type.trimmedDescription) ?? Self.base(named: name)
    {
      superclasses.append(
        HoleReport.Superclass(type: name, superclass: base, call: call(told)))
      changes.append(Change(range: type.type.range, text: base, hole: told))
      return
    }
    if let told { tellWhenMade(told, in: owner) }
    if list.count == 1 {
      changes.append(Change(range: clause.range, text: "", hole: told))
    } else if list.last?.id == type.id, let previous = list.dropLast().last,
      let comma = previous.trailingComma
    {
      changes.append(
        Change(range: comma.range.lowerBound..<type.range.upperBound, text: "", hole: told))
    } else {
      changes.append(Change(range: type.range, text: "", hole: told))
    }
  }

  /// Returns the class of UIKit that stands for an unknown class, by the end of a name.
  private static func base(named name: String) -> String? {
    let bases = [
      ("TableViewController", "UITableViewController"),
      ("CollectionViewController", "UICollectionViewController"),
      ("NavigationController", "UINavigationController"),
      ("TabBarController", "UITabBarController"), ("Controller", "UIViewController"),
      ("VC", "UIViewController"), ("TableViewCell", "UITableViewCell"),
      ("TableCell", "UITableViewCell"), ("CollectionViewCell", "UICollectionViewCell"),
      ("CollectionCell", "UICollectionViewCell"), ("ImageView", "UIImageView"),
      ("ScrollView", "UIScrollView"), ("TextField", "UITextField"), ("Button", "UIButton"),
      ("Label", "UILabel"), ("View", "UIView"),
    ]
    return bases.first { name.hasSuffix($0.0) }?.1
  }

  /// The errors about the arguments of a call.
  private static let argumentErrors = [
    "must call a designated initializer", "incorrect argument label", "extra argument",
    "missing argument", "argument passed to call that takes no arguments",
    "no exact matches in call",
  ]

  /// Makes a call of `super.init` that the superclass does not have one that it has. The superclass
  /// can be a class of UIKit in the place of an unknown one.
  func replaceArguments(_ message: CompilerMessage) -> Bool {
    guard Self.argumentErrors.contains(where: message.text.contains) else { return false }
    var node = token(at: message.offset).map { Syntax($0) }
    while let current = node, !Self.isSuperCall(current) { node = current.parent }
    let call = node?.as(FunctionCallExprSyntax.self)
    while let current = node, !current.is(ClassDeclSyntax.self) { node = current.parent }
    guard let call, let owner = node?.as(ClassDeclSyntax.self),
      let parent = owner.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription,
      let text = Self.superCall(of: parent), call.trimmedDescription != text
    else { return false }
    let told = hole(message, at: call.range.lowerBound, call.range)
    changes.append(Change(range: call.range, text: text, hole: told))
    return true
  }

  private static func isSuperCall(_ node: Syntax) -> Bool {
    node.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription == "super.init"
  }

  /// The call of a designated initialiser of a class of UIKit; nil for other classes.
  private static func superCall(of name: String) -> String? {
    switch name {
    case "UITableViewCell": "super.init(style: .default, reuseIdentifier: nil)"
    case "UITableView": "super.init(frame: .zero, style: .plain)"
    case "UICollectionView":
      "super.init(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())"
    case "UITableViewHeaderFooterView": "super.init(reuseIdentifier: nil)"
    case _ where name.hasPrefix("UI"):
      switch PlaceholderBase(name) {
      case .view, .controller: PlaceholderBase(name).superCall(frame: false)
      case .layer, .object, .nothing: nil
      }
    default: nil
    }
  }
}

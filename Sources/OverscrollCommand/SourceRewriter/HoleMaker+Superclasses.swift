import SwiftSyntax

extension HoleMaker {
  /// Leaves out a protocol or superclass, or puts a class of UIKit in its place.
  func leaveOut(_ type: InheritedTypeSyntax, _ told: HoleReport.Hole?) {
    guard let list = type.parent?.as(InheritedTypeListSyntax.self),
      let clause = list.parent?.as(InheritanceClauseSyntax.self), let owner = clause.parent
    else { return }
    let name = owner.as(ClassDeclSyntax.self)?.name.text
    if list.first?.id == type.id, let name, let told, let base = Self.base(named: name) {
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

  /// Returns the class of UIKit that stands for an unknown superclass, by the name of the subclass.
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
}

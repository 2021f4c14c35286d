import Foundation

/// Empty values of types that are known only at run time.
@MainActor
enum EmptyValue {
  /// Returns an empty value; nil if there is none for the type.
  static func make<Value>(_ type: Value.Type) -> Value? {
    if let plain = type as? any HasEmptyValue.Type { return plain.emptyValue as? Value }
    if let cases = type as? any CaseIterable.Type { return firstCase(cases) as? Value }
    if let object = object(type) as? Value { return object }
    return nil
  }

  private static func firstCase<Cases: CaseIterable>(_ type: Cases.Type) -> Any? {
    type.allCases.first
  }

  /// Returns a new object of a class of UIKit, or of a class of the app that can be created without
  /// arguments.
  private static func object(_ type: Any.Type) -> Any? {
    let name = String(reflecting: type)
    if RuntimeClasses.named(name) == type as? AnyClass, let made = RuntimeClasses.make(name) {
      return made
    }
    return name.hasPrefix(ownModule) ? ownObject(type) : foundationObject(type)
  }

  private static let ownModule = "HeadlessUIKit."

  private static func ownObject(_ type: Any.Type) -> Any? {
    switch type {
    case let type as UITableViewCell.Type: type.make(reusedAs: "", frame: .zero)
    case is UICollectionView.Type:
      UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    case let type as UIResponder.Type: type.makeResponder(())
    case let type as CALayer.Type: CALayer.instance(of: type)
    case let type as UICollectionViewLayoutAttributes.Type:
      UICollectionViewLayoutAttributes.make(of: type)
    case is UICollectionViewLayout.Type: UICollectionViewFlowLayout()
    case is UIGestureRecognizer.Type: UIGestureRecognizer()
    case is UIBarButtonItem.Type: UIBarButtonItem()
    case is UIColor.Type: UIColor.clear
    case is UIImage.Type: UIImage()
    case is UIFont.Type: UIFont.systemFont(ofSize: UIFont.systemFontSize)
    case is UIBezierPath.Type: UIBezierPath()
    default: nil
    }
  }

  private static func foundationObject(_ type: Any.Type) -> Any? {
    if type == NSObject.self { return NSObject() }
    if type == NSMutableAttributedString.self { return NSMutableAttributedString(string: "") }
    if type == NSAttributedString.self { return NSAttributedString(string: "") }
    if type == NSMutableArray.self { return NSMutableArray() }
    if type == NSArray.self { return NSArray() }
    if type == NSMutableDictionary.self { return NSMutableDictionary() }
    if type == NSDictionary.self { return NSDictionary() }
    return nil
  }
}

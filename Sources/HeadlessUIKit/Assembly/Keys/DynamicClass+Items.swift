public import Foundation

// Creation of bar buttons, alerts, constraints and layout attributes whose class is known only at
// run time, with the values that their own initialisers take: `type.init(title: title, style:
// style, target: target, action: action)`. The first file of this type explains the calls by
// symbol.

extension UIBarItem: _ClassMade {}

extension UIBarButtonItem {
  @usableFromInline convenience init(
    ofSystemItem item: UIBarButtonItem.SystemItem, target: Any?, action: Selector?
  ) {
    self.init(barButtonSystemItem: item, target: target, action: action)
  }

  @_silgen_name(
    "$s13HeadlessUIKit15UIBarButtonItemC08ofSystemE06target6actionA2C0gE0O_ypSgAA8SelectorVSgtcfC")
  fileprivate final class func make(
    _ item: UIBarButtonItem.SystemItem, _ target: __owned Any?, _ action: __owned Selector?
  ) -> Self
}

extension _ClassMade where Self: UIBarButtonItem {
  /// Creates a bar button of a class known at run time, with the system's title or glyph.
  @_disfavoredOverload @_silgen_name("headless_uikit_make_UIBarButtonItem_system")
  public init(barButtonSystemItem item: UIBarButtonItem.SystemItem, target: Any?, action: Selector?)

  @_silgen_name("headless_uikit_make_UIBarButtonItem_system") @usableFromInline
  static func _made(
    _ item: UIBarButtonItem.SystemItem, _ target: __owned Any?, _ action: __owned Selector?
  ) -> Self { make(item, target, action) }
}

extension UIBarButtonItem {
  @usableFromInline convenience init(
    ofTitle title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?
  ) {
    self.init(title: title, style: style, target: target, action: action)
  }

  @_silgen_name(
    "$s13HeadlessUIKit15UIBarButtonItemC7ofTitle5style6target6actionACSSSg_AC5StyleOypSgAA8SelectorVSgtcfC"
  )
  fileprivate final class func make(
    _ title: __owned String?, _ style: UIBarButtonItem.Style, _ target: __owned Any?,
    _ action: __owned Selector?
  ) -> Self
}

extension _ClassMade where Self: UIBarButtonItem {
  /// Creates a bar button of a class known at run time, with a title.
  @_disfavoredOverload @_silgen_name("headless_uikit_make_UIBarButtonItem_title")
  public init(title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?)

  @_silgen_name("headless_uikit_make_UIBarButtonItem_title") @usableFromInline
  static func _made(
    _ title: __owned String?, _ style: UIBarButtonItem.Style, _ target: __owned Any?,
    _ action: __owned Selector?
  ) -> Self { make(title, style, target, action) }
}

extension UIBarButtonItem {
  @usableFromInline convenience init(
    ofImage image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
  }

  @_silgen_name(
    "$s13HeadlessUIKit15UIBarButtonItemC7ofImage5style6target6actionAcA7UIImageCSg_AC5StyleOypSgAA8SelectorVSgtcfC"
  )
  fileprivate final class func make(
    _ image: __owned UIImage?, _ style: UIBarButtonItem.Style, _ target: __owned Any?,
    _ action: __owned Selector?
  ) -> Self
}

extension _ClassMade where Self: UIBarButtonItem {
  /// Creates a bar button of a class known at run time, with an image.
  @_disfavoredOverload @_silgen_name("headless_uikit_make_UIBarButtonItem_image")
  public init(image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?)

  @_silgen_name("headless_uikit_make_UIBarButtonItem_image") @usableFromInline
  static func _made(
    _ image: __owned UIImage?, _ style: UIBarButtonItem.Style, _ target: __owned Any?,
    _ action: __owned Selector?
  ) -> Self { make(image, style, target, action) }
}

extension UIBarButtonItem {
  @usableFromInline convenience init(ofCustomView customView: UIView) {
    self.init(customView: customView)
  }

  @_silgen_name("$s13HeadlessUIKit15UIBarButtonItemC12ofCustomViewAcA6UIViewC_tcfC")
  fileprivate final class func make(_ customView: __owned UIView) -> Self
}

extension _ClassMade where Self: UIBarButtonItem {
  /// Creates a bar button of a class known at run time, with a view.
  @_disfavoredOverload @_silgen_name("headless_uikit_make_UIBarButtonItem_customView")
  public init(customView: UIView)

  @_silgen_name("headless_uikit_make_UIBarButtonItem_customView") @usableFromInline
  static func _made(_ customView: __owned UIView) -> Self { make(customView) }
}

extension UIAlertController {
  @usableFromInline convenience init(
    ofTitle title: String?, message: String?, preferredStyle: UIAlertController.Style
  ) {
    self.init(title: title, message: message, preferredStyle: preferredStyle)
  }

  @_silgen_name(
    "$s13HeadlessUIKit17UIAlertControllerC7ofTitle7message14preferredStyleACSSSg_AgC0I0OtcfC")
  fileprivate final class func make(
    _ title: __owned String?, _ message: __owned String?, _ preferredStyle: UIAlertController.Style
  ) -> Self
}

extension _ClassMade where Self: UIAlertController {
  /// Creates an alert of a class known at run time.
  @_disfavoredOverload @_silgen_name("headless_uikit_make_UIAlertController_title")
  public init(title: String?, message: String?, preferredStyle: UIAlertController.Style)

  @_silgen_name("headless_uikit_make_UIAlertController_title") @usableFromInline
  static func _made(
    _ title: __owned String?, _ message: __owned String?, _ preferredStyle: UIAlertController.Style
  ) -> Self { make(title, message, preferredStyle) }
}

extension NSLayoutConstraint: _ClassMade {
  @usableFromInline convenience init(
    ofItem item: Any, attribute: NSLayoutConstraint.Attribute,
    relatedBy relation: NSLayoutConstraint.Relation, toItem other: Any?,
    attribute second: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    self.init(
      item: item, attribute: attribute, relatedBy: relation, toItem: other, attribute: second,
      multiplier: multiplier, constant: constant)
  }

  @_silgen_name(
    "$s13HeadlessUIKit18NSLayoutConstraintC6ofItem9attribute9relatedBy02toF0AE10multiplier8constantACyp_AC9AttributeOAC8RelationOypSgAK10Foundation7CGFloatVAQtcfC"
  )
  fileprivate final class func make(
    _ item: __owned Any, _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation, _ other: __owned Any?,
    _ second: NSLayoutConstraint.Attribute, _ multiplier: CGFloat, _ constant: CGFloat
  ) -> Self
}

extension _ClassMade where Self: NSLayoutConstraint {
  /// Creates a constraint of a class known at run time.
  @_disfavoredOverload @_silgen_name("headless_uikit_make_NSLayoutConstraint_item")
  public init(
    item: Any, attribute: NSLayoutConstraint.Attribute,
    relatedBy relation: NSLayoutConstraint.Relation, toItem other: Any?,
    attribute second: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant: CGFloat)

  @_silgen_name("headless_uikit_make_NSLayoutConstraint_item") @usableFromInline
  static func _made(
    _ item: __owned Any, _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation, _ other: __owned Any?,
    _ second: NSLayoutConstraint.Attribute, _ multiplier: CGFloat, _ constant: CGFloat
  ) -> Self { make(item, attribute, relation, other, second, multiplier, constant) }
}

extension UICollectionViewLayoutAttributes: _ClassMade {
  @usableFromInline convenience init(ofCellWith indexPath: IndexPath) {
    self.init(forCellWith: indexPath)
  }

  @_silgen_name(
    "$s13HeadlessUIKit32UICollectionViewLayoutAttributesC10ofCellWithAC20FoundationEssentials9IndexPathV_tcfC"
  )
  fileprivate final class func make(_ indexPath: __owned IndexPath) -> Self
}

extension _ClassMade where Self: UICollectionViewLayoutAttributes {
  /// Creates attributes of a class known at run time for a cell.
  @_disfavoredOverload @_silgen_name("headless_uikit_make_UICollectionViewLayoutAttributes_cell")
  public init(forCellWith indexPath: IndexPath)

  @_silgen_name("headless_uikit_make_UICollectionViewLayoutAttributes_cell") @usableFromInline
  static func _made(_ indexPath: __owned IndexPath) -> Self { make(indexPath) }
}

extension UICollectionViewLayoutAttributes {
  @usableFromInline convenience init(
    ofSupplementaryViewOfKind kind: String, with indexPath: IndexPath
  ) {
    self.init(forSupplementaryViewOfKind: kind, with: indexPath)
  }

  @_silgen_name(
    "$s13HeadlessUIKit32UICollectionViewLayoutAttributesC015ofSupplementaryD6OfKind4withACSS_20FoundationEssentials9IndexPathVtcfC"
  )
  fileprivate final class func make(
    supplementary kind: __owned String, _ indexPath: __owned IndexPath
  ) -> Self
}

extension _ClassMade where Self: UICollectionViewLayoutAttributes {
  /// Creates attributes of a class known at run time for a supplementary view.
  @_disfavoredOverload
  @_silgen_name("headless_uikit_make_UICollectionViewLayoutAttributes_supplementary")
  public init(forSupplementaryViewOfKind kind: String, with indexPath: IndexPath)

  @_silgen_name("headless_uikit_make_UICollectionViewLayoutAttributes_supplementary")
  @usableFromInline
  static func _made(supplementary kind: __owned String, _ indexPath: __owned IndexPath) -> Self {
    make(supplementary: kind, indexPath)
  }
}

extension UICollectionViewLayoutAttributes {
  @usableFromInline convenience init(ofDecorationViewOfKind kind: String, with indexPath: IndexPath)
  {
    self.init(forDecorationViewOfKind: kind, with: indexPath)
  }

  @_silgen_name(
    "$s13HeadlessUIKit32UICollectionViewLayoutAttributesC012ofDecorationD6OfKind4withACSS_20FoundationEssentials9IndexPathVtcfC"
  )
  fileprivate final class func make(decoration kind: __owned String, _ indexPath: __owned IndexPath)
    -> Self
}

extension _ClassMade where Self: UICollectionViewLayoutAttributes {
  /// Creates attributes of a class known at run time for a decoration view.
  @_disfavoredOverload
  @_silgen_name("headless_uikit_make_UICollectionViewLayoutAttributes_decoration")
  public init(forDecorationViewOfKind kind: String, with indexPath: IndexPath)

  @_silgen_name("headless_uikit_make_UICollectionViewLayoutAttributes_decoration") @usableFromInline
  static func _made(decoration kind: __owned String, _ indexPath: __owned IndexPath) -> Self {
    make(decoration: kind, indexPath)
  }
}

// `CALayer+OfClass.swift` explains how to call an initialiser of a class known only at run time.
extension UICollectionViewLayoutAttributes {
  @usableFromInline convenience init(ofClass: Void) { self.init() }

  @_silgen_name("$s13HeadlessUIKit32UICollectionViewLayoutAttributesC7ofClassACyt_tcfC")
  private final class func make(_: Void) -> Self

  /// Returns new attributes of a class, for no element.
  static func make(
    of type: UICollectionViewLayoutAttributes.Type
  ) -> UICollectionViewLayoutAttributes { type.make(()) }
}

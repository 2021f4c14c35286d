// `CALayer+OfClass.swift` explains how to call an initialiser of a class known only at run time.
extension UICollectionViewLayout {
  @usableFromInline convenience init(ofClass: Void) { self.init() }

  @_silgen_name("$s13HeadlessUIKit22UICollectionViewLayoutC7ofClassACyt_tcfC")
  final class func makeLayout(_: Void) -> Self
}

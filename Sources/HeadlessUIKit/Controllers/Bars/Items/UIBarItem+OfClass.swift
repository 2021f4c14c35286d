// `CALayer+OfClass.swift` explains how to call an initialiser of a class known only at run time.
extension UIBarItem {
  @usableFromInline convenience init(ofClass: Void) { self.init() }

  @_silgen_name("$s13HeadlessUIKit9UIBarItemC7ofClassACyt_tcfC")
  final class func makeItem(_: Void) -> Self
}

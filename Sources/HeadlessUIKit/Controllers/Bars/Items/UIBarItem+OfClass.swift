// See CALayer+OfClass.swift for how an initialiser is called on a class that is known at run time only.
extension UIBarItem {
  @usableFromInline convenience init(ofClass: Void) { self.init() }

  @_silgen_name("$s13HeadlessUIKit9UIBarItemC7ofClassACyt_tcfC")
  final class func makeItem(_: Void) -> Self
}

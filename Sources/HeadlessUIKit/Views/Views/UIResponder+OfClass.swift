// See CALayer+OfClass.swift for how an initialiser is called on a class that is known at run time only.
extension UIResponder {
  @usableFromInline convenience init(ofClass: Void) { self.init() }

  @_silgen_name("$s13HeadlessUIKit11UIResponderC7ofClassACyt_tcfC")
  final class func makeResponder(_: Void) -> Self
}

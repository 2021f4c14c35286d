// `CALayer+OfClass.swift` explains how to call an initialiser of a class known only at run time.
extension UIResponder {
  @usableFromInline convenience init(ofClass: Void) { self.init() }

  @_silgen_name("$s13HeadlessUIKit11UIResponderC7ofClassACyt_tcfC")
  final class func makeResponder(_: Void) -> Self
}

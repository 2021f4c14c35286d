// `CALayer+OfClass.swift` explains how to call an initialiser of a class known only at run time.
extension UIGestureRecognizer {
  @usableFromInline convenience init(ofClass: Void) { self.init(target: nil, action: nil) }

  @_silgen_name("$s13HeadlessUIKit19UIGestureRecognizerC7ofClassACyt_tcfC")
  final class func makeRecognizer(_: Void) -> Self
}

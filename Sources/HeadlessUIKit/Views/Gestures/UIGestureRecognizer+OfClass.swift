// See CALayer+OfClass.swift for how an initialiser is called on a class that is known at run time only.
extension UIGestureRecognizer {
  @usableFromInline convenience init(ofClass: Void) { self.init(target: nil, action: nil) }

  @_silgen_name("$s13HeadlessUIKit19UIGestureRecognizerC7ofClassACyt_tcfC")
  final class func makeRecognizer(_: Void) -> Self
}

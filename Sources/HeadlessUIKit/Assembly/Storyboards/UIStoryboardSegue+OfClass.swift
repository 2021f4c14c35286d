// `CALayer+OfClass.swift` explains how to call an initialiser of a class known only at run time.
extension UIStoryboardSegue {
  @usableFromInline convenience init(
    template identifier: String?, from source: UIViewController, to destination: UIViewController
  ) { self.init(identifier: identifier, source: source, destination: destination) }

  @_silgen_name(
    "$s13HeadlessUIKit17UIStoryboardSegueC8template4from2toACSSSg_AA16UIViewControllerCAItcfC")
  final class func makeSegue(
    template identifier: __owned String?, from source: __owned UIViewController,
    to destination: __owned UIViewController
  ) -> Self
}

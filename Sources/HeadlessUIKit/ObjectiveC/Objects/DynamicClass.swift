import Foundation

// Creates objects of classes that are known only at run time: cells of registered classes, the
// layer of `layerClass` and copies of layout attributes.
//
// Swift calls only `required` initialisers on such a class. Every subclass with its own initialiser
// would have to repeat a required one, which no iOS source does. A convenience initialiser that is
// not required would do, since it calls the designated initialiser of the class it is called on,
// but Swift does not allow the call.
//
// Each such initialiser is therefore called by its symbol, as a class method. An allocating
// initialiser and a class method with equal parameters have the same calling convention: the class
// is in the context register and the result is an owned object
// (https://github.com/swiftlang/swift/blob/main/docs/ABI/CallingConvention.rst, "self"). A symbol
// that no longer matches an initialiser is a linker error. A class without the designated
// initialiser stops with Swift's message, as on iOS: "Use of unimplemented initializer".

extension UIResponder {
  @usableFromInline convenience init(ofClass: Void) { self.init() }

  @_silgen_name("$s13HeadlessUIKit11UIResponderC7ofClassACyt_tcfC")
  final class func makeResponder(_: Void) -> Self
}

extension UIBarItem {
  @usableFromInline convenience init(ofClass: Void) { self.init() }

  @_silgen_name("$s13HeadlessUIKit9UIBarItemC7ofClassACyt_tcfC")
  final class func makeItem(_: Void) -> Self
}

extension UIGestureRecognizer {
  @usableFromInline convenience init(ofClass: Void) { self.init(target: nil, action: nil) }

  @_silgen_name("$s13HeadlessUIKit19UIGestureRecognizerC7ofClassACyt_tcfC")
  final class func makeRecognizer(_: Void) -> Self
}

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

extension CALayer {
  @usableFromInline convenience init(ofClass: Void) { self.init() }

  @_silgen_name("$s13HeadlessUIKit7CALayerC7ofClassACyt_tcfC")
  private final class func make(_: Void) -> Self

  /// Returns a new layer of a class; a `CALayer` if the class is not a subclass of it.
  static func made(of type: AnyClass) -> CALayer {
    (type as? CALayer.Type ?? CALayer.self).make(())
  }
}

extension CALayer {
  @usableFromInline convenience init(shownBy layer: CALayer) { self.init(layer: layer) }

  @_silgen_name("$s13HeadlessUIKit7CALayerC7shownByA2C_tcfC")
  private final class func makeCopy(shownBy layer: __owned CALayer) -> Self

  /// Returns a new layer of this layer's class, created with `init(layer:)`.
  func shadowCopy() -> Self {
    func made<Shown: CALayer>(_ type: Shown.Type) -> Shown { type.makeCopy(shownBy: self) }
    return made(Swift.type(of: self))
  }
}

extension UICollectionViewLayoutAttributes {
  @usableFromInline convenience init(ofClass: Void) { self.init() }

  @_silgen_name("$s13HeadlessUIKit32UICollectionViewLayoutAttributesC7ofClassACyt_tcfC")
  private final class func make(_: Void) -> Self

  /// Returns new attributes of a class, for no element.
  static func made(
    of type: UICollectionViewLayoutAttributes.Type
  ) -> UICollectionViewLayoutAttributes { type.make(()) }
}

extension UITableViewCell: ReusableView {
  @usableFromInline convenience init(reusedAs identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  @_silgen_name("$s13HeadlessUIKit15UITableViewCellC8reusedAsACSS_tcfC")
  private final class func make(reusedAs identifier: __owned String) -> Self

  final func isReused(as identifier: String) { reuseIdentifier = identifier }

  final class func make(reusedAs identifier: __owned String, frame: CGRect) -> Self {
    let cell = make(reusedAs: identifier)
    if !frame.isEmpty { cell.frame.size = frame.size }
    return cell
  }
}

extension UITableViewHeaderFooterView: ReusableView {
  @usableFromInline convenience init(reusedAs identifier: String) {
    self.init(reuseIdentifier: identifier)
  }

  @_silgen_name("$s13HeadlessUIKit023UITableViewHeaderFooterD0C8reusedAsACSS_tcfC")
  private final class func make(reusedAs identifier: __owned String) -> Self

  final func isReused(as identifier: String) { reuseIdentifier = identifier }

  final class func make(reusedAs identifier: __owned String, frame: CGRect) -> Self {
    let view = make(reusedAs: identifier)
    if !frame.isEmpty { view.frame.size = frame.size }
    return view
  }
}

extension UICollectionReusableView: ReusableView {
  @usableFromInline convenience init(reusedAs identifier: String, frame: CGRect) {
    self.init(frame: frame)
    reuseIdentifier = identifier
  }

  final func isReused(as identifier: String) { reuseIdentifier = identifier }

  @_silgen_name(
    "$s13HeadlessUIKit24UICollectionReusableViewC8reusedAs5frameACSS_10Foundation6CGRectVtcfC")
  final class func make(reusedAs identifier: __owned String, frame: CGRect) -> Self
}

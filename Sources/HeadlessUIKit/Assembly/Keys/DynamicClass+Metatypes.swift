public import Foundation

// Creation of views and controllers whose class is known only at run time: `Content(frame: .zero)`
// of a generic parameter, `type.init()` of a metatype. Objective-C classes allow it. Swift classes
// allow it only for `required` initialisers, which every subclass would have to repeat.
//
// Swift prefers a class's own initialiser wherever it can be called, so these are used for unknown
// classes only. Each is declared by the symbol of a class method with equal parameters. An
// initialiser of a protocol extension cannot see the class it is called on, but a class method can,
// and both receive it in one way
// (https://github.com/swiftlang/swift/blob/main/docs/ABI/CallingConvention.rst, "self").
//
// A class with an `init()` of its own, such as `init() { super.init(frame: .zero) }`, often lacks
// the designated initialiser of its superclass. Objective-C calls its `init()`, and so does the
// method that the source rewriter adds to it.

/// An Objective-C class whose subclasses can be instantiated through a metatype.
public protocol _ObjectMade {}

/// A UIKit class whose subclasses can be instantiated through a metatype.
@preconcurrency @MainActor
public protocol _ClassMade: _ObjectMade {}

extension NSObject: _ObjectMade {
  @usableFromInline convenience init(ofObject: Void) { self.init() }

  @_silgen_name("$s10Foundation8NSObjectC13HeadlessUIKitE8ofObjectACyt_tcfC")
  fileprivate final class func makeObject(_: Void) -> Self
}

extension _ObjectMade where Self: NSObject {
  /// Creates an object of a class known at run time.
  ///
  /// The parameter sets the name apart from `NSObject.init()`. With two initialisers of one name
  /// the compiler derives no `Decodable` for subclasses.
  @_disfavoredOverload @_silgen_name("headless_uikit_make_object")
  public init(_: Void = ())

  @_silgen_name("headless_uikit_make_object") @usableFromInline
  static func _madeObject() -> Self {
    onMainActorUnchecked {
      if let own = (self as? _Object.Type)?._madeByOwnInitializer() as? Self { return own }
      let object: NSObject =
        switch self as NSObject.Type {
        case let type as UIView.Type: type.makeView(frame: .zero)
        case let type as UIViewController.Type: type.makeController(nil, bundle: nil)
        case let type as UIResponder.Type: type.makeResponder(())
        case let type as CALayer.Type: CALayer.instance(of: type)
        case let type as UIBarItem.Type: type.makeItem(())
        case let type as UIGestureRecognizer.Type: type.makeRecognizer(())
        case let type as UICollectionViewLayoutAttributes.Type:
          UICollectionViewLayoutAttributes.make(of: type)
        case let type as UICollectionViewLayout.Type: type.makeLayout(())
        case let type: type.makeObject(())
        }
      guard let made = object as? Self else { preconditionFailure("\(object) is no \(self)") }
      return made
    }
  }
}

/// The object that an app's own type made; nil if the class makes it. A closure cannot take the
/// place of this type, as it could that of `Any?`: `Box { … }` calls only initialisers of `Box`.
public struct _OwnObject {
  fileprivate let object: Any?

  /// Wraps the object.
  public nonisolated init(_ object: Any?) { self.object = object }
}

extension _ObjectMade {
  /// Creates an object for the `init()` that an app's protocol requires of `NSObject` or a class of
  /// UIKit. On iOS every class has it, and here only `required` initialisers meet a requirement.
  @_disfavoredOverload
  public init(_overscrollMade own: _OwnObject) {
    let object = own.object == nil ? (Self.self as? NSObject.Type)?._madeObject() : nil
    guard let made = own.object as? Self ?? object as? Self else {
      preconditionFailure("\(Self.self) is no subclass of NSObject and has no init()")
    }
    self = made
  }
}

extension UIView: _ClassMade {
  @usableFromInline convenience init(ofClass frame: CGRect) { self.init(frame: frame) }

  @_silgen_name("$s13HeadlessUIKit6UIViewC7ofClassAC10Foundation6CGRectV_tcfC")
  fileprivate final class func makeView(frame: CGRect) -> Self
}

extension UIViewController: _ClassMade {
  @usableFromInline convenience init(ofClass nibName: String?, bundle: Bundle?) {
    self.init(nibName: nibName, bundle: bundle)
  }

  @_silgen_name(
    "$s13HeadlessUIKit16UIViewControllerC7ofClass6bundleACSSSg_10Foundation6BundleCSgtcfC")
  fileprivate final class func makeController(
    _ nibName: __owned String?, bundle: __owned Bundle?
  ) -> Self
}

extension _ClassMade where Self: UIView {
  /// Creates a view of a class known at run time, with a frame in its future superview's
  /// coordinates.
  @_disfavoredOverload @_silgen_name("headless_uikit_make_view_frame")
  public init(frame: CGRect)

  /// Creates a view of a class known at run time, with zero size.
  @_disfavoredOverload @_silgen_name("headless_uikit_make_view")
  public init()

  @_silgen_name("headless_uikit_make_view_frame") @usableFromInline
  static func _made(frame: CGRect) -> Self { makeView(frame: frame) }

  @_silgen_name("headless_uikit_make_view") @usableFromInline
  static func _made() -> Self { _madeByOwnInitializer() as? Self ?? makeView(frame: .zero) }
}

extension _ClassMade where Self: UIViewController {
  /// Creates a controller of a class known at run time from a nib. A nil name is that of the class.
  @_disfavoredOverload @_silgen_name("headless_uikit_make_controller_nib")
  public init(nibName: String?, bundle: Bundle?)

  /// Creates a controller of a class known at run time.
  @_disfavoredOverload @_silgen_name("headless_uikit_make_controller")
  public init()

  @_silgen_name("headless_uikit_make_controller_nib") @usableFromInline
  static func _made(_ nibName: __owned String?, _ bundle: __owned Bundle?) -> Self {
    makeController(nibName, bundle: bundle)
  }

  @_silgen_name("headless_uikit_make_controller") @usableFromInline
  static func _made() -> Self {
    _madeByOwnInitializer() as? Self ?? makeController(nil, bundle: nil)
  }
}

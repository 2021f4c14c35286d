public import Foundation
public import Graphics

// On Apple's platforms Core Graphics and UIKit provide this bridging.
#if !canImport(ObjectiveC)
  /// A geometric structure that bridges to `NSValue`.
  ///
  /// A structure in a dictionary of type `[AnyHashable: Any]` can be read by `as? CGRect` and by
  /// `as? NSValue`, and so can an `NSValue`.
  public protocol _BoxedInNSValue: _ObjectiveCBridgeable where _ObjectiveCType == NSValue {
    /// The structure in a new `NSValue`.
    var _boxed: NSValue { get }
    /// The structure in an `NSValue` of the type that `_boxed` has.
    static func _unboxed(_ value: NSValue) -> Self
    /// The value that is boxed to compare types, and the result for nil.
    static var _empty: Self { get }
  }

  extension _BoxedInNSValue {
    /// Returns the structure as an `NSValue`.
    public func _bridgeToObjectiveC() -> NSValue { _boxed }

    /// Stores the structure in an `NSValue`; nil if the value has another type.
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {
      _ = _conditionallyBridgeFromObjectiveC(source, result: &result)
    }

    /// Stores the structure in an `NSValue`. Returns whether the value has the structure's type.
    public static func _conditionallyBridgeFromObjectiveC(
      _ source: NSValue, result: inout Self?
    ) -> Bool {
      let isSameType = strcmp(source.objCType, _empty._boxed.objCType) == 0
      result = isSameType ? _unboxed(source) : nil
      return isSameType
    }

    /// Returns the structure in an `NSValue`. Nil, and a value of another type, give an empty one.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
      var result: Self?
      if let source { _forceBridgeFromObjectiveC(source, result: &result) }
      return result ?? _empty
    }
  }

  extension CGPoint: @retroactive _ObjectiveCBridgeable, _BoxedInNSValue {
    /// The structure in a new `NSValue`.
    public var _boxed: NSValue { NSValue(cgPoint: self) }
    /// Returns the structure in an `NSValue`.
    public static func _unboxed(_ value: NSValue) -> CGPoint { value.cgPointValue }
    /// The result for nil.
    public static var _empty: CGPoint { .zero }
  }

  extension CGSize: @retroactive _ObjectiveCBridgeable, _BoxedInNSValue {
    /// The structure in a new `NSValue`.
    public var _boxed: NSValue { NSValue(cgSize: self) }
    /// Returns the structure in an `NSValue`.
    public static func _unboxed(_ value: NSValue) -> CGSize { value.cgSizeValue }
    /// The result for nil.
    public static var _empty: CGSize { .zero }
  }

  extension CGRect: @retroactive _ObjectiveCBridgeable, _BoxedInNSValue {
    /// The structure in a new `NSValue`.
    public var _boxed: NSValue { NSValue(cgRect: self) }
    /// Returns the structure in an `NSValue`.
    public static func _unboxed(_ value: NSValue) -> CGRect { value.cgRectValue }
    /// The result for nil.
    public static var _empty: CGRect { .zero }
  }

  extension UIEdgeInsets: _BoxedInNSValue {
    /// The structure in a new `NSValue`.
    public var _boxed: NSValue { NSValue(uiEdgeInsets: self) }
    /// Returns the structure in an `NSValue`.
    public static func _unboxed(_ value: NSValue) -> UIEdgeInsets { value.uiEdgeInsetsValue }
    /// The result for nil.
    public static var _empty: UIEdgeInsets { .zero }
  }

  extension CGAffineTransform: _BoxedInNSValue {
    /// The structure in a new `NSValue`.
    public var _boxed: NSValue { NSValue(cgAffineTransform: self) }
    /// Returns the structure in an `NSValue`.
    public static func _unboxed(_ value: NSValue) -> CGAffineTransform {
      value.cgAffineTransformValue
    }
    /// The result for nil.
    public static var _empty: CGAffineTransform { .identity }
  }

  extension CATransform3D: _BoxedInNSValue {
    /// The structure in a new `NSValue`.
    public var _boxed: NSValue { NSValue(caTransform3D: self) }
    /// Returns the structure in an `NSValue`.
    public static func _unboxed(_ value: NSValue) -> CATransform3D { value.caTransform3DValue }
    /// The result for nil.
    public static var _empty: CATransform3D { CATransform3DIdentity }
  }
#endif

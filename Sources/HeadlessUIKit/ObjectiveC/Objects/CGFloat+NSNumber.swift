public import Foundation

// On Apple's platforms Foundation does this.
#if !canImport(ObjectiveC)
  /// `width as NSNumber`, `[0, middle, 1] as [NSNumber]`, `number as? CGFloat`.
  extension CGFloat: @retroactive _ObjectiveCBridgeable {
    /// The number in an object.
    public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

    /// The object's number.
    public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
      result = CGFloat(source.doubleValue)
    }

    /// The object's number, which any is; true.
    public static func _conditionallyBridgeFromObjectiveC(
      _ source: NSNumber, result: inout CGFloat?
    ) -> Bool {
      result = CGFloat(source.doubleValue)
      return true
    }

    /// The object's number; 0 for none.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
      CGFloat(source?.doubleValue ?? 0)
    }

    /// The object's number.
    public init(truncating number: NSNumber) { self = CGFloat(number.doubleValue) }

    /// The object's number. A `CGFloat` holds what a `Double` does: never nil.
    public init?(exactly number: NSNumber) { self = CGFloat(number.doubleValue) }
  }
#endif

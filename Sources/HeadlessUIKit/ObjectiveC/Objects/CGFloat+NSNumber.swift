public import Foundation

// On Apple's platforms Foundation provides this bridging.
#if !canImport(ObjectiveC)
  /// Bridges `CGFloat` to `NSNumber`, for `width as NSNumber`, `[0, middle, 1] as [NSNumber]` and
  /// `number as? CGFloat`.
  extension CGFloat: @retroactive _ObjectiveCBridgeable {
    /// Returns the number as an `NSNumber`.
    public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

    /// Stores the value of an `NSNumber`.
    public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
      result = CGFloat(source.doubleValue)
    }

    /// Stores the value of an `NSNumber`. Always returns true.
    public static func _conditionallyBridgeFromObjectiveC(
      _ source: NSNumber, result: inout CGFloat?
    ) -> Bool {
      result = CGFloat(source.doubleValue)
      return true
    }

    /// Returns the value of an `NSNumber`; 0 for nil.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
      CGFloat(source?.doubleValue ?? 0)
    }

    /// Creates a number from an `NSNumber`.
    public init(truncating number: NSNumber) { self = CGFloat(number.doubleValue) }

    /// Creates a number from an `NSNumber`. Never nil: a `CGFloat` has the precision of a `Double`.
    public init?(exactly number: NSNumber) { self = CGFloat(number.doubleValue) }
  }
#endif

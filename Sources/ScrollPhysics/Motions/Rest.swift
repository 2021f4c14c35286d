/// A motion that stays at one offset.
public struct Rest: Motion, Hashable {
  /// The offset, in points.
  public let end: Double
  /// Creates a motion that stays at an offset, in points.
  public init(at position: Double) { end = position }
  /// Always 0.
  public var duration: Double { 0 }
  /// Returns `end` at any time.
  public func position(at time: Double) -> Double { end }
  /// Returns 0 at any time.
  public func velocity(at time: Double) -> Double { 0 }
  /// Returns 0 at any time.
  public func momentum(at time: Double) -> Double { 0 }
}

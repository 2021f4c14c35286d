/// Standing still.
public struct Rest: Motion, Hashable {
  /// The offset it stands at, in points.
  public let end: Double
  /// Stands at an offset, in points.
  public init(at position: Double) { end = position }
  /// Always 0.
  public var duration: Double { 0 }
  /// Always `end`.
  public func position(at time: Double) -> Double { end }
  /// Always 0.
  public func velocity(at time: Double) -> Double { 0 }
  /// Always 0.
  public func momentum(at time: Double) -> Double { 0 }
}

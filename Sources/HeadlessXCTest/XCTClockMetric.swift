/// The time that a block takes on the wall clock.
public struct XCTClockMetric: XCTMetric {
  /// Creates the metric.
  public init() {}
}

/// The memory that a block uses.
public struct XCTMemoryMetric: XCTMetric {
  /// Creates the metric.
  public init() {}
}

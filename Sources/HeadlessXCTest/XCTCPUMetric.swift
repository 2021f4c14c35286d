/// The processor time that a block takes.
public struct XCTCPUMetric: XCTMetric {
  /// Creates the metric.
  public init() {}
}

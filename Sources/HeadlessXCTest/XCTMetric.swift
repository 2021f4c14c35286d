/// A measure of a performance test. Nothing is measured on a stage.
public protocol XCTMetric {}

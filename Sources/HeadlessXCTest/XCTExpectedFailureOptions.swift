/// The rules for an expected failure.
public struct XCTExpectedFailureOptions {
  /// Whether it is a failure that no failure occurs; true by default.
  public var isStrict = true
  /// Whether failures are expected at all; true by default.
  public var isEnabled = true

  /// Creates the default rules.
  public init() {}
}

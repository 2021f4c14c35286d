/// A message whose values have a privacy and an alignment; nothing of it is kept, and no value is computed.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// What the message is put together from.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// Keeps nothing.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Keeps nothing.
    public mutating func appendLiteral(_ literal: String) {}

    /// Keeps nothing.
    public mutating func appendInterpolation<Value>(
      _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none,
      privacy: OSLogPrivacy = .auto
    ) {}
  }

  /// Keeps nothing.
  public init(stringLiteral value: String) {}

  /// Keeps nothing.
  public init(stringInterpolation: StringInterpolation) {}
}

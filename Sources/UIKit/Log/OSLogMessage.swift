/// A log message whose interpolated values have privacy and alignment. The message is discarded,
/// and its values are not evaluated.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// The builder of an interpolated message, which stores nothing.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// Creates a builder.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Ignores a literal part.
    public mutating func appendLiteral(_ literal: String) {}

    /// Ignores a value without evaluating it.
    public mutating func appendInterpolation<Value>(
      _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none,
      privacy: OSLogPrivacy = .auto
    ) {}
  }

  /// Creates a message and discards the literal.
  public init(stringLiteral value: String) {}

  /// Creates a message and discards the interpolation.
  public init(stringInterpolation: StringInterpolation) {}
}

/// The place of a failure.
public struct XCTSourceCodeContext: Sendable {
  /// The file and line; nil if unknown.
  public var location: XCTSourceCodeLocation?

  /// Creates a place.
  public init(location: XCTSourceCodeLocation? = nil) { self.location = location }
}

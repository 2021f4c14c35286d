/// The key of a custom state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name of the state.
  public let rawValue: String

  /// Creates a key. Names should be unique, for example by a reversed domain name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a key. Names should be unique, for example by a reversed domain name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// Names a state of the app's own.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Names should be unique, as reversed domain names are.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Names should be unique, as reversed domain names are.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

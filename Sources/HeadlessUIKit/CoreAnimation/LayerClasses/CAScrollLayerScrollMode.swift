/// The axes along which a scroll layer scrolls.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  /// The name of the constant in Core Animation.
  public let rawValue: String

  /// Creates a mode from its name. Names other than the four below behave as `none`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The layer does not scroll.
  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  /// The layer scrolls vertically.
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  /// The layer scrolls horizontally.
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  /// The layer scrolls along both axes.
  public static let both = CAScrollLayerScrollMode(rawValue: "both")
}

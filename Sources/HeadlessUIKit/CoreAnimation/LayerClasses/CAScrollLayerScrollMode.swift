/// Along which axes a scroll layer is moved.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String

  /// Any name; one that Core Animation does not know scrolls nowhere.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Nowhere.
  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  /// Up and down.
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  /// To the sides.
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  /// Everywhere.
  public static let both = CAScrollLayerScrollMode(rawValue: "both")
}

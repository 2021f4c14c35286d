/// Which of an emitter's particles lies over which.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String

  /// Other names are as `unordered`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// As they were born, a cell after the other.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// Younger ones over older ones.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// Older ones over younger ones.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// Nearer ones over farther ones.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// Their light is added, and to what lies under them.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}

/// The drawing order of an emitter's particles.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// The name of the constant in Core Animation.
  public let rawValue: String

  /// Creates a mode from its name. Names other than the five below behave as `unordered`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Draws the particles cell by cell, in the order of their births.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// Draws younger particles over older ones.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// Draws older particles over younger ones.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// Draws nearer particles over farther ones.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// Adds the light of the particles to each other and to the content below.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}

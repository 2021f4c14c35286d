/// The part of an emitter's shape where particles are born.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// The name of the constant in Core Animation.
  public let rawValue: String

  /// Creates a mode from its name. Names other than the four below behave as `surface`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The corners of the shape; for a line, its ends.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// The outline of the shape.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// The surface of the shape.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// The whole inside of the shape.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

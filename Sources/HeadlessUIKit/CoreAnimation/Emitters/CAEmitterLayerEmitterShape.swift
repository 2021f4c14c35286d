/// The shape of an emitter.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// The name of the constant in Core Animation.
  public let rawValue: String

  /// Creates a shape from its name. Names other than the six below behave as `point`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A single point.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// A horizontal line with the width of the emitter's size.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// A rectangle of the emitter's size.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// A box of the emitter's size and depth.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// A circle whose radius is the width of the emitter's size.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// A sphere whose radius is the width of the emitter's size.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

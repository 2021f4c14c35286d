/// What an emitter's particles come from.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String

  /// Other names are as `point`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// One place.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// A line across, of the size's width.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// A rectangle of the size.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// The same with the depth.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// A circle, its radius the size's width.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// The same with a depth.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// The names of the functions of `CAValueFunction`.
public struct CAValueFunctionName: Hashable, RawRepresentable, Sendable {
  /// The name of the constant in Core Animation.
  public let rawValue: String

  /// Creates a name. `CAValueFunction` rejects names other than those below.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A rotation about the x axis, in radians.
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  /// A rotation about the y axis, in radians.
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  /// A rotation about the z axis, in radians.
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  /// A scale from three factors, for x, y and z.
  public static let scale = CAValueFunctionName(rawValue: "scale")
  /// A scale along x.
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  /// A scale along y.
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  /// A scale along z.
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  /// A translation by three distances, in points.
  public static let translate = CAValueFunctionName(rawValue: "translate")
  /// A translation along x, in points.
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  /// A translation along y, in points.
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  /// A translation along z, in points.
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")

  static let all: Set<CAValueFunctionName> = [
    .rotateX, .rotateY, .rotateZ, .scale, .scaleX, .scaleY, .scaleZ, .translate, .translateX,
    .translateY, .translateZ,
  ]
}

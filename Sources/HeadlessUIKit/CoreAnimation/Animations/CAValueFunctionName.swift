/// Which transform a `CAValueFunction` makes, by Core Animation's own words.
public struct CAValueFunctionName: Hashable, RawRepresentable, Sendable {
  /// The words.
  public let rawValue: String

  /// Whatever the words are.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Radians about the x axis.
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  /// Radians about the y axis.
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  /// Radians in the plane.
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  /// Three factors.
  public static let scale = CAValueFunctionName(rawValue: "scale")
  /// A factor along x.
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  /// A factor along y.
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  /// A factor along z.
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  /// Three distances in points.
  public static let translate = CAValueFunctionName(rawValue: "translate")
  /// Points along x.
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  /// Points along y.
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  /// Points along z.
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")

  static let all: Set<CAValueFunctionName> = [
    .rotateX, .rotateY, .rotateZ, .scale, .scaleX, .scaleY, .scaleZ, .translate, .translateX,
    .translateY, .translateZ,
  ]
}

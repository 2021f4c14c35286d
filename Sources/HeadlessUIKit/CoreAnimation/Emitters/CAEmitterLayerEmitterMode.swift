/// Where on an emitter's shape particles are born.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String

  /// Other names are as `points`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// At its corners; of a line at its ends.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// On its edge.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// On its face.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// Anywhere in it.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

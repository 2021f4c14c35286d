public import Graphics

/// What became of the part of a picture that differs, where it is as simple as that.
public enum PictureChange: Hashable, Sendable {
  /// Something is where only one colour was.
  case appeared(on: Pixel)
  /// Only one colour is where something was.
  case disappeared(leaving: Pixel)
  /// The same is so many pixels further right or further down, left or up if negative; one of the two
  /// is 0.
  case moved(right: Int, down: Int)
  /// More than half of the pixels that differ were of one colour and are of another.
  case recolored(from: Pixel, to: Pixel)
}

extension PictureChange: CustomStringConvertible {
  /// A few words.
  public var description: String {
    switch self {
    case .appeared(let color): "something appeared on plain \(color)"
    case .disappeared(let color): "something went and left plain \(color)"
    case .moved(let right, 0): Self.way(right, "right", "left")
    case .moved(_, let down): Self.way(down, "down", "up")
    case .recolored(let old, let new): "\(old) became \(new)"
    }
  }

  private static func way(_ count: Int, _ forth: String, _ back: String) -> String {
    let distance = abs(count)
    return "moved \(distance) \(distance == 1 ? "pixel" : "pixels") \(count > 0 ? forth : back)"
  }
}

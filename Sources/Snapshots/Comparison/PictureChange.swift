public import Graphics

/// A simple explanation for the difference of a part of a picture.
public enum PictureChange: Hashable, Sendable {
  /// Content appeared on an area of one colour.
  case appeared(on: Pixel)
  /// Content disappeared and left an area of one colour.
  case disappeared(leaving: Pixel)
  /// Content moved right or down by a number of pixels, left or up if negative. One of the two is
  /// 0.
  case moved(right: Int, down: Int)
  /// More than half of the differing pixels changed from one colour to another.
  case recolored(from: Pixel, to: Pixel)
}

extension PictureChange: CustomStringConvertible {
  /// The change in a few words.
  public var description: String {
    switch self {
    case .appeared(let color): "something appeared on plain \(color.notation)"
    case .disappeared(let color): "something disappeared and left plain \(color.notation)"
    case .moved(let right, 0): Self.direction(right, "right", "left")
    case .moved(_, let down): Self.direction(down, "down", "up")
    case .recolored(let old, let new): "\(old.notation) became \(new.notation)"
    }
  }

  private static func direction(_ count: Int, _ forth: String, _ back: String) -> String {
    let distance = abs(count)
    return "moved \(distance) \(distance == 1 ? "pixel" : "pixels") \(count > 0 ? forth : back)"
  }
}

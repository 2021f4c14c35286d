package import Foundation
package import Overscroll
import PortableMath

/// What to do about a GIF that pages and chats are slow to load. Of all options fewer pixels help most: half of the
/// scale leaves a third of the bytes, half of the frames more than a half, `-q small` five sixths.
package struct SizeHint {
  /// Bytes past which a GIF is large: what hosts of pages and chats advise against.
  private static let limit = 3_000_000
  /// Bytes grow with this power of the scale, measured on screens with photographs from 1 to 2 pixels per
  /// point; of flat ones they grow more slowly.
  private static let growth = 1.68

  private let bytes: Int
  /// Pixels per point, in tenths, that make a GIF of about the limit; rounded down.
  package let scale: CGFloat

  /// Nil for what is no GIF, or not large.
  package init?(_ output: SceneOutput, bytes: Int) {
    guard case .gif = output.format, bytes > Self.limit else { return nil }
    self.bytes = bytes
    let share = Portable.pow(Double(Self.limit) / Double(bytes), 1 / Self.growth)
    let tenths = (Double(output.scale) * share * 10).rounded(.down)
    scale = max(CGFloat(tenths / 10), CGFloat(SceneOutput.scales.lowerBound))
  }

  /// A line for people.
  package var words: String {
    let size = String(format: "%.1f MB", Double(bytes) / 1_000_000)
    return
      "a GIF of \(size) loads slowly: --scale \(Double(scale)) makes one of about 3 MB, --max-size 3MB one of "
      + "at most that"
  }
}

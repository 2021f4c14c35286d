package import Foundation
package import Overscroll
import PortableMath

/// A hint for GIFs that load slowly on web pages and in chats.
///
/// Reducing the pixels is the most effective option. Half of the scale leaves a third of the bytes,
/// half of the frames more than a half, and `-q small` five sixths.
package struct SizeHint {
  /// The size in bytes above which a GIF is large, which hosts of pages and chats advise against.
  private static let limit = 3_000_000
  /// The exponent by which bytes grow with the scale.
  ///
  /// It was measured on screens with photographs, from 1 to 2 pixels per point. Screens without
  /// photographs grow more slowly.
  private static let growth = 1.68

  private let bytes: Int
  /// The scale for a GIF of about the limit, in pixels per point, rounded down to tenths.
  package let scale: CGFloat

  /// Creates the hint. Returns nil for an output that is not a GIF or not large.
  package init?(_ output: SceneOutput, bytes: Int) {
    guard case .gif = output.format, bytes > Self.limit else { return nil }
    self.bytes = bytes
    let share = Portable.pow(Double(Self.limit) / Double(bytes), 1 / Self.growth)
    let tenths = (Double(output.scale) * share * 10).rounded(.down)
    scale = max(CGFloat(tenths / 10), CGFloat(SceneOutput.scales.lowerBound))
  }

  /// The hint as one line of text.
  package var text: String {
    let size = String(format: "%.1f MB", Double(bytes) / 1_000_000)
    return
      "a GIF of \(size) loads slowly: --scale \(Double(scale)) reduces it to about 3 MB, "
      + "--max-size 3MB to at most 3 MB"
  }
}

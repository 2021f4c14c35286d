package import Foundation
import Graphics
import Layers
package import ScrollPhysics

/// The appearance of a scroll indicator.
package struct IndicatorState: Hashable, Sendable {
  package let axis: ScrollAxis.Direction
  /// The frame relative to the visible area: (0, 0) is its top left corner at every offset.
  package let frame: CGRect
  package let alpha: Double
  let color: Color
}

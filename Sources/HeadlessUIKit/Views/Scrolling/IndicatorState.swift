package import Foundation
import Graphics
import Layers
package import ScrollPhysics

/// A scroll indicator as it is seen.
package struct IndicatorState: Hashable, Sendable {
  package let axis: ScrollAxis.Direction
  /// In the scroll view's visible frame: (0, 0) is its top left corner whatever the offset.
  package let frame: CGRect
  package let alpha: Double
  let color: Color
}

import Foundation
import Layers

extension CALayer {
  /// Returns the displayed shadow, or nil without one.
  final func presentedShadow(_ shown: ShownValues) -> Shadow? {
    let opacity = shown(.shadowOpacity, CGFloat(shadowOpacity))
    guard opacity > 0, let color = shown(.shadowColor, shadowColor?.color) else { return nil }
    var shadow = Shadow()
    shadow.color = color
    shadow.opacity = Double(opacity)
    shadow.offset = shown(.shadowOffset, shadowOffset)
    shadow.radius = shown(.shadowRadius, shadowRadius)
    shadow.path = shown(.shadowPath, shadowPath?.path)
    return shadow
  }
}

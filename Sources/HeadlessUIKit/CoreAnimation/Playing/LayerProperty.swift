/// The animatable properties of layers, named as in Core Animation. A layer without a property has
/// no value for it.
enum LayerProperty: String, CaseIterable {
  case bounds, position, anchorPoint, anchorPointZ, zPosition, transform, sublayerTransform
  case opacity, hidden
  case backgroundColor, cornerRadius, borderWidth, borderColor
  case contents, contentsRect
  /// The properties of visual effects, which animate as a whole. Core Animation has no such names.
  case backdrop, vibrancy
  case shadowColor, shadowOpacity, shadowOffset, shadowRadius, shadowPath
  case path, fillColor, strokeColor, strokeStart, strokeEnd, lineWidth, miterLimit, lineDashPhase
  case colors, locations, startPoint, endPoint
  case fontSize, foregroundColor
  case instanceTransform, instanceColor
  case emitterPosition, emitterZPosition, emitterSize, emitterDepth
  case birthRate, lifetime, velocity, scale, spin

  /// Whether animation blocks animate the distance between the old and the new value, which adds
  /// to the animations that are already running. Blocks animate other properties from the displayed
  /// value, in place of the running animation.
  ///
  /// Since iOS 8, `UIView.animate` creates animations with `isAdditive` for these properties
  /// (https://gist.github.com/d-ronnqvist/137ce6b4c852d8ebd96d).
  var isAdditive: Bool { self == .bounds || self == .position || self == .transform }
}

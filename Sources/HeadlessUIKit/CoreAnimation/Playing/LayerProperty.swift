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
}

/// What of a layer can be animated, by Core Animation's names. Layers of a kind that has no such property
/// have no value for it.
enum LayerProperty: String, CaseIterable {
  case bounds, position, anchorPoint, anchorPointZ, zPosition, transform, sublayerTransform
  case opacity, hidden
  case backgroundColor, cornerRadius, borderWidth, borderColor
  case contents, contentsRect
  /// None of Core Animation's names: of visual effects, which animate as a whole.
  case backdrop, vibrancy
  case shadowColor, shadowOpacity, shadowOffset, shadowRadius, shadowPath
  // Shapes
  case path, fillColor, strokeColor, strokeStart, strokeEnd, lineWidth, miterLimit, lineDashPhase
  // Gradients
  case colors, locations, startPoint, endPoint
  // Text
  case fontSize, foregroundColor
  // Copies
  case instanceTransform, instanceColor
  // Emitters
  case emitterPosition, emitterZPosition, emitterSize, emitterDepth
  case birthRate, lifetime, velocity, scale, spin
}

public import Foundation
import Graphics
import Layers

extension CALayer {
  /// Returns the appearance of the sublayers if at least one leaves the layer's plane, otherwise
  /// nil.
  func renderedSublayers(
    _ layers: [CALayer], _ shown: ShownValues, at time: TimeInterval
  ) -> [Layer]? {
    let around = shown(.sublayerTransform, sublayerTransform)
    // A settled layer is in the plane of its superlayer.
    let isOutOfPlane = { (layer: CALayer) in layer.cached.isStale && layer.isOutOfPlane(at: time) }
    guard around != CATransform3DIdentity || layers.contains(where: isOutOfPlane) else {
      return nil
    }
    var whole = Layer(bounds: shown(.bounds, bounds))
    whole.anchorPoint = shown(.anchorPoint, anchorPoint)
    let matrix = sublayerMatrix(shown, of: whole)
    return layers.flatMap { $0.spatialLayers(at: time) }.map { layer in
      var layer = layer
      layer.matrix = CATransform3DConcat(layer.matrix, matrix)
      return layer
    }.projected
  }

  /// Returns the layer as it appears in the plane of its superlayer, without its siblings.
  func rendered(at time: TimeInterval) -> Layer {
    isOutOfPlane(at: time) ? spatialLayer(at: time).projected : snapshot(at: time)
  }

  /// Whether the layer is not simply in its superlayer's plane.
  private func isOutOfPlane(at time: TimeInterval) -> Bool {
    if self is CATransformLayer || !isDoubleSided || anchorPointZ != 0 || !transform.isAffine {
      return true
    }
    guard !animations.isEmpty || !addedAnimations.isEmpty else { return false }
    let shown = shown(at: time)
    return !shown(.transform, transform).isAffine || shown(.anchorPointZ, anchorPointZ) != 0
  }

  /// Returns the displayed layer together with its position in space.
  func spatialLayer(at time: TimeInterval) -> SpatialLayer {
    let shown = shown(at: time)
    let layer = snapshot(at: time)
    return SpatialLayer(
      layer,
      Self.matrix(
        shown(.transform, transform), bounds: layer.bounds, anchor: layer.anchorPoint,
        anchorZ: shown(.anchorPointZ, anchorPointZ), position: layer.position,
        z: layer.zPosition),
      isDoubleSided: isDoubleSided)
  }

  /// Returns the displayed `sublayerTransform`, applied about the anchor point of this layer.
  func sublayerMatrix(_ shown: ShownValues, of layer: Layer) -> CATransform3D {
    Self.sublayerMatrix(
      shown(.sublayerTransform, sublayerTransform), bounds: layer.bounds, anchor: layer.anchorPoint)
  }

  private static func sublayerMatrix(
    _ transform: CATransform3D, bounds: CGRect, anchor: CGPoint
  ) -> CATransform3D {
    guard transform != CATransform3DIdentity else { return transform }
    let (x, y) = (
      bounds.minX + anchor.x * bounds.width, bounds.minY + anchor.y * bounds.height
    )
    return CATransform3DConcat(
      CATransform3DTranslate(transform, -x, -y, 0), CATransform3DMakeTranslation(x, y, 0))
  }

  /// Returns the transform from a layer's coordinates to those of its superlayer.
  private static func matrix(
    _ transform: CATransform3D, bounds: CGRect, anchor: CGPoint, anchorZ: CGFloat,
    position: CGPoint, z: CGFloat
  ) -> CATransform3D {
    CATransform3DConcat(
      CATransform3DTranslate(
        transform, -bounds.minX - anchor.x * bounds.width,
        -bounds.minY - anchor.y * bounds.height, -anchorZ),
      CATransform3DMakeTranslation(position.x, position.y, z))
  }

  /// The transform from the layer's coordinates to those of its superlayer, with model values.
  private var modelMatrix: CATransform3D {
    Self.matrix(
      transform, bounds: bounds, anchor: anchorPoint, anchorZ: anchorPointZ, position: position,
      z: zPosition)
  }

  /// Returns the projection of a rectangle into the superlayer, or nil if the transform is flat.
  ///
  /// The rectangle is relative to the top left corner of the bounds.
  func projectedFrame(of rect: CGRect) -> CGRect? {
    guard !transform.isAffine || anchorPointZ != 0 else { return nil }
    return modelMatrix.plane(rect.offsetBy(dx: bounds.minX, dy: bounds.minY))
  }

  /// The projection to the coordinates of the nearest enclosing layer that has a plane, and that
  /// layer; nil at the top.
  var projectionToOuterPlane: (projection: ProjectiveTransform, layer: CALayer)? {
    guard let superlayer else { return nil }
    var (matrix, outer) = (modelMatrix, superlayer)
    matrix = CATransform3DConcat(matrix, outer.modelSublayerMatrix)
    while outer is CATransformLayer, let next = outer.superlayer {
      matrix = CATransform3DConcat(
        CATransform3DConcat(matrix, outer.modelMatrix), next.modelSublayerMatrix)
      outer = next
    }
    return (matrix.plane, outer)
  }

  private var modelSublayerMatrix: CATransform3D {
    Self.sublayerMatrix(sublayerTransform, bounds: bounds, anchor: anchorPoint)
  }

  /// Whether the layer's position in its superlayer involves depth, animations aside.
  private var isPlacedInDepth: Bool {
    guard let superlayer else { return false }
    return !transform.isAffine || anchorPointZ != 0 || superlayer is CATransformLayer
      || superlayer.sublayerTransform != CATransform3DIdentity
  }

  /// The projection to the coordinates of the topmost layer; nil if no layer on the way involves
  /// depth.
  var projectionToRoot: ProjectiveTransform? {
    var layer = self
    var takesDepth = false
    while let superlayer = layer.superlayer {
      takesDepth = takesDepth || layer.isPlacedInDepth
      layer = superlayer
    }
    guard takesDepth else { return nil }
    var projection = ProjectiveTransform(.identity)
    layer = self
    while let step = layer.projectionToOuterPlane {
      projection = projection.concatenating(step.projection)
      layer = step.layer
    }
    return projection
  }

  // MARK: - Points

  /// Converts a point from this layer's coordinates to those of another layer; nil means the
  /// topmost layer.
  ///
  /// If the other layer is edge-on to the viewer, or the point is behind the viewer, the point has
  /// no place in the other layer. Both coordinates are then the greatest finite number.
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    guard let way = projection(to: l) else {
      return p.applying(planarTransformToRoot).applying(
        l.map { $0.planarTransformToRoot.inverted() } ?? .identity)
    }
    return way(p) ?? .undefined
  }

  /// Converts a point from another layer's coordinates to those of this layer; nil means the
  /// topmost layer.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    (l ?? topmost).convert(p, to: self)
  }

  /// Converts a rectangle from this layer's coordinates to those of another layer; nil means the
  /// topmost layer. The result is the bounding box.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    guard let way = projection(to: l) else {
      return r.applying(planarTransformToRoot).applying(
        l.map { $0.planarTransformToRoot.inverted() } ?? .identity)
    }
    return way(r) ?? .null
  }

  /// Converts a rectangle from another layer's coordinates to those of this layer; nil means the
  /// topmost layer. The result is the bounding box.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    (l ?? topmost).convert(r, to: self)
  }

  /// Returns the projection from this layer's coordinates to those of another layer, or nil if no
  /// depth is involved.
  func projection(to layer: CALayer?) -> ProjectiveTransform? {
    let (own, others) = (projectionToRoot, layer?.projectionToRoot)
    guard own != nil || others != nil else { return nil }
    let up = own ?? ProjectiveTransform(planarTransformToRoot)
    guard let layer else { return up }
    guard let down = (others ?? ProjectiveTransform(layer.planarTransformToRoot)).inverse else {
      return .behindViewer
    }
    return up.concatenating(down)
  }

  private var planarTransformToRoot: CGAffineTransform {
    guard let superlayer else { return .identity }
    return snapshotTransform.concatenating(superlayer.planarTransformToRoot)
  }

  private var topmost: CALayer { superlayer?.topmost ?? self }

  /// Returns the frontmost layer at a point, given in the superlayer's coordinates.
  func layer(at point: CGPoint) -> CALayer? {
    guard !isHidden, opacity > 0 else { return nil }
    let own = convert(point, from: superlayer)
    let isInside = contains(own)
    guard isInside || !masksToBounds else { return nil }
    let order = (sublayers ?? []).enumerated()
      .sorted { ($0.element.zPosition, $0.offset) > ($1.element.zPosition, $1.offset) }
    for (_, sublayer) in order {
      if let hit = sublayer.hitTest(own) { return hit }
    }
    return isInside ? self : nil
  }
}

extension ProjectiveTransform {
  /// The projection that puts every point behind the viewer.
  fileprivate static let behindViewer = ProjectiveTransform(
    a: 0, b: 0, p: 0, c: 0, d: 0, q: 0, tx: 0, ty: 0, w: -1)
}

extension CGPoint {
  /// The stand-in for a point that does not exist in a plane.
  static let undefined = CGPoint(
    x: CGFloat.greatestFiniteMagnitude, y: CGFloat.greatestFiniteMagnitude)
}

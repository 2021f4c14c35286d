extension UIView {
  /// About the layer's anchor point, in depth; `transform` is its part in the plane.
  public var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }
}

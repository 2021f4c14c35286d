extension UIView {
  /// The three-dimensional transform about the layer's anchor point. `transform` is its part in the
  /// plane.
  public var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }
}

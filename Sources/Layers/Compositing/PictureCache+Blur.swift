public import Graphics

extension PictureCache {
  /// The number of cached blurred shapes, and their size in bytes including the original shapes.
  package var cachedBlurs: (count: Int, bytes: Int) { blurs.kept }

  /// Returns `shape.blurred(sigma:movedBy:)`, which is calculated once for equal shapes at any
  /// position.
  ///
  /// - Complexity: O(*n*) in the area of the shape if it is cached, with one comparison per pixel.
  public func blurred(
    _ shape: Coverage, sigma: Double, movedBy dx: Double = 0, _ dy: Double = 0
  ) -> Coverage {
    blurs.blurred(shape, sigma: sigma, movedBy: dx, dy)
  }
}

extension Compositor {
  /// Returns the blurred shape, from the cache if there is one.
  func blurred(
    _ shape: Coverage, sigma: Double, movedBy dx: Double = 0, _ dy: Double = 0
  ) -> Coverage {
    pictures?.blurred(shape, sigma: sigma, movedBy: dx, dy)
      ?? shape.blurred(sigma: sigma, movedBy: dx, dy)
  }
}

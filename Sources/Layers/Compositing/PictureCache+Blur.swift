public import Graphics

extension PictureCache {
  /// How many blurred shapes are kept, and in how many bytes, the shapes' own among them.
  package var keptBlurs: (count: Int, bytes: Int) { blurs.kept }

  /// `shape.blurred(sigma:movedBy:)`, computed once for equal shapes, wherever they lie.
  ///
  /// - Complexity: proportional to the shape's area, a comparison a pixel, where it is known.
  public func blurred(
    _ shape: Coverage, sigma: Double, movedBy dx: Double = 0, _ dy: Double = 0
  ) -> Coverage {
    blurs.blurred(shape, sigma: sigma, movedBy: dx, dy)
  }
}

extension Compositor {
  /// By what was blurred before, if that is kept.
  func blurred(
    _ shape: Coverage, sigma: Double, movedBy dx: Double = 0, _ dy: Double = 0
  ) -> Coverage {
    pictures?.blurred(shape, sigma: sigma, movedBy: dx, dy)
      ?? shape.blurred(sigma: sigma, movedBy: dx, dy)
  }
}

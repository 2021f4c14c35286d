public import Foundation
public import Graphics

/// A set of small images with individual position, rotation and colour, as an emitter draws.
public struct ParticleContents: Hashable, Sendable {
  /// A single particle.
  public struct Particle: Hashable, Sendable {
    /// The image of the particle.
    public var image: ImageSource
    /// The part of the image to draw, in texels.
    public var texels: CGRect
    /// The transform from texels to the layer's coordinates.
    public var transform: CGAffineTransform
    /// The colour that multiplies the image, including its alpha.
    public var color: Color
    /// The filter for an image that is scaled.
    public var filter: SamplingFilter

    /// Creates a particle.
    public init(
      image: ImageSource, texels: CGRect, transform: CGAffineTransform, color: Color,
      filter: SamplingFilter = .area
    ) {
      (self.image, self.texels, self.transform) = (image, texels, transform)
      (self.color, self.filter) = (color, filter)
    }

    var extent: CGRect { texels.applying(transform) }
  }

  /// The particles, from back to front.
  public var particles: [Particle]
  /// Whether colours are added to the content below, instead of covering it.
  public var isAdditive: Bool

  /// Creates contents in the layer's coordinates. They are not clipped to the bounds.
  public init(particles: [Particle], isAdditive: Bool = false) {
    (self.particles, self.isAdditive) = (particles, isAdditive)
  }

  /// The bounding box of all particles; nil without any.
  package var extent: CGRect? {
    guard let first = particles.first?.extent else { return nil }
    return particles.dropFirst().reduce(first) { $0.union($1.extent) }
  }

  /// Returns the particles moved right and down.
  package func moved(by dx: CGFloat, _ dy: CGFloat) -> ParticleContents {
    var copy = self
    for index in copy.particles.indices {
      let place = CGAffineTransform(translationX: dx, y: dy)
      copy.particles[index].transform = particles[index].transform.concatenating(place)
    }
    return copy
  }
}

public import Foundation
public import Graphics

/// Many small pictures, each placed, turned and coloured: what an emitter shows.
public struct ParticleContents: Hashable, Sendable {
  /// One of them.
  public struct Particle: Hashable, Sendable {
    /// What it shows.
    public var image: ImageSource
    /// The part of it, in texels.
    public var texels: CGRect
    /// From texels to the layer's coordinates.
    public var transform: CGAffineTransform
    /// What the picture's colours and its alpha are multiplied by.
    public var color: Color
    /// How it is sampled where its size changes.
    public var filter: SamplingFilter

    /// All of it at once.
    public init(
      image: ImageSource, texels: CGRect, transform: CGAffineTransform, color: Color,
      filter: SamplingFilter = .area
    ) {
      (self.image, self.texels, self.transform) = (image, texels, transform)
      (self.color, self.filter) = (color, filter)
    }

    var extent: CGRect { texels.applying(transform) }
  }

  /// From back to front.
  public var particles: [Particle]
  /// Whether colours are added to what lies under them, instead of covering it.
  public var isAdditive: Bool

  /// In the layer's coordinates; bounds cut nothing.
  public init(particles: [Particle], isAdditive: Bool = false) {
    (self.particles, self.isAdditive) = (particles, isAdditive)
  }

  /// Around all of them; nil for none.
  package var extent: CGRect? {
    guard let first = particles.first?.extent else { return nil }
    return particles.dropFirst().reduce(first) { $0.union($1.extent) }
  }

  /// All of them that far to the right and down.
  package func moved(by dx: CGFloat, _ dy: CGFloat) -> ParticleContents {
    var copy = self
    for index in copy.particles.indices {
      let place = CGAffineTransform(translationX: dx, y: dy)
      copy.particles[index].transform = particles[index].transform.concatenating(place)
    }
    return copy
  }
}

import Foundation
import Graphics

/// The content that a layer draws between its background and its sublayers.
public enum Contents: Hashable, Sendable {
  case image(ImageContents)
  case gradient(GradientContents)
  case text(TextContents)
  case shape(ShapeContents)
  case particles(ParticleContents)

  var isGradient: Bool {
    switch self {
    case .gradient: true
    case .image, .text, .shape, .particles: false
    }
  }
}

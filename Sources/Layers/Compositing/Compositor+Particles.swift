import Foundation
import Graphics

extension Compositor {
  /// Draws each particle on a separate canvas, multiplies it by its colour and composites it.
  func draw(
    _ contents: ParticleContents, _ transform: CGAffineTransform, _ clip: Coverage, opacity: Double,
    on canvas: inout Canvas
  ) {
    for particle in contents.particles where particle.color.alpha > 0 {
      let placed = particle.transform.concatenating(transform)
      let area = PixelRect(touchedBy: particle.texels, placed).intersection(clip.bounds)
        .intersection(canvas.frame)
      guard !area.isEmpty, placed.a * placed.d != placed.b * placed.c else { continue }
      var picture = Canvas(clear: area)
      // Edges are not snapped, so that slow particles do not jump from pixel to pixel.
      picture.fill(
        Coverage(filling: Path(rect: particle.texels).applying(placed), within: area),
        with: .image(particle.image, transform: placed, filter: particle.filter), opacity: 1)
      picture.bitmap.multiply(by: particle.color)
      guard contents.isAdditive else {
        canvas.composite(picture, through: clip, opacity: opacity)
        continue
      }
      canvas.bitmap.blend(
        picture.bitmap, at: (area.x, area.y), through: clip, mode: .plusLighter, opacity: opacity,
        in: canvas.frame)
    }
  }
}

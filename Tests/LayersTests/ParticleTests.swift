import Foundation
import Graphics
import Layers
import Testing

/// Drawing of particles: colour, blending, opacity and positions between pixels.
@Suite("Particles")
struct ParticleTests {
  private let white = ImageSource(
    Bitmap(width: 2, height: 2, pixels: Array(repeating: Color.white.premultiplied, count: 4)))

  private func particle(
    _ color: Color, at place: CGPoint, side: CGFloat = 4
  ) -> ParticleContents.Particle {
    ParticleContents.Particle(
      image: white, texels: CGRect(x: 0, y: 0, width: 2, height: 2),
      transform: CGAffineTransform(
        a: side / 2, b: 0, c: 0, d: side / 2, tx: place.x, ty: place.y),
      color: color)
  }

  private func tree(
    _ particles: [ParticleContents.Particle], isAdditive: Bool = false, opacity: Double = 1,
    background: Color = .black
  ) -> LayerTree {
    // The layer has no size, because its bounds do not clip particles.
    var layer = Layer()
    layer.contents = .particles(ParticleContents(particles: particles, isAdditive: isAdditive))
    layer.opacity = opacity
    return LayerTree(
      size: CGSize(width: 12, height: 12), backgroundColor: background, layers: [layer])
  }

  private func pixel(_ tree: LayerTree, _ x: Int, _ y: Int) -> [UInt8] {
    let pixel = Compositor(scale: 1).render(tree)[x, y]
    return [pixel.red, pixel.green, pixel.blue]
  }

  @Test("A particle's image takes its colour and alpha")
  func color() {
    let tree = tree([particle(Color(red: 1, green: 0.5, blue: 0, alpha: 0.5), at: .zero)])
    #expect(pixel(tree, 1, 1) == [128, 64, 0] && pixel(tree, 5, 1) == [0, 0, 0])
  }

  @Test("Later particles cover earlier ones, and additive ones brighten up to white")
  func blending() {
    let two = [
      particle(Color(red: 0.8, green: 0.2, blue: 0), at: .zero),
      particle(Color(red: 0.4, green: 0.2, blue: 0), at: CGPoint(x: 2, y: 0)),
    ]
    #expect(pixel(tree(two), 3, 1) == [102, 51, 0] && pixel(tree(two), 1, 1) == [204, 51, 0])
    let light = tree(two, isAdditive: true, background: Color(red: 0, green: 0, blue: 0.2))
    #expect(pixel(light, 3, 1) == [255, 102, 51] && pixel(light, 1, 1) == [204, 51, 51])
    #expect(pixel(light, 10, 10) == [0, 0, 51])
  }

  @Test("A layer's opacity applies to all particles together, or to each additive one")
  func opacity() {
    let two = [
      particle(Color(red: 0.8, green: 0, blue: 0), at: .zero),
      particle(Color(red: 0, green: 0.8, blue: 0), at: .zero),
    ]
    #expect(pixel(tree(two, opacity: 0.5), 1, 1) == [0, 102, 0])
    #expect(pixel(tree(two, isAdditive: true, opacity: 0.5), 1, 1) == [102, 102, 0])
  }

  @Test("A particle between whole pixels has a soft edge and moves gradually")
  func edges() {
    let moved = tree([particle(.white, at: CGPoint(x: 2.25, y: 2))])
    #expect(pixel(moved, 2, 3)[0] == 191 && pixel(moved, 6, 3)[0] == 64)
  }

  @Test("Redrawing only what moved gives the pixels of a full drawing")
  func damage() {
    let before = tree([particle(.white, at: CGPoint(x: 1, y: 1))], isAdditive: true)
    let after = tree([particle(.white, at: CGPoint(x: 3.5, y: 4))], isAdditive: true)
    let compositor = Compositor(scale: 1)
    var picture = compositor.render(before)
    let area = after.damage(since: before, scale: 1)
    #expect(area.width < 12 && !area.isEmpty)
    compositor.render(after, into: &picture, damage: area)
    #expect(picture == compositor.render(after))
  }
}

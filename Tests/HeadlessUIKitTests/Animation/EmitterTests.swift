import Foundation
import Graphics
@_spi(Overscroll) import HeadlessUIKit
import Layers
import Testing

/// Particles of emitter layers: their number, motion and appearance follow from the properties of
/// the layer.
@MainActor
@Suite("Emitters")
struct EmitterTests {
  /// An emitter on a screen with a manually advanced clock.
  @MainActor
  private final class Lab {
    let environment = onScreen(width: 300, height: 300)
    let layer = CAEmitterLayer()
    let cell = CAEmitterCell()

    /// Creates an emitter with a white picture of ten pixels, and 100 births per second with a
    /// lifetime of two seconds.
    init() {
      let root = CALayer()
      root.frame = rect(0, 0, 300, 300)
      root.addSublayer(layer)
      layer.frame = rect(0, 0, 300, 300)
      layer.emitterCells = [cell]
      cell.contents = ImageSource(
        Bitmap(
          width: 10, height: 10, pixels: Array(repeating: Color.white.premultiplied, count: 100)))
      (cell.birthRate, cell.lifetime) = (100, 2)
    }

    func particles(at time: TimeInterval) -> [Particle] {
      environment.clock.turn(to: time)
      for sublayer in layer.snapshot(at: time).sublayers {
        if case .particles(let contents) = sublayer.contents {
          return contents.particles.map(Particle.init)
        }
      }
      return []
    }
  }

  /// The visible properties of a particle.
  private struct Particle: Equatable {
    let place: CGPoint
    let scale, turn: CGFloat
    let color: Color

    init(_ particle: ParticleContents.Particle) {
      let transform = particle.transform
      place = CGPoint(x: particle.texels.midX, y: particle.texels.midY).applying(transform)
      scale = (transform.a * transform.a + transform.b * transform.b).squareRoot()
      turn = atan2(transform.b, transform.a)
      color = particle.color
    }
  }

  @Test(
    "The number of particles is the birth rate times the lifetime, and none exist before the first")
  func count() {
    let lab = Lab()
    #expect(lab.particles(at: 0).isEmpty)
    #expect(lab.particles(at: 1).count == 100)
    #expect(lab.particles(at: 5).count == 200)
    lab.layer.birthRate = 0.5
    lab.layer.lifetime = 0.5
    #expect(lab.particles(at: 10).count == 50)
    lab.cell.isEnabled = false
    lab.layer.emitterCells = [lab.cell]
    #expect(lab.particles(at: 20).isEmpty)
  }

  @Test("A particle follows a ballistic trajectory")
  func thrown() throws {
    let lab = Lab()
    (lab.cell.birthRate, lab.cell.velocity, lab.cell.yAcceleration) = (1, 50, 100)
    lab.layer.emitterPosition = CGPoint(x: 30, y: 40)
    lab.layer.velocity = 2
    // The first particle is born in the middle of the first second.
    for age in [0.25, 1, 1.5] {
      let place = try #require(lab.particles(at: 0.5 + age).first).place
      let wanted = CGPoint(x: 30 + 100 * age, y: 40 + 50 * age * age)
      #expect(place.distance(to: wanted) < 1e-9)
    }
  }

  @Test("Scale, rotation and colour change at their speeds, and colours stay in range")
  func looks() throws {
    let lab = Lab()
    let cell = lab.cell
    cell.birthRate = 1
    (cell.scale, cell.scaleSpeed, cell.contentsScale) = (2, -0.5, 2)
    (cell.spin, lab.layer.spin, lab.layer.scale) = (0.5, 2, 3)
    cell.color = CGColor(red: 0.5, green: 1, blue: 0, alpha: 0.75)
    (cell.redSpeed, cell.greenSpeed, cell.alphaSpeed) = (0.25, 1, -0.5)
    let particle = try #require(lab.particles(at: 1.5).first)
    #expect(abs(particle.scale - 2.75) < 1e-9 && abs(particle.turn - 1) < 1e-9)
    #expect(particle.color == Color(red: 0.75, green: 1, blue: 0, alpha: 0.25))
  }

  @Test("A range is distributed evenly around its value")
  func ranges() {
    let lab = Lab()
    (lab.cell.birthRate, lab.cell.lifetime) = (1000, 1)
    (lab.cell.velocity, lab.cell.velocityRange, lab.cell.emissionRange) = (100, 40, .pi / 2)
    (lab.cell.scaleRange, lab.cell.alphaRange, lab.cell.spinRange) = (0.5, 0.4, 1)
    lab.cell.color = CGColor(red: 1, green: 1, blue: 1, alpha: 0.5)
    // All particles are born within 1/100 s, so that their distance shows their speed.
    let all = lab.particles(at: 3)
    #expect(all.count == 1000)
    let (angles, scales) = (all.map { atan2($0.place.y, $0.place.x) }, all.map(\.scale))
    let alphas = all.map(\.color.alpha)
    for (values, low, high) in [
      (angles, -CGFloat.pi / 4, CGFloat.pi / 4), (scales, 0.75, 1.25),
      (alphas.map { CGFloat($0) }, 0.3, 0.7),
    ] {
      let (least, most) = (values.min() ?? 0, values.max() ?? 0)
      #expect(least >= low && least < low + 0.02 * (high - low))
      #expect(most <= high && most > high - 0.02 * (high - low))
      let mean = values.reduce(0, +) / CGFloat(values.count)
      #expect(abs(mean - (low + high) / 2) < 0.05 * (high - low), "\(mean)")
    }
  }

  @Test("Lifetimes vary by their range")
  func lives() {
    let lab = Lab()
    (lab.cell.birthRate, lab.cell.lifetime, lab.cell.lifetimeRange) = (1000, 1, 1)
    let first = lab.particles(at: 0.5).count
    lab.layer.birthRate = 0
    #expect(first == 500)
    // Lifetimes are uniformly distributed between half a second and one and a half. Births are in
    // the first half second.
    let left = [1.0, 1.25, 2].map { lab.particles(at: $0).count }
    #expect(abs(left[0] - 375) < 40 && abs(left[1] - 250) < 40 && left[2] == 0, "\(left)")
  }

  @Test("Emitter shapes determine positions and directions")
  func shapes() {
    let lab = Lab()
    let layer = lab.layer
    (layer.emitterPosition, layer.emitterSize) = (
      CGPoint(x: 100, y: 100), CGSize(width: 60, height: 40)
    )
    func places(
      _ shape: CAEmitterLayerEmitterShape, _ mode: CAEmitterLayerEmitterMode, _ time: Double
    ) -> [CGPoint] {
      (layer.emitterShape, layer.emitterMode) = (shape, mode)
      return lab.particles(at: time).map { CGPoint(x: $0.place.x - 100, y: $0.place.y - 100) }
    }
    #expect(places(.point, .volume, 3).allSatisfy { $0 == .zero })
    let line = places(.line, .outline, 6)
    #expect(line.allSatisfy { abs($0.x) <= 30 && $0.y == 0 } && Set(line.map(\.x)).count > 150)
    #expect(Set(places(.line, .points, 9).map(\.x)) == [-30, 30])
    let filled = places(.rectangle, .volume, 12)
    #expect(filled.allSatisfy { abs($0.x) <= 30 && abs($0.y) <= 20 })
    #expect(filled.contains { abs($0.x) < 10 && abs($0.y) < 10 })
    let edge = places(.rectangle, .outline, 15)
    #expect(edge.allSatisfy { abs(abs($0.x) - 30) < 1e-9 || abs(abs($0.y) - 20) < 1e-9 })
    #expect(Set(places(.rectangle, .points, 18).map { "\($0)" }).count == 4)
    let circle = places(.circle, .outline, 21)
    #expect(circle.allSatisfy { abs($0.distance(to: .zero) - 60) < 1e-9 })
    let disc = places(.circle, .surface, 24).map { $0.distance(to: .zero) }
    #expect(disc.allSatisfy { $0 <= 60 } && disc.contains { $0 < 30 })
    let ball = places(.sphere, .surface, 27).map { $0.distance(to: .zero) }
    #expect(ball.allSatisfy { $0 <= 60 + 1e-9 } && ball.contains { $0 < 45 })
    // Moving particles fly outwards from an outline, and upwards from a line.
    lab.cell.velocity = 100
    let flying = places(.circle, .outline, 30).map { $0.distance(to: .zero) }
    #expect(abs((flying.max() ?? 0) - 260) < 2 && abs((flying.min() ?? 0) - 60) < 2)
    let up = places(.line, .volume, 33)
    #expect(up.allSatisfy { $0.y <= 0 && abs($0.x) <= 30 } && up.contains { $0.y < -190 })
  }

  @Test("Property changes affect only particles born later")
  func changes() {
    let lab = Lab()
    lab.cell.birthRate = 10
    lab.cell.velocity = 10
    _ = lab.particles(at: 1)
    lab.layer.emitterPosition = CGPoint(x: 200, y: 0)
    #expect(lab.particles(at: 2).count == 20)
    #expect(lab.particles(at: 2).count { $0.place.x < 100 } == 10)
    lab.layer.setValue(0, forKeyPath: "birthRate")
    #expect(lab.particles(at: 3.5).count == 5 && lab.particles(at: 5).isEmpty)
    lab.cell.name = "spark"
    lab.layer.birthRate = 1
    lab.layer.setValue(40, forKeyPath: "emitterCells.spark.birthRate")
    #expect(lab.cell.birthRate == 40)
    #expect(lab.layer.value(forKeyPath: "emitterCells.spark.birthRate") as? Double == 40)
    #expect(lab.particles(at: 6).count == 40)
    // Changes of a cell take effect only when the layer's cells are assigned again.
    lab.cell.birthRate = 4
    #expect(lab.particles(at: 7).count == 80)
    lab.layer.emitterCells = lab.layer.emitterCells
    #expect(lab.particles(at: 9.5).count == 8)
  }

  @Test("Frequent property changes do not disturb the birth rate")
  func carried() {
    let lab = Lab()
    lab.cell.birthRate = 7
    for frame in 1...120 {
      _ = lab.particles(at: Double(frame) / 60)
      lab.layer.emitterPosition = CGPoint(x: frame, y: 0)
    }
    #expect(lab.particles(at: 2).count == 14)
  }

  @Test("An animated emitter leaves particles where they were born, also after its removal")
  func animated() throws {
    let lab = Lab()
    (lab.cell.birthRate, lab.cell.lifetime) = (10, 5)
    lab.cell.name = "spark"
    _ = lab.particles(at: 0)
    let way = CABasicAnimation(keyPath: "emitterPosition")
    (way.fromValue, way.toValue, way.duration) = (CGPoint.zero, CGPoint(x: 100, y: 0), 1)
    way.timingFunction = CAMediaTimingFunction(name: .linear)
    let green = CABasicAnimation(keyPath: "emitterCells.spark.greenSpeed")
    (green.fromValue, green.toValue, green.duration) = (-1.0, 0.0, 1)
    lab.layer.add(way, forKey: "way")
    lab.layer.add(green, forKey: nil)
    #expect(lab.environment.problems.notes.isEmpty)
    let before = lab.particles(at: 0.999)
    #expect(before.count == 10)
    for (index, particle) in before.enumerated() {
      let wanted = 10 * CGFloat(index) + 5
      #expect(abs(particle.place.x - wanted) < 1e-6)
    }
    #expect(before[0].color.green < 0.2 && before[9].color.green > 0.99)
    while let next = lab.environment.clock.nextEvent, next <= 1.5 {
      lab.environment.clock.turn(to: next)
      lab.environment.clock.endAnimations()
    }
    let after = lab.particles(at: 2)
    #expect(lab.layer.animationKeys() == nil && after.count == 20)
    #expect(after.prefix(10).map(\.place) == before.map(\.place))
    #expect(after.suffix(10).allSatisfy { $0.place == .zero })
  }

  @Test("Births follow an animated birth rate")
  func animatedRate() {
    let lab = Lab()
    _ = lab.particles(at: 0)
    let rate = CABasicAnimation(keyPath: "birthRate")
    (rate.fromValue, rate.toValue, rate.duration) = (0.0, 1.0, 1)
    rate.timingFunction = CAMediaTimingFunction(name: .linear)
    lab.layer.add(rate, forKey: nil)
    // While the rate grows over a second, half of the hundred particles are born, a quarter of
    // those in the first half.
    #expect(abs(lab.particles(at: 0.5).count - 12) <= 1)
    #expect(abs(lab.particles(at: 0.999).count - 50) <= 1)
  }

  @Test("Child particles inherit position, colour, scale and direction")
  func cells() throws {
    let lab = Lab()
    let trail = CAEmitterCell()
    (trail.contents, trail.birthRate, trail.lifetime, trail.velocity) = (
      lab.cell.contents, 10, 0.5, 20
    )
    (trail.beginTime, trail.duration, trail.emissionLongitude) = (0.5, 1, .pi / 2)
    (lab.cell.birthRate, lab.cell.velocity, lab.cell.scale, lab.cell.emitterCells) = (
      1, 100, 0.5, [trail]
    )
    lab.cell.color = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    lab.cell.emissionLongitude = .pi / 2
    lab.layer.emitterPosition = CGPoint(x: 150, y: 0)
    // The parent is born at 0.5 and moves down. Its trail begins half a second later and moves to
    // the left.
    #expect(lab.particles(at: 0.9).count == 1)
    let all = lab.particles(at: 1.25)
    #expect(all.count == 1 + 2 && abs(all[0].place.y - 75) < 1e-9)
    for (index, particle) in all.dropFirst().enumerated() {
      let (born, age) = (0.55 + 0.1 * CGFloat(index), 0.2 - 0.1 * CGFloat(index))
      #expect(abs(particle.place.y - 100 * born) < 1e-6)
      let x = 150 - 20 * age
      #expect(abs(particle.place.x - x) < 1e-6)
      #expect(particle.scale == 0.5 && particle.color == Color(red: 1, green: 0, blue: 0))
    }
    // The parent disappears at 2.5. Its trail ended at its age of 1.5 and remains for half a second
    // more.
    lab.layer.birthRate = 0
    lab.cell.lifetime = 2
    #expect(lab.particles(at: 2.49).count == 1)
  }

  @Test("A seed determines the image, independent of earlier frames")
  func seeds() {
    func places(_ seed: UInt32, _ times: [Double]) -> [Particle] {
      let lab = Lab()
      (lab.cell.velocity, lab.cell.velocityRange, lab.cell.emissionRange) = (50, 40, 6)
      lab.layer.seed = seed
      for time in times { _ = lab.particles(at: time) }
      return lab.particles(at: 1.7)
    }
    let wanted = places(7, [])
    #expect(places(7, (1...50).map { Double($0) / 33 }) == wanted && wanted.count == 170)
    #expect(places(8, []) != wanted)
  }

  @Test("The render mode determines the particles' order")
  func order() {
    let lab = Lab()
    (lab.cell.birthRate, lab.cell.velocity, lab.cell.zAcceleration) = (4, 10, -1)
    func distances(_ mode: CAEmitterLayerRenderMode) -> [CGFloat] {
      lab.layer.renderMode = mode
      return lab.particles(at: 1).map(\.place.x)
    }
    let oldFirst = distances(.oldestFirst)
    #expect(oldFirst == oldFirst.sorted(by: >) && oldFirst.count == 4)
    #expect(distances(.oldestLast) == oldFirst.reversed())
    // The oldest particles are the farthest.
    #expect(distances(.backToFront) == oldFirst)
    guard case .particles(let plain)? = lab.layer.snapshot(at: 1).sublayers[0].contents else {
      return #expect(Bool(false))
    }
    lab.layer.renderMode = .additive
    guard case .particles(let added)? = lab.layer.snapshot(at: 1).sublayers[0].contents else {
      return #expect(Bool(false))
    }
    #expect(!plain.isAdditive && added.isAdditive)
  }

  @Test(
    "An emitter with a later begin time is empty until then, and a paused one keeps its particles")
  func time() {
    let lab = Lab()
    lab.layer.beginTime = 1
    #expect(lab.particles(at: 0.9).isEmpty && lab.particles(at: 1.5).count == 50)
    lab.layer.timeOffset = lab.layer.convertTime(1.5, from: nil)
    (lab.layer.speed, lab.layer.beginTime) = (0, 0)
    #expect(lab.particles(at: 4).count == 50)
  }

  @Test("Cells have Core Animation's defaults and key paths")
  func defaults() {
    let cell = CAEmitterCell()
    #expect(cell.isEnabled && cell.birthRate == 0 && cell.lifetime == 0 && cell.scale == 1)
    #expect(cell.color?.components == [1, 1, 1, 1] && cell.contentsScale == 1)
    cell.setValue(2.5, forKey: "spin")
    cell.setValue(CGColor(red: 1, green: 0, blue: 0, alpha: 1), forKey: "color")
    #expect(cell.spin == 2.5 && cell.color?.components == [1, 0, 0, 1])
    #expect(cell.value(forKey: "spin") as? Double == 2.5)
    let layer = CAEmitterLayer()
    #expect(layer.emitterShape == .point && layer.emitterMode == .volume && layer.seed == 0)
    #expect(layer.renderMode == .unordered && layer.birthRate == 1 && layer.emitterCells == nil)
  }

  @Test(
    "Values far outside of what is visible neither trap nor loop",
    arguments: [Float.nan, .infinity, -.infinity, 1e9, 1e18, -1e18])
  func extremes(_ value: Float) {
    let lab = Lab()
    let nested = CAEmitterCell()
    (nested.birthRate, nested.lifetime) = (value, value)
    nested.contents = lab.cell.contents
    for emitters in [nil, [nested]] {
      lab.cell.emitterCells = emitters
      (lab.cell.birthRate, lab.cell.lifetime) = (emitters == nil ? value : 2, 2)
      lab.layer.emitterCells = [lab.cell]
      #expect(lab.particles(at: 1).count <= 100_000)
    }
    lab.cell.emitterCells = nil
    lab.cell.birthRate = value
    lab.cell.lifetime = value
    lab.cell.beginTime = Double(value)
    lab.cell.duration = Double(value)
    lab.cell.velocity = CGFloat(value)
    lab.layer.birthRate = value
    lab.layer.emitterCells = [lab.cell]
    #expect(lab.particles(at: 2).count <= 20_000)
  }
}

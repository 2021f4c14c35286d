import Foundation
import Graphics
import Layers
import PortableMath

/// The particles of an emitter at a time, calculated from the emitter's state at their births.
///
/// Nothing is carried over between frames, so a frame does not depend on the frames rendered before
/// it. All random values derive from the emitter's seed and the particle's number.
struct Emission {
  /// A stretch of time during which the emitter's properties do not change. It ends where the next
  /// span begins.
  struct Span {
    var from: Double
    var state: EmitterState
    /// The number of particles of each cell born before the span.
    var counts: [Double]
  }

  /// A living particle.
  struct Particle {
    let birth: Double
    let depth: Double
    let image: ParticleContents.Particle?
  }

  private struct Seed {
    let cell: EmitterCellState
    let birth, life: Double
    let place, velocity, acceleration: SIMD3<Double>
    /// The direction of emission, used for particles that do not move.
    let heading: Double
    let scale, spin: Double
    let color: SIMD4<Double>
    let number: UInt64

    func place(at age: Double) -> SIMD3<Double> {
      place + velocity * age + acceleration * (age * age / 2)
    }

    func heading(at age: Double) -> Double {
      let velocity = velocity + acceleration * age
      guard velocity.x != 0 || velocity.y != 0 else { return heading }
      return Portable.atan2(velocity.y, velocity.x)
    }

    func scale(at age: Double) -> Double { scale + cell.numbers.scaleSpeed * age }

    func color(at age: Double) -> SIMD4<Double> {
      (color + cell.numbers.colorSpeed * age).clamped(lowerBound: .zero, upperBound: .one)
    }
  }

  let spans: [Span]
  /// Returns the emitter's state at a time of a span, animations included.
  let state: (Span, Double) -> EmitterState
  /// Whether animations change a birth rate. Births are then counted in steps of `step` seconds.
  let isRateAnimated: Bool

  /// The maximum number of particles per cell.
  private static let maximumParticleCount = 20_000.0
  private static let step = 1.0 / 60

  /// Returns the living particles, ordered by cell and then by birth.
  func particles(at now: Double) -> [Particle] {
    var particles: [Particle] = []
    for (index, span) in spans.enumerated() where span.from <= now {
      let until = index + 1 < spans.count ? spans[index + 1].from : .infinity
      let longest = span.state.longestLife
      guard min(until, now) + longest > now || until > now else { continue }
      for (cell, count) in span.counts.enumerated() {
        let numbers = span.state.cells[cell].numbers
        let begin = max(now - longest, numbers.beginTime)
        let end = min(now, numbers.end)
        // False for values that are NaN too.
        guard begin < end else { continue }
        let pieces = pieces(of: span, cell, until: min(until, now))
        for (number, time) in Self.births(pieces, after: count, in: begin..<end) {
          let state = state(span, time)
          guard state.cells.indices.contains(cell) else { continue }
          let number = SeededRandom.seed(
            SeededRandom.seed(UInt64(state.seed), UInt64(cell)), number)
          add(born(state.cells[cell], of: state, at: time, number), state, now, to: &particles)
        }
      }
    }
    return particles
  }

  /// Returns the number of particles of each cell born up to a time of the last span.
  func counts(at time: Double) -> [Double] {
    guard let span = spans.last else { return [] }
    return span.counts.indices.map { cell in
      pieces(of: span, cell, until: time).reduce(span.counts[cell]) {
        $0 + $1.rate * max($1.until - $1.from, 0)
      }
    }
  }

  private typealias Piece = (from: Double, until: Double, rate: Double)

  /// Divides a span into pieces of constant birth rate.
  private func pieces(of span: Span, _ cell: Int, until: Double) -> [Piece] {
    guard isRateAnimated else { return [(span.from, until, span.state.rate(of: cell))] }
    let count = max(Int(((until - span.from) / Self.step).rounded(.up)), 0)
    return (0..<count).map { index in
      let from = span.from + Double(index) * Self.step
      let end = min(from + Self.step, until)
      return (from, end, state(span, from + Self.step / 2).rate(of: cell))
    }
  }

  /// Returns the births inside a window. A particle is born when the running count reaches a whole
  /// number plus one half.
  private static func births(
    _ pieces: [Piece], after count: Double, in window: Range<Double>
  ) -> [(number: UInt64, time: Double)] {
    var (count, births) = (count, [(number: UInt64, time: Double)]())
    for (from, until, rate) in pieces {
      let (low, high) = (max(from, window.lowerBound), min(until, window.upperBound))
      if rate > 0, rate.isFinite, low < high {
        let last = count + rate * (high - from)
        var number = (max(count + rate * (low - from), last - maximumParticleCount, 0) - 0.5)
          .rounded(.up)
        while number + 0.5 < last {
          births.append((UInt64(max(number, 0)), from + (number + 0.5 - count) / rate))
          number += 1
        }
      }
      count += rate * max(until - from, 0)
    }
    return births
  }

  /// Adds the particle if it is alive, and the particles that its nested cells emitted.
  private func add(
    _ seed: Seed, _ state: EmitterState, _ now: Double, to particles: inout [Particle]
  ) {
    let age = now - seed.birth
    if age < seed.life {
      particles.append(
        Particle(birth: seed.birth, depth: seed.place(at: age).z, image: picture(of: seed, age)))
    }
    for (index, cell) in seed.cell.cells.enumerated() where cell.isEnabled {
      let (begin, end) = (max(cell.numbers.beginTime, 0), min(cell.numbers.end, seed.life, age))
      let first = max(begin, age - cell.longestLife * max(state.lifetime, 0))
      guard first < end else { continue }
      let base = SeededRandom.seed(seed.number, UInt64(index) + 1)
      let rate = min(cell.numbers.birthRate, EmitterCellValues.maximumBirthRate)
      let births = Self.births([(begin, end, rate)], after: 0, in: first..<end)
      for (number, time) in births {
        let child = born(
          cell, of: state, at: seed.birth + time, SeededRandom.seed(base, number),
          from: (seed, time))
        add(child, state, now, to: &particles)
      }
    }
  }

  private func born(
    _ cell: EmitterCellState, of state: EmitterState, at birth: Double, _ number: UInt64,
    from parent: (seed: Seed, age: Double)? = nil
  ) -> Seed {
    let numbers = cell.numbers
    var random = SeededRandom(seed: number)
    // The number of random draws is constant, so that setting one range does not change the other
    // values.
    let origin = Self.origin(of: state, &random)
    let life = (numbers.lifetime + numbers.lifetimeRange * random.centered()) * state.lifetime
    let speed = (numbers.velocity + numbers.velocityRange * random.centered()) * state.velocity
    let turn = numbers.emissionLongitude + numbers.emissionRange * random.centered()
    let scale = numbers.scale + numbers.scaleRange * random.centered()
    let spin = (numbers.spin + numbers.spinRange * random.centered()) * state.spin
    let chance = SIMD4(
      random.centered(), random.centered(), random.centered(), random.centered())
    let color = (numbers.color + numbers.colorRange * chance).clamped(
      lowerBound: .zero, upperBound: .one)
    let place = parent.map { $0.seed.place(at: $0.age) } ?? state.position + origin.place
    let heading = turn + (parent.map { $0.seed.heading(at: $0.age) } ?? origin.heading)
    let flat = Portable.cos(numbers.emissionLatitude)
    let direction = SIMD3(
      flat * Portable.cos(heading), flat * Portable.sin(heading),
      Portable.sin(numbers.emissionLatitude))
    return Seed(
      cell: cell, birth: birth, life: life, place: place, velocity: direction * speed,
      acceleration: numbers.acceleration, heading: heading,
      scale: scale * (parent.map { $0.seed.scale(at: $0.age) } ?? state.scale), spin: spin,
      color: color * (parent.map { $0.seed.color(at: $0.age) } ?? .one), number: number)
  }

  /// Returns a random point of the emitter's shape, and the outward direction at that point.
  private static func origin(
    of state: EmitterState, _ random: inout SeededRandom
  ) -> (place: SIMD3<Double>, heading: Double) {
    let (a, b, c) = (random.unit(), random.unit(), random.unit())
    let size = state.size
    func end(_ part: Double) -> Double { part < 0.5 ? -0.5 : 0.5 }
    switch state.shape {
    case .line:
      let place = state.mode == .points ? end(a) : a - 0.5
      return (SIMD3(place * size.x, 0, 0), -.pi / 2)
    case .rectangle, .cuboid:
      let depth = state.shape == .cuboid ? size.z : 0
      if state.mode == .points {
        return (SIMD3(end(a) * size.x, end(b) * size.y, end(c) * depth), 0)
      }
      guard state.mode == .outline else {
        return (SIMD3((a - 0.5) * size.x, (b - 0.5) * size.y, (c - 0.5) * depth), 0)
      }
      // A distance along the outline, clockwise from the upper left corner.
      let around = a * 2 * (size.x + size.y)
      let (place, heading) =
        around < size.x
        ? (SIMD2(around, 0), -Double.pi / 2)
        : around < size.x + size.y
          ? (SIMD2(size.x, around - size.x), 0)
          : around < 2 * size.x + size.y
            ? (SIMD2(2 * size.x + size.y - around, size.y), .pi / 2)
            : (SIMD2(0, 2 * (size.x + size.y) - around), .pi)
      return (SIMD3(place.x - size.x / 2, place.y - size.y / 2, (c - 0.5) * depth), heading)
    case .circle, .sphere:
      let angle = 2 * .pi * a
      let height = state.shape == .sphere ? 2 * b - 1 : 0
      let flat = (1 - height * height).squareRoot()
      let isEdge = state.mode == .points || state.mode == .outline
      let inside = state.shape == .sphere ? Portable.cbrt(c) : c.squareRoot()
      let isInside = state.shape == .sphere ? state.mode == .volume : !isEdge
      let radius = size.x * (isInside ? inside : 1)
      return (
        SIMD3(
          radius * flat * Portable.cos(angle), radius * flat * Portable.sin(angle), radius * height),
        state.mode == .volume ? 0 : angle
      )
    default: return (.zero, 0)
    }
  }

  private func picture(of seed: Seed, _ age: Double) -> ParticleContents.Particle? {
    guard let image = seed.cell.image, seed.cell.contentsScale > 0 else { return nil }
    let (width, height) = (CGFloat(image.bitmap.width), CGFloat(image.bitmap.height))
    let part = seed.cell.contentsRect
    let texels = CGRect(
      x: part.minX * width, y: part.minY * height, width: part.width * width,
      height: part.height * height
    ).intersection(CGRect(x: 0, y: 0, width: width, height: height))
    let scale = CGFloat(seed.scale(at: age)) / seed.cell.contentsScale
    guard !texels.isEmpty, scale != 0, scale.isFinite else { return nil }
    let (place, angle) = (seed.place(at: age), seed.spin * age)
    let (cos, sin) = (CGFloat(Portable.cos(angle)), CGFloat(Portable.sin(angle)))
    let turned = CGAffineTransform(
      a: scale * cos, b: scale * sin, c: -scale * sin, d: scale * cos, tx: CGFloat(place.x),
      ty: CGFloat(place.y))
    let color = seed.color(at: age)
    return ParticleContents.Particle(
      image: image, texels: texels,
      transform: CGAffineTransform(translationX: -texels.midX, y: -texels.midY)
        .concatenating(turned),
      color: Color(red: color.x, green: color.y, blue: color.z, alpha: color.w),
      filter: seed.cell.filter)
  }
}

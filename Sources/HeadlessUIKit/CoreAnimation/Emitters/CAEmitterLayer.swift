public import Foundation
import Graphics
import Layers

/// A layer that draws the particles of its cells.
///
/// Particle positions depend only on the layer's time and its seed. A changed property affects the
/// particles born after the change. Births begin at time 0 of the layer. A layer without a
/// `beginTime` that joins a running screen is therefore full of particles at once, as on iOS.
///
/// - Note: Partly: particles are in the layer's plane, without perspective; setting a property does
///   not animate implicitly, but explicit animations work; the speeds of a particle are fixed at
///   its birth.
open class CAEmitterLayer: CALayer {
  /// The kinds of particles to emit.
  open var emitterCells: [CAEmitterCell]? { willSet { willChange() } }
  /// The factor for the birth rates of all cells.
  open var birthRate: Float = 1 { willSet { willChange() } }
  /// The factor for the lifetimes of all particles.
  open var lifetime: Float = 1 { willSet { willChange() } }
  /// The centre of the emitter shape, in the layer's coordinates.
  open var emitterPosition = CGPoint.zero { willSet { willChange() } }
  /// The distance of the emitter in front of the layer, in points.
  open var emitterZPosition: CGFloat = 0 { willSet { willChange() } }
  /// The size of the emitter shape. Circles and spheres use the width as their radius.
  open var emitterSize = CGSize.zero { willSet { willChange() } }
  /// The depth of a cuboid emitter shape.
  open var emitterDepth: CGFloat = 0 { willSet { willChange() } }
  /// The shape that emits particles.
  open var emitterShape = CAEmitterLayerEmitterShape.point { willSet { willChange() } }
  /// The part of the shape where particles are born.
  ///
  /// At an emission angle of 0, particles move up from a line, and outward from the outline of a
  /// rectangle or cuboid. They also move outward from circles and spheres unless the mode is
  /// `volume`. Otherwise they move right.
  open var emitterMode = CAEmitterLayerEmitterMode.volume { willSet { willChange() } }
  /// The drawing order of the particles.
  open var renderMode = CAEmitterLayerRenderMode.unordered
  /// Whether particles have individual depths.
  ///
  /// - Note: Partly: stored, but ignored: particles are in the layer's plane.
  open var preservesDepth = false
  /// The factor for the velocities of all particles.
  open var velocity: Float = 1 { willSet { willChange() } }
  /// The factor for the scales of all particles.
  open var scale: Float = 1 { willSet { willChange() } }
  /// The factor for the rotation speeds of all particles.
  open var spin: Float = 1 { willSet { willChange() } }
  /// The seed of all random values.
  open var seed: UInt32 = 0 { willSet { willChange() } }

  private var spans: [Emission.Span] = []
  /// The time of the first change that the last span does not contain.
  private var changed: TimeInterval? = 0
  /// Removed animations, which still determine particles born while they ran.
  private var removedAnimations: [(run: AnimationRun, until: TimeInterval)] = []

  // MARK: - Removed animations

  /// Called before a property changes.
  private func willChange() {
    let now = clock.time
    if let changed, changed < now { recordChange(changed) }
    changed = now
  }

  /// Starts a span with the current properties at a clock time.
  private func recordChange(_ time: TimeInterval) {
    changed = nil
    let state = model
    let from = spans.isEmpty ? 0 : localTime(at: time)
    var counts = emission.counts(at: from).prefix(state.cells.count)
    counts += Array(repeating: 0, count: state.cells.count - counts.count)
    if let last = spans.last, last.from >= from { spans.removeLast() }
    spans.append(Emission.Span(from: from, state: state, counts: Array(counts)))
    let longest = spans.map(\.state.longestLife).max() ?? 0
    while spans.count > 1, spans[1].from + longest < from { spans.removeFirst() }
    removedAnimations.removeAll { $0.until + longest < from }
  }

  /// The state given by the properties, without animations.
  private var model: EmitterState {
    EmitterState(
      birthRate: Double(birthRate), lifetime: Double(lifetime), velocity: Double(velocity),
      scale: Double(scale), spin: Double(spin),
      position: SIMD3(
        Double(emitterPosition.x), Double(emitterPosition.y), Double(emitterZPosition)),
      size: SIMD3(Double(emitterSize.width), Double(emitterSize.height), Double(emitterDepth)),
      shape: emitterShape, mode: emitterMode, seed: seed,
      cells: (emitterCells ?? []).map { EmitterCellState($0) })
  }

  private var emission: Emission {
    let runs = addedAnimations.map(\.run) + removedAnimations.map(\.run)
    return Emission(
      spans: spans, state: { [unowned self] in state($0, $1) },
      isRateAnimated: runs.contains { $0.animation.changesBirthRate })
  }

  /// Records a removed animation. Particles born while it ran keep their motion.
  func record(_ run: AnimationRun) { removedAnimations.append((run, localTime(at: clock.time))) }

  /// Returns the state of the emitter at a local time, with animations applied.
  private func state(_ span: Emission.Span, _ time: TimeInterval) -> EmitterState {
    guard !addedAnimations.isEmpty || !removedAnimations.isEmpty else { return span.state }
    var shown = ShownValues()
    for (run, until) in removedAnimations where time < until {
      run.apply(to: &shown, of: self, at: time)
    }
    for added in addedAnimations { added.run.apply(to: &shown, of: self, at: time) }
    var state = span.state
    let place = shown(
      .emitterPosition, CGPoint(x: state.position.x, y: state.position.y))
    let size = shown(.emitterSize, CGSize(width: state.size.x, height: state.size.y))
    func number(_ property: LayerProperty, _ model: Double) -> Double {
      Double(shown(property, CGFloat(model)))
    }
    state.position = SIMD3(
      Double(place.x), Double(place.y), number(.emitterZPosition, state.position.z))
    state.size = SIMD3(
      Double(size.width), Double(size.height), number(.emitterDepth, state.size.z))
    state.birthRate = number(.birthRate, state.birthRate)
    state.lifetime = number(.lifetime, state.lifetime)
    state.velocity = number(.velocity, state.velocity)
    state.scale = number(.scale, state.scale)
    state.spin = number(.spin, state.spin)
    for (path, value) in shown.custom.sorted(by: { $0.key < $1.key }) {
      guard case .numbers(let numbers) = value, numbers.count == 1 else { continue }
      state.cells.set(path.split(separator: ".")[...], to: Double(numbers[0]))
    }
    return state
  }

  // MARK: - Rendering

  override func presentedSublayers(_ shown: ShownValues, at time: TimeInterval) -> [Layer] {
    if let changed, changed <= time { recordChange(changed) }
    let inside = super.presentedSublayers(shown, at: time)
    var particles = emission.particles(at: localTime(at: time)).enumerated().map { $0 }
    switch renderMode {
    case .oldestFirst:
      particles.sort { ($0.element.birth, $0.offset) < ($1.element.birth, $1.offset) }
    case .oldestLast:
      particles.sort { ($1.element.birth, $0.offset) < ($0.element.birth, $1.offset) }
    case .backToFront:
      particles.sort { ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset) }
    default: break
    }
    let pictures = particles.compactMap(\.element.image)
    guard !pictures.isEmpty else { return inside }
    let bounds = shown(.bounds, bounds)
    var layer = Layer(bounds: bounds, position: CGPoint(x: bounds.midX, y: bounds.midY))
    layer.contents = .particles(
      ParticleContents(particles: pictures, isAdditive: renderMode == .additive))
    return [layer] + inside
  }

  // MARK: - Keys

  /// Returns whether a key path changes the drawing. True for all numbers below `emitterCells`.
  open override class func needsDisplay(forKey key: String) -> Bool {
    key.hasPrefix("emitterCells.") || super.needsDisplay(forKey: key)
  }

  /// Draws the layer only if it needs display; a changed cell needs no drawing of the emitter's own
  /// content.
  open override func displayIfNeeded() {
    if isDisplayNeeded { super.displayIfNeeded() }
  }

  /// Sets the value of a key path. A path such as `emitterCells.name.birthRate` changes a cell and
  /// affects the particles born from now on.
  open override func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let (cell, key) = cell(under: keyPath) else {
      return super.setValue(value, forKeyPath: keyPath)
    }
    willChange()
    cell.setValue(value, forKey: key)
  }

  /// Returns the value of a key path, which can be a number of a cell such as
  /// `emitterCells.name.birthRate`.
  open override func value(forKeyPath keyPath: String) -> Any? {
    guard let (cell, key) = cell(under: keyPath) else { return super.value(forKeyPath: keyPath) }
    return cell.value(forKey: key)
  }

  private func cell(under keyPath: String) -> (cell: CAEmitterCell, key: String)? {
    var words = keyPath.split(separator: ".").map(String.init)[...]
    var (cells, found) = (emitterCells, CAEmitterCell?.none)
    while words.count > 2, words.first == "emitterCells" {
      words = words.dropFirst()
      guard let cell = cells?.first(where: { $0.name == words.first }) else { return nil }
      (found, cells) = (cell, cell.emitterCells)
      words = words.dropFirst()
    }
    guard let found, words.count == 1 else { return nil }
    return (found, words[words.startIndex])
  }

  override func model(_ property: LayerProperty) -> AnimatedValue? {
    switch property {
    case .emitterPosition: emitterPosition.animated
    case .emitterZPosition: emitterZPosition.animated
    case .emitterSize: emitterSize.animated
    case .emitterDepth: emitterDepth.animated
    case .birthRate: CGFloat(birthRate).animated
    case .lifetime: CGFloat(lifetime).animated
    case .velocity: CGFloat(velocity).animated
    case .scale: CGFloat(scale).animated
    case .spin: CGFloat(spin).animated
    default: super.model(property)
    }
  }

  override func setModel(_ property: LayerProperty, to value: AnimatedValue) {
    switch property {
    case .emitterPosition: CGPoint(value).map { emitterPosition = $0 }
    case .emitterZPosition: CGFloat(value).map { emitterZPosition = $0 }
    case .emitterSize: CGSize(value).map { emitterSize = $0 }
    case .emitterDepth: CGFloat(value).map { emitterDepth = $0 }
    case .birthRate: CGFloat(value).map { birthRate = Float($0) }
    case .lifetime: CGFloat(value).map { lifetime = Float($0) }
    case .velocity: CGFloat(value).map { velocity = Float($0) }
    case .scale: CGFloat(value).map { scale = Float($0) }
    case .spin: CGFloat(value).map { spin = Float($0) }
    default: super.setModel(property, to: value)
    }
  }
}

extension CAAnimation {
  /// Whether the animation changes a birth rate.
  @MainActor
  fileprivate var changesBirthRate: Bool {
    if let group = self as? CAAnimationGroup {
      return group.animations?.contains { $0.changesBirthRate } ?? false
    }
    return (self as? CAPropertyAnimation)?.keyPath?.hasSuffix("birthRate") ?? false
  }
}

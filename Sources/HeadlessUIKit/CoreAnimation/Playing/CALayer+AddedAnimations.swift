import Foundation
import Graphics

extension CALayer {
  var clock: DisplayClock { (view?.environment ?? .current).clock }

  /// Returns a layer without implicit animations, for internal use by UIKit.
  static func still() -> CALayer {
    let layer = CALayer()
    layer.actions = Dictionary(
      uniqueKeysWithValues: LayerProperty.allCases.map { ($0.rawValue, NSNull()) })
    return layer
  }

  func run(_ animation: CAAnimation, forKey key: String?) {
    let key = animation is CATransition ? "transition" : key
    if let key { stopAnimation(forKey: key) }
    guard let copy = animation.copy() as? CAAnimation else { return }
    if let property = copy as? CAPropertyAnimation, property.target == nil,
      !property.animatesCustomProperty(of: self)
    {
      (view?.environment ?? .current).problems.report(
        AnimationProblem.unknownKeyPath(property.keyPath ?? "", layer: stableName))
    }
    let begin = copy.beginTime == 0 ? localTime(at: clock.time) : copy.beginTime
    let added = AddedAnimation(copy, key: key, on: self, begin: begin)
    if let change = copy as? CATransition {
      transition = LayerTransition(
        from: snapshot(at: clock.time), change, run: added.run, layer: self)
    }
    addedAnimations.append(added)
    clock.wait(for: added)
  }

  func stopAnimation(forKey key: String) {
    guard let index = addedAnimations.firstIndex(where: { $0.key == key }) else { return }
    let added = addedAnimations.remove(at: index)
    if added.animation is CATransition { transition = nil }
    displayAfter(added)
    added.stop()
  }

  func stopAllAnimations() {
    let blocks = Set(animations.map(\.block.block))
    let added = addedAnimations
    animations = []
    addedAnimations = []
    transition = nil
    for animation in added {
      displayAfter(animation)
      animation.stop()
    }
    clock.complete(abandonedAmong: blocks)
  }

  /// Removes the changes of animation blocks when the layer's view leaves its window. Blocks
  /// without any other change complete at the next tick, unfinished.
  ///
  /// Changes of property animators stay, because their owner can still scrub them.
  final func removeBlockAnimations() {
    if !animations.isEmpty { animations.removeAll { $0.timing.endsWithWindow } }
  }

  /// Returns the running animation with a key, or nil. The result must not be changed.
  public func animation(forKey key: String) -> CAAnimation? {
    addedAnimations.first { $0.key == key }?.animation
  }

  /// Returns the keys of the running animations; nil if no animation has a key.
  ///
  /// The animations of view animation blocks come first, under the keys that UIKit gives them: the
  /// name of the property, `bounds.origin` and `bounds.size` for bounds, and a number after the
  /// name for each further animation of a property, as in `position-2`. The added animations
  /// follow, oldest first.
  ///
  /// - Note: Partly: `animation(forKey:)` and `removeAnimation(forKey:)` do not find the animations
  ///   of blocks.
  public func animationKeys() -> [String]? {
    let keys = blockAnimationKeys + addedAnimations.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  private var blockAnimationKeys: [String] {
    var counts: [String: Int] = [:]
    return animations.filter { !$0.isFinished(at: clock.time) }.flatMap(\.keys).map { name in
      counts[name, default: 0] += 1
      let count = counts[name, default: 1]
      return count == 1 ? name : "\(name)-\(count)"
    }
  }

  /// Starts the implicit animation for a change of a property of a layer without a view.
  ///
  /// Changes at the moment the layer is added are immediate, because the layer was not visible
  /// before.
  func addImplicitAnimation(of property: LayerProperty, from old: AnimatedValue) {
    guard !CATransaction.disableActions(), clock.time > joined, property != .hidden || view == nil,
      let action = action(forKey: property.rawValue) as? CAAnimation
    else { return }
    let start = shown(at: clock.time)[property] ?? old
    guard let animation = action as? ImplicitAnimation else {
      let seen = AnimatedKeyPath(property.rawValue)?.object(start)
      return add(action.beginning(from: seen), forKey: property.rawValue)
    }
    animation.start = start
    animation.duration = CATransaction.animationDuration()
    animation.timingFunction =
      CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    guard animation.duration > 0 else { return stopAnimation(forKey: property.rawValue) }
    run(animation, forKey: property.rawValue)
  }

  // MARK: - Time

  /// Converts a clock time to the layer's local time: (outer time − `beginTime`) · `speed` +
  /// `timeOffset`.
  func localTime(at time: TimeInterval) -> TimeInterval {
    let outer = superlayer?.localTime(at: time) ?? time
    return (outer - beginTime) * Double(speed) + timeOffset
  }

  /// Converts a local time to a clock time.
  ///
  /// The result is infinite if a stopped layer has not reached the time, and if its time runs
  /// backwards.
  func clockTime(of local: TimeInterval) -> TimeInterval {
    guard local.isFinite else { return .infinity }
    guard speed > 0 else { return timeOffset >= local ? -.infinity : .infinity }
    let outer = (local - timeOffset) / Double(speed) + beginTime
    return superlayer?.clockTime(of: outer) ?? outer
  }

  /// Converts a time from another layer to this one. Nil means the screen's clock.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(at: l?.clockTime(of: t) ?? t)
  }

  /// Converts a time from this layer to another one. Nil means the screen's clock.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let time = clockTime(of: t)
    return l?.localTime(at: time) ?? time
  }

  // MARK: - Presentation values

  /// Returns a copy of the layer with its displayed values, without sublayers.
  ///
  /// The result is nil if the layer has no superlayer and is not in a window.
  public func presentation() -> Self? {
    guard superlayer != nil || view?.window != nil else { return nil }
    let shown = shown(at: clock.time)
    let copy = shadowCopy()
    for property in shown.properties {
      if let value = shown[property] { copy.setModel(property, to: value) }
    }
    copy.showCustomProperties(shown)
    return copy
  }

  /// Returns the layer itself.
  public func model() -> Self { self }
}

import Foundation
import Graphics

extension CALayer {
  var clock: DisplayClock { (view?.environment ?? .current).clock }

  /// A layer of UIKit's own that does not animate by itself.
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
      !property.isOfCustomProperty(of: self)
    {
      (view?.environment ?? .current).problems.report(
        .unknownKeyPath(property.keyPath ?? "", layer: stableName))
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
    let blocks = Set(animations.map(\.block))
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

  /// The running animation of that key; a copy of what was added, not to be changed.
  public func animation(forKey key: String) -> CAAnimation? {
    addedAnimations.first { $0.key == key }?.animation
  }

  /// Keys of running animations, oldest first; nil for none.
  public func animationKeys() -> [String]? {
    let keys = addedAnimations.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  /// A property of a layer of one's own was set. What is set in the moment that the layer is put in
  /// place is seen at once: nothing was seen of it before.
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

  /// The layer's own time: what is around it less its begin, times its speed, plus its offset.
  func localTime(at time: TimeInterval) -> TimeInterval {
    let outer = superlayer?.localTime(at: time) ?? time
    return (outer - beginTime) * Double(speed) + timeOffset
  }

  /// The clock's time at which the layer has a time of its own; infinite while it stands before that,
  /// and for one that runs backwards.
  func clockTime(of local: TimeInterval) -> TimeInterval {
    guard local.isFinite else { return .infinity }
    guard speed > 0 else { return timeOffset >= local ? -.infinity : .infinity }
    let outer = (local - timeOffset) / Double(speed) + beginTime
    return superlayer?.clockTime(of: outer) ?? outer
  }

  /// A time of another layer in this one's; nil is the screen's clock.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(at: l?.clockTime(of: t) ?? t)
  }

  /// A time of this layer in another's; nil is the screen's clock.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let time = clockTime(of: t)
    return l?.localTime(at: time) ?? time
  }

  // MARK: - What is seen now

  /// A copy of the layer with what is seen now; without sublayers. Nil before it is in another layer
  /// or a window.
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

  /// The layer that was set, of a copy that `presentation()` made; the layer itself.
  public func model() -> Self { self }
}

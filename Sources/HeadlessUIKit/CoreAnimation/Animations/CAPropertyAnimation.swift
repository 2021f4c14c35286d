import Foundation

/// An animation of one property, or of a part of one (`transform.rotation.z`, `position.x`).
open class CAPropertyAnimation: CAAnimation {
  /// Names the property; a path that nothing here has animates nothing, which is reported.
  open var keyPath: String? {
    didSet { target = keyPath.flatMap(AnimatedKeyPath.init) }
  }
  /// Whether what it says is added to what is seen without it.
  open var isAdditive = false
  /// Whether each repetition goes on from where the one before ended.
  open var isCumulative = false
  /// Makes the transform of the numbers that the animation gives; nil for values as they are.
  open var valueFunction: CAValueFunction?
  private(set) var target: AnimatedKeyPath?

  /// Of the property with that path.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
    target = path.flatMap(AnimatedKeyPath.init)
  }

  override func emptyCopy() -> CAAnimation { CAPropertyAnimation() }

  override func copyValues(to copy: CAAnimation) {
    super.copyValues(to: copy)
    guard let copy = copy as? CAPropertyAnimation else { return }
    copy.keyPath = keyPath
    copy.isAdditive = isAdditive
    copy.isCumulative = isCumulative
    copy.valueFunction = valueFunction
  }

  /// The value to be shown; `now` is what is seen without the animation, of the path's own kind.
  @MainActor
  func value(
    now: AnimatedValue?, progress: Double, time: CFTimeInterval, duration: CFTimeInterval
  ) -> AnimatedValue? { nil }

  override func apply(
    to shown: inout ShownValues, of layer: CALayer, progress: Double, time: CFTimeInterval,
    duration: CFTimeInterval, repetition: Int
  ) {
    guard let target else {
      return applyToCustomProperty(
        of: layer, in: &shown, progress: progress, time: time, duration: duration)
    }
    let whole = shown[target.property] ?? layer.model(target.property)
    let now = whole.flatMap { target.part(of: $0) }
    guard
      var value = madeValue(now: now, progress: progress, time: time, duration: duration)
    else { return }
    if isCumulative, repetition > 0,
      let end = madeValue(
        now: now, progress: autoreverses ? 0 : 1, time: autoreverses ? 0 : duration,
        duration: duration)
    {
      value = value.adding(end, times: repetition)
    }
    if isAdditive, let now { value = now.adding(value) }
    shown[target.property] = target.replacing(with: value, in: whole)
  }

  /// What the value function makes of the value, if there is one.
  @MainActor
  private func madeValue(
    now: AnimatedValue?, progress: Double, time: CFTimeInterval, duration: CFTimeInterval
  ) -> AnimatedValue? {
    guard let valueFunction else {
      return value(now: now, progress: progress, time: time, duration: duration)
    }
    let numbers = value(
      now: valueFunction.neutral, progress: progress, time: time, duration: duration)
    return numbers.flatMap(valueFunction.transform)
  }

  /// The same for a property that a subclass of layers has of its own.
  @MainActor
  private func applyToCustomProperty(
    of layer: CALayer, in shown: inout ShownValues, progress: Double, time: CFTimeInterval,
    duration: CFTimeInterval
  ) {
    guard let keyPath, type(of: layer).needsDisplay(forKey: keyPath) else { return }
    let now = shown.custom[keyPath] ?? AnimatedValue(object: layer.customValue(forKey: keyPath))
    guard var value = value(now: now, progress: progress, time: time, duration: duration)
    else { return }
    if isAdditive, let now { value = now.adding(value) }
    shown.custom[keyPath] = value
  }
}

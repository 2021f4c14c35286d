import Foundation

/// An animation of one property, or of a component such as `transform.rotation.z` or `position.x`.
open class CAPropertyAnimation: CAAnimation {
  /// The key path of the animated property. An unsupported path animates nothing and is reported as
  /// a problem.
  open var keyPath: String? {
    didSet { target = keyPath.flatMap(AnimatedKeyPath.init) }
  }
  /// Whether the animated value is added to the value displayed without the animation.
  open var isAdditive = false
  /// Whether each repetition starts from the end value of the previous one.
  open var isCumulative = false
  /// A function that converts the interpolated numbers to a transform; nil uses the values
  /// directly.
  open var valueFunction: CAValueFunction?
  private(set) var target: AnimatedKeyPath?

  /// Creates an animation of the property with a key path.
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

  /// Returns the animated value. `now` is the value displayed without the animation, of the same
  /// kind.
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
      var value = transformedValue(now: now, progress: progress, time: time, duration: duration)
    else { return }
    if isCumulative, repetition > 0,
      let end = transformedValue(
        now: now, progress: autoreverses ? 0 : 1, time: autoreverses ? 0 : duration,
        duration: duration)
    {
      value = value.adding(end, times: repetition)
    }
    if isAdditive, let now { value = now.adding(value) }
    shown[target.property] = target.replacing(with: value, in: whole)
  }

  /// Returns the animated value with the value function applied, if one is set.
  @MainActor
  private func transformedValue(
    now: AnimatedValue?, progress: Double, time: CFTimeInterval, duration: CFTimeInterval
  ) -> AnimatedValue? {
    guard let valueFunction else {
      return value(now: now, progress: progress, time: time, duration: duration)
    }
    let numbers = value(
      now: valueFunction.neutral, progress: progress, time: time, duration: duration)
    return numbers.flatMap(valueFunction.transform)
  }

  /// Updates the displayed value of a custom property, which a layer subclass defines.
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

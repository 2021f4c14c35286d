public import Foundation

/// An animation of a property from one value to another.
///
/// Set at most two of `fromValue`, `toValue` and `byValue`; if all three are set, `byValue` is
/// ignored. A missing end is the value displayed without the animation.
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?

  /// Creates an object from an archive.
  ///
  /// - Note: Partly: archives are not supported, always nil.
  public required init?(coder: NSCoder) { nil }

  /// Creates an animation without a key path.
  public override init() { super.init() }

  override func emptyCopy() -> CAAnimation { CABasicAnimation() }

  override func copyValues(to copy: CAAnimation) {
    super.copyValues(to: copy)
    guard let copy = copy as? CABasicAnimation else { return }
    copy.fromValue = fromValue
    copy.toValue = toValue
    copy.byValue = byValue
  }

  override func value(
    now: AnimatedValue?, progress: Double, time: CFTimeInterval, duration: CFTimeInterval
  ) -> AnimatedValue? {
    let rest = isAdditive ? now?.zero : now
    let (from, to) = (AnimatedValue(object: fromValue), AnimatedValue(object: toValue))
    let by = AnimatedValue(object: byValue)
    let ends: (AnimatedValue?, AnimatedValue?) =
      switch (from, to, by) {
      case (let from?, let to?, _): (from, to)
      case (let from?, nil, let by?): (from, from.adding(by))
      case (nil, let to?, let by?): (to.adding(by.negated), to)
      case (let from?, nil, nil): (from, rest)
      case (nil, let to?, nil): (rest, to)
      case (nil, nil, let by?): (rest, rest?.adding(by))
      case (nil, nil, nil): (nil, nil)
      }
    guard let start = ends.0 ?? ends.1, let end = ends.1 ?? ends.0 else { return nil }
    return start.interpolated(to: end, by: CGFloat(progress))
  }
}

extension AnimatedValue {
  /// The neutral change for a value of this kind: zeros, or the identity transform.
  var zero: AnimatedValue {
    switch self {
    case .numbers(let numbers): .numbers(numbers.map { _ in 0 })
    case .transform: .transform(CATransform3DIdentity)
    case .path, .colors, .other: self
    }
  }

  /// The change that undoes this one.
  var negated: AnimatedValue {
    switch self {
    case .numbers(let numbers): .numbers(numbers.map { -$0 })
    case .transform(let transform): .transform(CATransform3DInvert(transform))
    case .path, .colors, .other: self
    }
  }
}

public import Foundation

/// From one value of a property to another.
///
/// Of `fromValue`, `toValue` and `byValue` the two that are set count, in this order; one alone goes to
/// or from what is seen without the animation.
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?

  /// - Note: Partly: archives are not supported, always nil.
  public required init?(coder: NSCoder) { nil }

  /// Without a property.
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
  /// No change of such a value.
  var zero: AnimatedValue {
    switch self {
    case .numbers(let numbers): .numbers(numbers.map { _ in 0 })
    case .transform: .transform(CATransform3DIdentity)
    case .path, .colors, .other: self
    }
  }

  /// What takes a change back.
  var negated: AnimatedValue {
    switch self {
    case .numbers(let numbers): .numbers(numbers.map { -$0 })
    case .transform(let transform): .transform(CATransform3DInvert(transform))
    case .path, .colors, .other: self
    }
  }
}

import Foundation
import Graphics

/// The value of an animatable property, in a form that can be interpolated.
enum AnimatedValue {
  /// Numbers, interpolated by component.
  case numbers([CGFloat])
  /// A transform, interpolated by its translation, rotation, scale and skew.
  case transform(CATransform3D)
  /// A path, interpolated by point if the kinds of elements match. Otherwise it changes at half
  /// time.
  case path(Path)
  /// Colours, interpolated one by one if their counts match. Otherwise they change at half time.
  case colors([Color])
  /// A value that cannot be interpolated. It changes at half time.
  case other(AnyObject?)

  func interpolated(to end: AnimatedValue, by progress: CGFloat) -> AnimatedValue {
    let jumped = progress < 0.5 ? self : end
    switch (self, end) {
    case (.numbers(let a), .numbers(let b)):
      guard a.count == b.count else { return jumped }
      return .numbers(zip(a, b).map { $0 + ($1 - $0) * progress })
    case (.transform(let a), .transform(let b)):
      return .transform(a.interpolated(to: b, by: progress))
    case (.path(let a), .path(let b)):
      return a.interpolated(to: b, by: progress).map { .path($0) } ?? jumped
    case (.colors(let a), .colors(let b)):
      guard a.count == b.count else { return jumped }
      return .colors(
        zip(a, b).map { a, b in
          Color(a.animated.interpolated(to: b.animated, by: progress)) ?? a
        })
    case (.numbers, _), (.transform, _), (.path, _), (.colors, _), (.other, _): return jumped
    }
  }

  /// Returns this value with a change added `times` times, as by `adding(_:)`.
  func adding(_ change: AnimatedValue, times: Int) -> AnimatedValue {
    if case .numbers(let numbers) = change {
      return adding(.numbers(numbers.map { $0 * CGFloat(times) }))
    }
    // Doubling keeps the number of steps logarithmic: an endless animation has a very large
    // repetition count.
    var (sum, power, rest) = (self, change, times)
    while rest > 0 {
      if rest % 2 == 1 { sum = sum.adding(power) }
      power = power.adding(power)
      rest /= 2
    }
    return sum
  }

  /// Returns this value with a change added: numbers are summed, transforms concatenated. Other
  /// kinds are unchanged.
  func adding(_ change: AnimatedValue) -> AnimatedValue {
    switch (self, change) {
    case (.numbers(let a), .numbers(let b)):
      a.count == b.count ? .numbers(zip(a, b).map { $0 + $1 }) : self
    case (.transform(let a), .transform(let b)): .transform(CATransform3DConcat(b, a))
    case (.numbers, _), (.transform, _), (.path, _), (.colors, _), (.other, _): self
    }
  }

  /// Returns this value changed as `old` was changed to `new`: numbers by the difference,
  /// transforms by the transform from one to the other. Other kinds are unchanged.
  func moved(from old: AnimatedValue, to new: AnimatedValue) -> AnimatedValue {
    switch (self, old, new) {
    case (.numbers(let value), .numbers(let old), .numbers(let new)):
      guard value.count == old.count, value.count == new.count else { return self }
      return .numbers(value.indices.map { value[$0] + (new[$0] - old[$0]) })
    case (.transform(let value), .transform(let old), .transform(let new)):
      return .transform(value.moved(from: old, to: new))
    case (.numbers, _, _), (.transform, _, _), (.path, _, _), (.colors, _, _), (.other, _, _):
      return self
    }
  }

  /// Returns whether two values are equal, so that no animation is needed.
  func isSame(as other: AnimatedValue) -> Bool {
    switch (self, other) {
    case (.numbers(let a), .numbers(let b)): a == b
    case (.transform(let a), .transform(let b)): a == b
    case (.path(let a), .path(let b)): a == b
    case (.colors(let a), .colors(let b)): a == b
    case (.other(let a), .other(let b)): a === b
    case (.numbers, _), (.transform, _), (.path, _), (.colors, _), (.other, _): false
    }
  }
}

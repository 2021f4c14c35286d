import Foundation
import Graphics

/// A value of an animatable property, as what is needed to go from one to another.
enum AnimatedValue {
  /// Component by component.
  case numbers([CGFloat])
  /// Translation, rotation, scale and skew by themselves.
  case transform(CATransform3D)
  /// Point by point where the elements are of one kind; else the first until half way.
  case path(Path)
  /// As `path`, colour by colour.
  case colors([Color])
  /// Not to be mixed: the first until half way.
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

  /// This value and so many times another, as `adding(_:)`.
  func adding(_ change: AnimatedValue, times: Int) -> AnimatedValue {
    if case .numbers(let numbers) = change {
      return adding(.numbers(numbers.map { $0 * CGFloat(times) }))
    }
    // Powers by squares: an animation that runs for ever has had many runs.
    var (sum, power, rest) = (self, change, times)
    while rest > 0 {
      if rest % 2 == 1 { sum = sum.adding(power) }
      power = power.adding(power)
      rest /= 2
    }
    return sum
  }

  /// This value and another, a difference: of numbers their sum, of transforms one after the other.
  /// Others are what they are.
  func adding(_ change: AnimatedValue) -> AnimatedValue {
    switch (self, change) {
    case (.numbers(let a), .numbers(let b)):
      a.count == b.count ? .numbers(zip(a, b).map { $0 + $1 }) : self
    case (.transform(let a), .transform(let b)): .transform(CATransform3DConcat(b, a))
    case (.numbers, _), (.transform, _), (.path, _), (.colors, _), (.other, _): self
    }
  }

  /// Whether there is nothing to go from one to the other.
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

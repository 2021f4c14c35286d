import Foundation
import Graphics

/// A change of one layer property over time, asked at any time and never stepped.
struct PropertyAnimation {
  enum Property {
    case bounds, position, transform, opacity, backgroundColor, cornerRadius, contentsRect
    /// Not whether, but until when a layer that is hidden is still seen.
    case visibility
  }

  let property: Property
  let from, to: AnimatedValue
  let timing: AnimationTiming
  /// The call of `UIView.animate` it belongs to.
  let block: ObjectIdentifier

  func value(at time: TimeInterval) -> AnimatedValue {
    from.interpolated(to: to, by: timing.progress(at: time))
  }

  func isFinished(at time: TimeInterval) -> Bool { time >= timing.end }
}

/// What can be animated, as plain numbers: all animatable values interpolate component by component.
struct AnimatedValue: Equatable {
  var numbers: [CGFloat]

  func interpolated(to end: AnimatedValue, by progress: CGFloat) -> AnimatedValue {
    AnimatedValue(numbers: zip(numbers, end.numbers).map { $0 + ($1 - $0) * progress })
  }
}

protocol Animatable: Equatable {
  var animated: AnimatedValue { get }
  init(_ animated: AnimatedValue)
}

extension CGFloat: Animatable {
  var animated: AnimatedValue { AnimatedValue(numbers: [self]) }

  init(_ animated: AnimatedValue) { self = animated.numbers[0] }
}

extension CGPoint: Animatable {
  var animated: AnimatedValue { AnimatedValue(numbers: [x, y]) }

  init(_ animated: AnimatedValue) {
    self.init(x: animated.numbers[0], y: animated.numbers[1])
  }
}

extension CGRect: Animatable {
  var animated: AnimatedValue { AnimatedValue(numbers: [minX, minY, width, height]) }

  init(_ animated: AnimatedValue) {
    let n = animated.numbers
    self.init(x: n[0], y: n[1], width: n[2], height: n[3])
  }
}

extension CGAffineTransform: Animatable {
  var animated: AnimatedValue { AnimatedValue(numbers: [a, b, c, d, tx, ty]) }

  init(_ animated: AnimatedValue) {
    let n = animated.numbers
    self.init(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
  }
}

extension Color: Animatable {
  var animated: AnimatedValue {
    AnimatedValue(numbers: [CGFloat(red), CGFloat(green), CGFloat(blue), CGFloat(alpha)])
  }

  init(_ animated: AnimatedValue) {
    let n = animated.numbers.map(Double.init)
    self.init(red: n[0], green: n[1], blue: n[2], alpha: n[3])
  }
}

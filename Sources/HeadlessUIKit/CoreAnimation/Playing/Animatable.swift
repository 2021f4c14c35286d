import Foundation
import Graphics
import Layers

/// A type of an animatable layer property.
protocol Animatable {
  var animated: AnimatedValue { get }
  /// Creates a value; returns nil for an animated value of another kind.
  init?(_ animated: AnimatedValue)
}

extension NumberedValue {
  var animated: AnimatedValue { .numbers(animatedNumbers) }

  init?(_ animated: AnimatedValue) {
    guard case .numbers(let numbers) = animated, numbers.count == Self.numberCount else {
      return nil
    }
    self.init(animatedNumbers: numbers)
  }
}

extension CGFloat: NumberedValue {
  static let numberCount = 1
  var animatedNumbers: [CGFloat] { [self] }
  init(animatedNumbers n: [CGFloat]) { self = n[0] }
}

extension CGPoint: NumberedValue {
  static let numberCount = 2
  var animatedNumbers: [CGFloat] { [x, y] }
  init(animatedNumbers n: [CGFloat]) { self.init(x: n[0], y: n[1]) }
}

extension CGSize: NumberedValue {
  static let numberCount = 2
  var animatedNumbers: [CGFloat] { [width, height] }
  init(animatedNumbers n: [CGFloat]) { self.init(width: n[0], height: n[1]) }
}

extension CGRect: NumberedValue {
  static let numberCount = 4
  var animatedNumbers: [CGFloat] { [minX, minY, width, height] }
  init(animatedNumbers n: [CGFloat]) { self.init(x: n[0], y: n[1], width: n[2], height: n[3]) }
}

extension Backdrop: NumberedValue {
  static let numberCount = 2
  var animatedNumbers: [CGFloat] { [radius, CGFloat(saturation)] }
  init(animatedNumbers n: [CGFloat]) { self.init(radius: n[0], saturation: Double(n[1])) }

  /// A backdrop effect that leaves the content below unchanged.
  static let neutral = Backdrop(radius: 0)
}

extension Vibrancy: NumberedValue {
  static let numberCount = 2 + Color.numberCount
  var animatedNumbers: [CGFloat] {
    [CGFloat(saturation), CGFloat(strength)] + color.animatedNumbers
  }
  init(animatedNumbers n: [CGFloat]) {
    self.init(
      saturation: Double(n[0]), color: Color(animatedNumbers: Array(n[2...])),
      strength: Double(n[1]))
  }

  /// This vibrancy at strength 0, from and to which it fades.
  var faded: Vibrancy { Vibrancy(saturation: saturation, color: color, strength: 0) }
}

extension Color: NumberedValue {
  static let numberCount = 4
  var animatedNumbers: [CGFloat] { [red, green, blue, alpha].map { CGFloat($0) } }
  init(animatedNumbers n: [CGFloat]) {
    self.init(red: Double(n[0]), green: Double(n[1]), blue: Double(n[2]), alpha: Double(n[3]))
  }
}

extension CATransform3D: Animatable {
  var animated: AnimatedValue { .transform(self) }

  init?(_ animated: AnimatedValue) {
    guard case .transform(let transform) = animated else { return nil }
    self = transform
  }
}

extension Path: Animatable {
  var animated: AnimatedValue { .path(self) }

  init?(_ animated: AnimatedValue) {
    guard case .path(let path) = animated else { return nil }
    self = path
  }
}

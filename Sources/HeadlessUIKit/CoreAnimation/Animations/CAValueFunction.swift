import Foundation

/// A function that converts interpolated numbers to a transform.
///
/// With it, an animation of `transform` can make a full turn from 0 to 2π. Interpolation between
/// two transforms cannot, because they are equal.
open class CAValueFunction: _Object {
  /// The name of the function.
  public let name: CAValueFunctionName

  /// Creates a predefined function. Returns nil for an unknown name.
  public init?(name: CAValueFunctionName) {
    guard CAValueFunctionName.all.contains(name) else { return nil }
    self.name = name
    super.init(_object: ())
  }

  /// The numbers that give the identity transform.
  var neutral: AnimatedValue {
    switch name {
    case .scale: .numbers([1, 1, 1])
    case .scaleX, .scaleY, .scaleZ: .numbers([1])
    case .translate: .numbers([0, 0, 0])
    default: .numbers([0])
    }
  }

  /// Returns the transform for some numbers, or nil if the value is not numeric. Missing numbers
  /// are neutral.
  func transform(of value: AnimatedValue) -> AnimatedValue? {
    guard case .numbers(let numbers) = value, let first = numbers.first else { return nil }
    func number(_ index: Int, else neutral: CGFloat) -> CGFloat {
      index < numbers.count ? numbers[index] : neutral
    }
    let transform: CATransform3D? =
      switch name {
      case .rotateX: CATransform3DMakeRotation(first, 1, 0, 0)
      case .rotateY: CATransform3DMakeRotation(first, 0, 1, 0)
      case .rotateZ: CATransform3DMakeRotation(first, 0, 0, 1)
      case .scale: CATransform3DMakeScale(first, number(1, else: 1), number(2, else: 1))
      case .scaleX: CATransform3DMakeScale(first, 1, 1)
      case .scaleY: CATransform3DMakeScale(1, first, 1)
      case .scaleZ: CATransform3DMakeScale(1, 1, first)
      case .translate:
        CATransform3DMakeTranslation(first, number(1, else: 0), number(2, else: 0))
      case .translateX: CATransform3DMakeTranslation(first, 0, 0)
      case .translateY: CATransform3DMakeTranslation(0, first, 0)
      case .translateZ: CATransform3DMakeTranslation(0, 0, first)
      default: nil
      }
    return transform.map { .transform($0) }
  }
}

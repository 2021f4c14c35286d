import Foundation

/// Makes a transform of the numbers between which an animation of `transform` goes: a whole turn is one
/// between 0 and 2π, which two transforms cannot say.
open class CAValueFunction: _Object {
  /// Which one it is.
  public let name: CAValueFunctionName

  /// Nil for a name that is none of Core Animation's.
  public init?(name: CAValueFunctionName) {
    guard CAValueFunctionName.all.contains(name) else { return nil }
    self.name = name
    super.init(_object: ())
  }

  /// What changes nothing.
  var neutral: AnimatedValue {
    switch name {
    case .scale: .numbers([1, 1, 1])
    case .scaleX, .scaleY, .scaleZ: .numbers([1])
    case .translate: .numbers([0, 0, 0])
    default: .numbers([0])
    }
  }

  /// The transform of these numbers; those that are missing change nothing. Nil of what are no numbers.
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

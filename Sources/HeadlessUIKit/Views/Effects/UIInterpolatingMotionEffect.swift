import Foundation

/// A motion effect that interpolates between two values as the device tilts.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The tilt axis of a motion effect. Raw values match UIKit's.
  public enum EffectType: Int, Sendable { case tiltAlongHorizontalAxis, tiltAlongVerticalAxis }

  /// The key path of the property that the effect changes.
  public let keyPath: String
  /// The tilt axis that changes the value.
  public let type: EffectType
  /// The value at a viewer offset of −1: a number, a point or a size. Values of other types have no
  /// effect.
  open var minimumRelativeValue: Any?
  /// The value at a viewer offset of 1.
  open var maximumRelativeValue: Any?

  /// Creates an effect without values.
  public init(keyPath: String, type: EffectType) {
    (self.keyPath, self.type) = (keyPath, type)
    super.init()
  }

  open override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    let offset =
      type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
    guard let low = AnimatedValue(object: minimumRelativeValue),
      let high = AnimatedValue(object: maximumRelativeValue),
      case .numbers(let least) = low, case .numbers(let most) = high, least.count == most.count
    else { return nil }
    let part = min(max((offset + 1) / 2, 0), 1)
    let values = zip(least, most).map { $0 + ($1 - $0) * part }
    return [keyPath: values.count == 1 ? values[0] : values]
  }
}

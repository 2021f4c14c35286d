import Foundation

/// A value between two that follows the tilt of the device.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// Which tilt counts; raw values as UIKit's.
  public enum EffectType: Int, Sendable { case tiltAlongHorizontalAxis, tiltAlongVerticalAxis }

  /// What is changed.
  public let keyPath: String
  /// Which tilt changes it.
  public let type: EffectType
  /// At −1. A number, a point or a size; anything else changes nothing.
  open var minimumRelativeValue: Any?
  /// At 1.
  open var maximumRelativeValue: Any?

  /// Without values.
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

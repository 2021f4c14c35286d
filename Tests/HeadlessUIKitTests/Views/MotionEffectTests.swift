import Foundation
import HeadlessUIKit
import Testing

/// Motion effects for the device's tilt: their values, and their storage in views.
@MainActor
struct MotionEffectTests {
  private func effect(_ low: Any?, _ high: Any?) -> UIInterpolatingMotionEffect {
    let effect = UIInterpolatingMotionEffect(
      keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    (effect.minimumRelativeValue, effect.maximumRelativeValue) = (low, high)
    return effect
  }

  @Test(
    "A motion effect interpolates from its minimum to its maximum and clamps",
    arguments: [
      (-3, -10), (-1, -10), (0, 0), (0.5, 5), (1, 10), (7, 10),
    ] as [(CGFloat, CGFloat)])
  func interpolates(tilt: CGFloat, value: CGFloat) {
    let values = effect(-10, 10).keyPathsAndRelativeValues(
      forViewerOffset: UIOffset(horizontal: tilt, vertical: 0.3))
    #expect(values?["center.x"] as? CGFloat == value)
  }

  @Test("A motion effect without two values of one type has no effect")
  func withoutValues() {
    #expect(effect(nil, 10).keyPathsAndRelativeValues(forViewerOffset: .zero) == nil)
    #expect(
      effect(1, CGPoint(x: 1, y: 2)).keyPathsAndRelativeValues(forViewerOffset: .zero) == nil)
  }

  @Test("A group combines its effects, and a view keeps each effect once")
  func groups() {
    let vertical = UIInterpolatingMotionEffect(keyPath: "center.y", type: .tiltAlongVerticalAxis)
    (vertical.minimumRelativeValue, vertical.maximumRelativeValue) = (-4, 4)
    let group = UIMotionEffectGroup()
    group.motionEffects = [effect(-10, 10), vertical]
    let values = group.keyPathsAndRelativeValues(
      forViewerOffset: UIOffset(horizontal: 1, vertical: -1))
    #expect(values?["center.x"] as? CGFloat == 10 && values?["center.y"] as? CGFloat == -4)
    let view = UIView()
    view.addMotionEffect(group)
    view.addMotionEffect(group)
    #expect(view.motionEffects.count == 1)
    view.removeMotionEffect(group)
    #expect(view.motionEffects.isEmpty)
  }
}

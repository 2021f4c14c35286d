import Testing
import UIKit

/// Subclasses of UIKit's objects that tests of apps declare.
@MainActor
struct TestDoubleTests {
  private final class Screen: UIScreen {
    private let factor: CGFloat

    init(factor: CGFloat) {
      self.factor = factor
      super.init()
    }

    override var scale: CGFloat { factor }
    override var bounds: CGRect { CGRect(x: 0, y: 0, width: 10, height: 20) }
    override var traitCollection: UITraitCollection { UITraitCollection(displayScale: factor) }
  }

  private final class Device: UIDevice {
    override var userInterfaceIdiom: UIUserInterfaceIdiom { .pad }
  }

  private final class Touches: UIEvent {
    override var timestamp: TimeInterval { 3 }
  }

  @Test func aScreenCanHaveAnotherScale() {
    let screen = Screen(factor: 3)
    #expect(screen.nativeBounds == CGRect(x: 0, y: 0, width: 30, height: 60))
    #expect(screen.traitCollection.displayScale == 3)
    #expect(UIScreen().bounds == .zero && UIScreen().scale == 1)
  }

  @Test func aDeviceCanHaveAnotherIdiom() {
    #expect(Device().model == "iPad")
    #expect(UIDevice().model == UIDevice.current.model)
  }

  @Test func anEventCanHaveAnotherTime() {
    #expect(Touches().timestamp == 3)
    #expect(UIEvent().allTouches?.isEmpty ?? true)
  }
}

import Foundation
import HeadlessUIKit
import Testing

/// A layer with a custom property that it draws, declared in apps as `@NSManaged`.
private final class DialLayer: CALayer {
  var turn: CGFloat {
    get { _managedValue(forKey: "turn") }
    set { _setManagedValue(newValue, forKey: "turn") }
  }
  var steps: Int { _managedValue(forKey: "steps") }
  var name2: String? { _managedValue(forKey: "name2") }
  /// The values that `draw(in:)` used, in order, for all layers of this class.
  nonisolated(unsafe) static var drawn: [CGFloat] = []
  var ownAction: CAAnimation?

  override class func needsDisplay(forKey key: String) -> Bool {
    key == "turn" || super.needsDisplay(forKey: key)
  }

  override class func defaultValue(forKey key: String) -> Any? { key == "steps" ? 12 : nil }

  override func action(forKey event: String) -> (any CAAction)? {
    event == "turn" ? ownAction : super.action(forKey: event)
  }

  override func draw(in ctx: CGContext) { Self.drawn.append(turn) }
}

/// A layer that disables implicit animations.
private final class StillLayer: CALayer {
  override func action(forKey event: String) -> (any CAAction)? { nil }
}

@MainActor
@Suite("Custom properties of layer subclasses", .serialized)
struct CustomLayerPropertyTests {
  private func shown<Shown: CALayer>(_ layer: Shown) -> (window: UIWindow, clock: DisplayClock) {
    let clock = onScreen(width: 100, height: 100).clock
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    window.layer.addSublayer(layer)
    window.displayIfNeeded()
    clock.advance(to: 1)
    return (window, clock)
  }

  @Test func valuesBeforeAndAfterTheyAreSet() {
    let dial = DialLayer()
    #expect(dial.turn == 0)
    #expect(dial.steps == 12)
    #expect(dial.name2 == nil)
    dial.setValue(NSNumber(value: 3.7), forKey: "steps")
    #expect(dial.steps == 4)
    dial.turn = 0.25
    #expect(dial.value(forKey: "turn") as? CGFloat == 0.25)
    #expect(DialLayer(layer: dial).turn == 0.25)
  }

  @Test func settingOneDrawsAnewOtherNamesDoNot() {
    let dial = DialLayer()
    let (window, _) = shown(dial)
    dial.setValue(1, forKey: "other")
    #expect(!dial.needsDisplay())
    dial.turn = 1
    #expect(dial.needsDisplay())
    DialLayer.drawn = []
    window.displayIfNeeded()
    #expect(DialLayer.drawn == [1])
  }

  @Test func anAnimationDrawsEachFrameWithWhatIsSeenThen() {
    let dial = DialLayer()
    let (window, clock) = shown(dial)
    dial.turn = 1
    let animation = CABasicAnimation(keyPath: "turn")
    animation.fromValue = 0
    animation.toValue = 1
    animation.duration = 1
    dial.add(animation, forKey: nil)
    DialLayer.drawn = []
    for time in [1.25, 1.5, 2, 2.5] {
      clock.advance(to: time)
      window.displayIfNeeded()
      if time == 1.5 { #expect(dial.presentation()?.turn == 0.5) }
    }
    // The layer draws its final value once at the end of the animation, and not again.
    #expect(DialLayer.drawn == [0.25, 0.5, 1])
    #expect(dial.turn == 1)
  }

  @Test func theActionForItBeginsWithWhatWasSeen() {
    let dial = DialLayer()
    let action = CABasicAnimation(keyPath: "turn")
    action.duration = 1
    dial.ownAction = action
    let (window, clock) = shown(dial)
    defer { window.displayIfNeeded() }
    dial.turn = 8
    clock.advance(to: 1.25)
    #expect(dial.presentation()?.turn == 2)
    // The next animation starts from the current value; the action itself did not change.
    dial.turn = 0
    clock.advance(to: 1.75)
    #expect(dial.presentation()?.turn == 1)
    #expect(action.fromValue == nil)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    dial.turn = 5
    CATransaction.commit()
    dial.removeAllAnimations()
    #expect(dial.presentation()?.turn == 5)
  }

  @Test func aLayerWithoutActionsDoesNotAnimateByItself() {
    for (layer, x) in [(CALayer(), CGFloat(15)), (StillLayer(), 45)] {
      let (window, clock) = shown(layer)
      defer { window.displayIfNeeded() }
      CATransaction.begin()
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      layer.position.x = 45
      CATransaction.commit()
      clock.advance(to: 1.0625)
      #expect(abs((layer.presentation()?.position.x ?? 0) - x) < 1e-9)
    }
  }

  @Test func viewsTellTheirBlockAsTheAction() throws {
    _ = onScreen()
    let view = UIView()
    #expect(view.layer.action(forKey: "position") == nil)
    var seen: [(any CAAction)?] = []
    UIView.animate(
      withDuration: 0.7, delay: 0, options: [.curveLinear],
      animations: {
        seen = [view.layer.action(forKey: "position"), view.layer.action(forKey: "turn")]
      })
    let action = try #require(seen[0] as? CABasicAnimation)
    #expect(action.duration == 0.7)
    #expect(seen[1] == nil)
  }
}

import Foundation
@_spi(Overscroll) import HeadlessUIKit
import Testing

@MainActor
@Suite("Value functions, cumulative animations and implicit transactions")
struct ValueFunctionTests {
  @MainActor
  private struct Shown {
    let environment = onScreen(width: 100, height: 100)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let layer = CALayer()

    init() {
      layer.frame = CGRect(x: 10, y: 10, width: 10, height: 10)
      window.layer.addSublayer(layer)
    }

    func seen(_ time: TimeInterval) -> CGAffineTransform {
      environment.clock.turn(to: time)
      return (layer.presentation() ?? layer).affineTransform()
    }

    func x(_ time: TimeInterval) -> CGFloat {
      environment.clock.turn(to: time)
      return ((layer.presentation() ?? layer).position.x * 1e3).rounded() / 1e3
    }
  }

  @Test("A full turn by a value function rotates, unlike two equal transforms")
  func wholeTurn() {
    let shown = Shown()
    let turn = CABasicAnimation(keyPath: "transform")
    turn.valueFunction = CAValueFunction(name: .rotateZ)
    turn.fromValue = 0
    turn.toValue = CGFloat.pi * 2
    turn.duration = 4
    shown.layer.add(turn, forKey: nil)
    let quarter = shown.seen(1)
    #expect(abs(quarter.a) < 1e-9 && abs(quarter.b - 1) < 1e-9)
    let half = shown.seen(2)
    #expect(abs(half.a + 1) < 1e-9 && abs(half.b) < 1e-9)
  }

  @Test("Missing values are identities, and three numbers scale")
  func neutral() {
    let shown = Shown()
    let grow = CABasicAnimation(keyPath: "transform")
    grow.valueFunction = CAValueFunction(name: .scaleX)
    grow.toValue = 3
    grow.duration = 2
    shown.layer.add(grow, forKey: nil)
    #expect(shown.seen(1).a == 2 && shown.seen(1).d == 1)
    shown.layer.removeAllAnimations()
    let frames = CAKeyframeAnimation(keyPath: "transform")
    frames.valueFunction = CAValueFunction(name: .translateY)
    frames.values = [0, 10, 0]
    frames.duration = 2
    shown.layer.add(frames, forKey: nil)
    #expect(shown.seen(2).ty == 10 && shown.seen(2).tx == 0)
    #expect(CAValueFunction(name: CAValueFunctionName(rawValue: "spin")) == nil)
  }

  @Test(
    "A cumulative animation continues from the last repetition, and an autoreversing one restarts"
  )
  func cumulative() {
    let shown = Shown()
    let move = CABasicAnimation(keyPath: "position.x")
    (move.fromValue, move.toValue) = (10, 20)
    (move.duration, move.repeatCount) = (1, 3)
    move.isCumulative = true
    shown.layer.add(move, forKey: "move")
    #expect([0.5, 1.5, 2.5].map(shown.x) == [15, 35, 55])
    shown.layer.removeAllAnimations()
    move.autoreverses = true
    shown.layer.add(move, forKey: "move")
    // The animation begins at 2.5. A cycle forwards and back takes two seconds and ends at 10,
    // which is added to the next one.
    #expect([3, 4, 5, 6].map(shown.x) == [15, 15, 25, 25])
  }

  @Test("Settings outside transactions last until the end of the event")
  func implicit() {
    let shown = Shown()
    shown.environment.clock.turn(to: 1)
    CATransaction.setDisableActions(true)
    shown.layer.position.x = 50
    #expect(shown.layer.animationKeys() == nil && CATransaction.disableActions())
    shown.environment.clock.turn(to: 1.1)
    #expect(!CATransaction.disableActions())
    CATransaction.setAnimationDuration(2)
    shown.layer.position.x = 60
    // The animation has Core Animation's default curve, and two seconds instead of a quarter of a
    // second.
    #expect(shown.x(2.1) > 55 && shown.x(2.1) < 60 && shown.x(3.1) == 60)
  }

  @Test("Transaction keys match the setters, and custom keys last as long as the transaction")
  func keys() {
    onScreen()
    CATransaction.begin()
    CATransaction.setValue(3, forKey: kCATransactionAnimationDuration)
    CATransaction.setValue(true, forKey: kCATransactionDisableActions)
    CATransaction.setValue("mine", forKey: "own")
    #expect(CATransaction.animationDuration() == 3 && CATransaction.disableActions())
    #expect(CATransaction.value(forKey: kCATransactionAnimationDuration) as? Double == 3)
    CATransaction.begin()
    #expect(CATransaction.value(forKey: "own") as? String == "mine")
    CATransaction.commit()
    CATransaction.commit()
    #expect(CATransaction.value(forKey: "own") == nil && !CATransaction.disableActions())
  }

  @Test("A completion set outside transactions runs after the current event's animations")
  func completion() {
    let shown = Shown()
    shown.environment.clock.turn(to: 1)
    var ended: [String] = []
    CATransaction.setCompletionBlock { ended.append("over") }
    shown.layer.position.x = 50
    shown.environment.clock.advance(to: 1.1)
    #expect(ended.isEmpty)
    shown.environment.clock.advance(to: 1.3)
    #expect(ended == ["over"])
  }

  @Test("Views animated with the delete system animation shrink, fade and are removed")
  func deletion() {
    let shown = Shown()
    let view = UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    for view in [view, other] { shown.window.addSubview(view) }
    var ended: [Bool] = []
    UIView.perform(.delete, on: [view], options: []) {
      other.alpha = 0.5
    } completion: {
      ended.append($0)
    }
    shown.environment.clock.advance(to: 0.15)
    #expect(view.superview === shown.window && (view.layer.presentation()?.opacity ?? 1) < 1)
    shown.environment.clock.advance(to: 0.3)
    #expect(view.superview == nil && ended == [true])
    #expect(view.alpha == 1 && view.transform == .identity && other.alpha == 0.5)
  }
}

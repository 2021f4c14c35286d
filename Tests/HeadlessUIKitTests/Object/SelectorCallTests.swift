import Foundation
@_spi(Overscroll) import HeadlessUIKit
import Testing

/// Calls of methods by selector, and access to properties by name.
@MainActor
@Suite("Calls by selector")
struct SelectorCallTests {
  final class Listener: UIResponder {
    var calls: [String] = []
    var radius: CGFloat = 0
    weak var friend: Listener?
  }

  private func listener() -> Listener {
    SelectorMethods.register("heard:", of: Listener.self) { listener, sender, _ in
      listener.calls.append((sender as? Notification)?.name.rawValue ?? "\(sender ?? "nil")")
    }
    SelectorMethods.register("fired:", of: Listener.self) { listener, sender, _ in
      listener.calls.append("\(sender is Timer)")
    }
    KeyedProperties.register("radius", of: Listener.self) {
      $0.radius
    } set: { listener, value in
      guard let value = DynamicCast.cast(value, to: CGFloat.self) else { return false }
      listener.radius = value
      return true
    }
    return Listener()
  }

  @Test("A notification observer is called until removed and is not retained")
  func notifications() {
    onScreen()
    let center = NotificationCenter()
    var observer: Listener? = listener()
    weak let gone = observer
    let sender = Listener()
    center.addObserver(
      observer as Any, selector: "heard:", name: Notification.Name("a"), object: sender)
    center.addObserver(
      observer as Any, selector: "heard:", name: Notification.Name("b"), object: nil)
    center.post(name: Notification.Name("a"), object: sender)
    center.post(name: Notification.Name("a"), object: nil)
    center.post(name: Notification.Name("b"), object: nil)
    #expect(observer?.calls == ["a", "b"])
    observer.map { center.removeObserver($0, name: Notification.Name("b"), object: nil) }
    center.post(name: Notification.Name("b"), object: nil)
    center.post(name: Notification.Name("a"), object: sender)
    #expect(observer?.calls == ["a", "b", "a"])
    observer.map { center.removeObserver($0) }
    center.post(name: Notification.Name("a"), object: sender)
    #expect(observer?.calls.count == 3)
    observer = nil
    #expect(gone == nil)
  }

  @Test("Timers fire on the screen's clock")
  func timers() {
    let environment = ScreenEnvironment(
      bounds: CGRect(x: 0, y: 0, width: 100, height: 100), scale: 1)
    let clock = environment.clock
    let target = listener()
    func advance(to times: TimeInterval...) {
      environment.run { for time in times { clock.advance(to: time) } }
    }
    var timer = Timer()
    environment.run {
      timer.invalidate()
      timer = Timer.scheduledTimer(
        timeInterval: 0.5, target: target, selector: "fired:", userInfo: nil, repeats: true)
      let once = Timer(
        timeInterval: 0.75, target: target, selector: "fired:", userInfo: ["key": 7],
        repeats: false)
      #expect((once.userInfo as? [String: Int]) == ["key": 7])
      RunLoop.main.add(once, forMode: .common)
    }
    #expect(clock.nextAnimationEnd == 0.75, "only what repeats is no motion")
    advance(to: 0.25, 0.5, 0.75, 1.0)
    #expect(target.calls == ["true", "true", "true"])
    #expect(clock.nextAnimationEnd == nil && timer.isValid)
    environment.run { timer.invalidate() }
    #expect(clock.nextEvent == nil && !timer.isValid)
    advance(to: 1.5, 2.0)
    #expect(target.calls.count == 3)
    environment.run {
      let dated = Timer(
        fireAt: Date(timeIntervalSinceNow: 0.5), interval: 0.25, target: target,
        selector: "fired:", userInfo: "info", repeats: true)
      #expect(dated.userInfo as? String == "info")
      RunLoop.main.add(dated, forMode: .common)
      RunLoop.main.add(dated, forMode: .default)
    }
    advance(to: 2.25, 2.5, 2.75)
    #expect(target.calls.count == 5)
  }

  @Test("perform(_:) calls a method at once or after a delay")
  func perform() {
    let clock = onScreen().clock
    let target = listener()
    target.perform("heard:", with: 7)
    target.perform("heard:", with: 8, afterDelay: 0.25)
    #expect(target.calls == ["7"])
    clock.advance(to: 0.25)
    #expect(target.calls == ["7", "8"])
    #expect(target.responds(to: "heard:") && !target.responds(to: "unheard:"))
    target.performSelector(inBackground: "heard:", with: 9)
    #expect(target.calls.count == 2)
    clock.advance(to: 0.25)
    #expect(target.calls == ["7", "8", "9"])
  }

  @Test("A method with two arguments gets both, and modes and threads change no call")
  func variants() {
    let clock = onScreen().clock
    let target = listener()
    SelectorMethods.register("heard:with:", of: Listener.self) { listener, first, second in
      listener.calls.append("\(first ?? "nil")+\(second ?? "nil")")
    }
    target.perform("heard:with:", with: 1, with: 2)
    target.perform("heard:", on: .main, with: 3, waitUntilDone: true)
    target.perform("heard:", with: 4, afterDelay: 0.5, inModes: [.common])
    #expect(target.calls == ["1+2", "3"])
    clock.advance(to: 0.5)
    #expect(target.calls == ["1+2", "3", "4"])
  }

  @Test("An object of unknown class answers and performs like an NSObject")
  func unknownClass() {
    let clock = onScreen().clock
    let target = listener()
    let messaged = _MessagedObject(target as AnyObject)
    #expect(messaged.responds(to: "heard:") && !messaged.responds(to: "unheard:"))
    messaged.perform("heard:", with: 1)
    messaged.performSelector(onMainThread: "heard:", with: 2, waitUntilDone: false)
    #expect(target.calls == ["1"])
    clock.advance(to: 0)
    #expect(target.calls == ["1", "2"])
    let object: any NSObjectProtocol = target
    #expect(object.isKind(of: UIResponder.self) && !object.isMember(of: UIResponder.self))
    #expect(object.isMember(of: Listener.self) && !object.isKind(of: UIView.self))
  }

  @Test("A property is set by name, and numbers by value")
  func keys() {
    let environment = onScreen()
    let target = listener()
    target.setValue(NSNumber(value: 4), forKey: "radius")
    #expect(target.radius == 4 && target.value(forKey: "radius") as? CGFloat == 4)
    target.setValue("wide", forKey: "radius")
    target.setValue(1, forKey: "diameter")
    #expect(target.radius == 4)
    #expect(
      environment.problems.errors.map(\.kind) == [
        .undefinedKey("radius", object: "Listener"), .undefinedKey("diameter", object: "Listener"),
      ])
  }

  @Test("Values bridge to Foundation objects")
  func casts() {
    #expect(DynamicCast.cast(nil, to: Int.self) == nil)
    #expect(DynamicCast.cast(nil, to: Int?.self) == .some(nil))
    #expect(DynamicCast.cast(2.5, to: CGFloat.self) == 2.5)
    #expect(DynamicCast.cast(1, to: Bool?.self) == true)
    #expect(DynamicCast.cast("2", to: Int.self) == nil)
    let note = Notification(name: Notification.Name("a"))
    #expect(DynamicCast.cast(note, to: NSNotification.self)?.name.rawValue == "a")
  }
}

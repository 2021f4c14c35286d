import Foundation
import HeadlessUIKit
import Testing

/// Key-value observing, as Foundation documents it.
@MainActor
struct ObservationTests {
  private class List: UIScrollView {}
  private final class DeepList: List {
    override var frame: CGRect {
      get { super.frame }
      set { super.frame = newValue }
    }
  }

  /// An observer like the pull-to-refresh views of iOS apps.
  private final class Follower: UIView {
    private(set) var told: [String] = []

    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      let values = [change?[.oldKey], change?[.newKey]].map { value in
        (value as? CGPoint).map { "\($0.y)" } ?? "-"
      }
      let prior = change?[.notificationIsPriorKey] as? Bool == true ? " prior" : ""
      told.append("\(keyPath ?? "nil") \(values.joined(separator: " "))\(prior)")
    }
  }

  @Test("The offset is observable, through code and subclasses")
  func contentOffset() {
    let view = DeepList(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var told: [CGFloat?] = []
    var observation: NSKeyValueObservation? = view.observe(\.contentOffset, options: [.old, .new]) {
      #expect($0 === view && $1.kind == .setting && !$1.isPrior)
      told += [$1.oldValue?.y, $1.newValue?.y]
    }
    view.contentOffset.y = 10
    view.setContentOffset(CGPoint(x: 0, y: 20), animated: false)
    #expect(told == [0, 10, 10, 20])
    observation?.invalidate()
    view.contentOffset.y = 30
    #expect(told.count == 4)
    observation = view.observe(\.contentOffset) { _, change in
      #expect(change.newValue == nil && change.oldValue == nil)
      told.append(nil)
    }
    view.contentOffset.y = 40
    #expect(told.count == 5)
    observation = nil
    view.contentOffset.y = 50
    #expect(told.count == 5 && observation == nil)
  }

  @Test("States of controls, images, titles, editing and safe areas are observable")
  func otherProperties() {
    var told: [String] = []
    let (button, picture, list) = (UIButton(), UIImageView(), UITableView())
    let controller = UIViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    let observations = [
      button.observe(\.isHighlighted, options: .new) { told.append("lit \($1.newValue == true)") },
      button.observe(\.isEnabled, options: [.old, .prior]) {
        told.append("enabled \($1.oldValue == true) \($1.isPrior) \($0.isEnabled)")
      },
      button.observe(\.alpha) { _, _ in told.append("alpha") },
      picture.observe(\.image, options: [.old, .new]) {
        told.append("image \($1.oldValue == .some(nil)) \($1.newValue != nil)")
      },
      list.observe(\.isEditing, options: .new) { told.append("editing \($1.newValue == true)") },
      controller.observe(\.title, options: .new) { told.append("title \($1.newValue as Any)") },
      controller.view.observe(\.safeAreaInsets, options: [.old, .new]) {
        told.append("area \($1.oldValue?.top ?? -1) \($1.newValue?.top ?? -1)")
      },
    ]
    button.isHighlighted = true
    button.isEnabled = false
    button.alpha = 0.5
    picture.image = UIImage()
    list.setEditing(true, animated: false)
    list.setEditing(true, animated: false)
    controller.title = "Home"
    controller.additionalSafeAreaInsets.top = 10
    window.layoutIfNeeded()
    #expect(
      told == [
        "lit true", "enabled true true true", "enabled true false false", "alpha",
        "image true true", "editing true",
        #"title Optional(Optional("Home"))"#, "area 0.0 10.0",
      ], "\(told)")
    withExtendedLifetime(observations) {}
    let follower = Follower()
    button.addObserver(follower, forKeyPath: "selected", options: [], context: nil)
    button.isSelected = true
    #expect(follower.told == ["selected - -"])
    button.removeObserver(follower, forKeyPath: "selected")
  }

  @Test("A drag's offsets are observed per tick, after the delegate, with the pan's states")
  func drag() {
    let fixture = ScrollFixture()
    var (offsets, states): ([CGFloat], [UIPanGestureRecognizer.State]) = ([], [])
    var delegate: [CGFloat] = []
    fixture.onScroll = { delegate.append($0.contentOffset.y) }
    let offset = fixture.view.observe(\.contentOffset, options: .new) { _, change in
      offsets.append(change.newValue?.y ?? -1)
      #expect(delegate == offsets)
    }
    let state = fixture.view.panGestureRecognizer.observe(\.state, options: .new) { _, change in
      if let new = change.newValue, states.last != new { states.append(new) }
    }
    fixture.down()
    for _ in 1...12 { fixture.move(by: 0, -20, over: 1 / 60) }
    fixture.lift()
    #expect(offsets.count > 5 && offsets == offsets.sorted())
    #expect(states == [.began, .changed, .ended, .possible])
    withExtendedLifetime((offset, state)) {}
  }

  @Test("Options select initial, prior, old and new values")
  func options() {
    let view = UIView()
    var told: [String] = []
    let observation = view.observe(\.alpha, options: [.initial, .prior, .old, .new]) {
      view, change in
      let values = [change.oldValue, change.newValue].map { $0.map { "\($0)" } ?? "-" }
      told.append(
        "\(values.joined(separator: " ")) at \(view.alpha)\(change.isPrior ? " prior" : "")")
    }
    view.alpha = 0.5
    #expect(told == ["- 1.0 at 1.0", "1.0 - at 1.0 prior", "1.0 0.5 at 0.5"])
    withExtendedLifetime(observation) {}
  }

  @Test("Frame, bounds and centre are observable whichever is set")
  func geometry() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var told: [String] = []
    let observations = [
      view.observe(\.frame) { _, _ in told.append("frame") },
      view.observe(\.bounds) { _, _ in told.append("bounds") },
      view.observe(\.center) { _, _ in told.append("center") },
      view.layer.observe(\.bounds) { _, _ in told.append("layer.bounds") },
      view.layer.observe(\.position) { _, _ in told.append("layer.position") },
      view.observe(\.isHidden) { _, _ in told.append("isHidden") },
    ]
    view.frame = CGRect(x: 5, y: 5, width: 20, height: 20)
    #expect(told == ["layer.bounds", "layer.position", "frame", "bounds", "center"])
    told = []
    view.center.x += 1
    #expect(told == ["layer.position", "center", "frame"])
    told = []
    view.isHidden = true
    #expect(told == ["isHidden"])
    var scales: [CGFloat] = []
    let turning = view.observe(\.transform, options: [.initial, .new]) { _, change in
      scales.append(change.newValue?.a ?? 0)
    }
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(scales == [1, 2])
    withExtendedLifetime(turning) {}
    withExtendedLifetime(observations) {}
  }

  @Test("Sizes and insets are observable, also when layout sets them")
  func contentSize() {
    let fixture = ScrollFixture()
    var told: [String] = []
    let observations = [
      fixture.view.observe(\.contentSize, options: .new) {
        told.append("\($1.newValue?.height ?? 0)")
      },
      fixture.view.observe(\.contentInset, options: .old) {
        told.append("\($1.oldValue?.top ?? 9)")
      },
    ]
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    fixture.view.addSubview(content)
    let guide = fixture.view.contentLayoutGuide
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: guide.topAnchor),
      content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      content.heightAnchor.constraint(equalToConstant: 1234),
    ])
    fixture.window.layoutIfNeeded()
    fixture.view.contentInset.top = 5
    #expect(told == ["1234.0", "0.0"])
    withExtendedLifetime(observations) {}
  }

  @Test("Observers of texts are notified when code sets them, with nil as a value")
  func texts() {
    let (label, field, view) = (UILabel(), UITextField(), UITextView())
    let follower = Follower()
    label.addObserver(follower, forKeyPath: "text", options: [.old, .new], context: nil)
    var told: [String] = []
    let observations = [
      label.observe(\.text, options: [.old, .new]) { _, change in
        told.append("label \(change.oldValue as Any) \(change.newValue as Any)")
      },
      field.observe(\.text, options: .new) { told.append("field \($1.newValue as Any)") },
      view.observe(\.text, options: .new) { view, _ in told.append("view \(view.text ?? "")") },
      view.observe(\.contentInset) { _, _ in told.append("inset") },
      field.observe(\.alpha) { _, _ in told.append("alpha") },
    ]
    label.text = "a"
    label.text = nil
    (field.text, view.text) = ("b", "c")
    (field.alpha, view.contentInset.top) = (0.5, 1)
    #expect(
      told == [
        "label Optional(nil) Optional(Optional(\"a\"))",
        "label Optional(Optional(\"a\")) Optional(nil)", "field Optional(Optional(\"b\"))",
        "view c",
        "alpha", "inset",
      ])
    #expect(follower.told == ["text - -", "text - -"])
    withExtendedLifetime(observations) {}
  }

  @Test("An observer by key path is notified until removed or released")
  func keyPaths() {
    let fixture = ScrollFixture()
    let (environment, view) = (ScreenEnvironment.current, fixture.view)
    let follower = Follower()
    view.addObserver(
      follower, forKeyPath: "contentOffset", options: [.old, .new, .prior], context: nil)
    view.contentOffset.y = 7
    #expect(follower.told == ["contentOffset 0.0 - prior", "contentOffset 0.0 7.0"])
    view.removeObserver(follower, forKeyPath: "contentOffset")
    view.contentOffset.y = 8
    #expect(follower.told.count == 2)
    view.addObserver(follower, forKeyPath: "panGestureRecognizer.state", options: [], context: nil)
    fixture.down()
    fixture.move(by: 0, -50, over: 0.1)
    #expect(follower.told.last == "panGestureRecognizer.state - -")
    fixture.lift()
    view.removeObserver(follower, forKeyPath: "panGestureRecognizer.state", context: nil)
    var gone: Follower? = Follower()
    view.addObserver(gone!, forKeyPath: "contentSize", options: .new, context: nil)
    gone = nil
    view.contentSize.height = 500
    #expect(gone == nil && environment.problems.errors.isEmpty)
    #expect(environment.problems.notes.isEmpty)
  }

  @Test("Invalid observations and removals are reported with messages")
  func problems() {
    let environment = onScreen()
    let view = UIView()
    view.addObserver(Follower(), forKeyPath: "backgroundColor", options: .new, context: nil)
    _ = view.observe(\.tag) { _, _ in }
    view.addObserver(NSString("a"), forKeyPath: "alpha", options: [], context: nil)
    #expect(
      environment.problems.notes == [
        "addObserver: UIView does not report changes of 'backgroundColor'; observable: "
          + "alpha, bounds, center, frame, isHidden, safeAreaInsets, transform",
        "observe: UIView does not report changes of this Int; observable: "
          + "alpha, bounds, center, frame, isHidden, safeAreaInsets, transform",
        "addObserver: NSString cannot observe key paths; only views, layers, controllers and other "
          + "UIKit objects can. Use observe(_:options:) instead",
      ])
    view.removeObserver(Follower(), forKeyPath: "alpha")
    let deaf = UIView()
    view.addObserver(deaf, forKeyPath: "alpha", options: [], context: nil)
    view.alpha = 0.5
    #expect(
      environment.problems.errors.map(\.kind) == [
        .notObserved(keyPath: "alpha", object: "UIView"),
        .unhandledChange(keyPath: "alpha", observer: "UIView"),
      ])
  }

  @Test("An observer may change the observed property and remove itself in a callback")
  func reentrance() {
    let view = UIScrollView()
    var told: [CGFloat] = []
    var observation: NSKeyValueObservation?
    observation = view.observe(\.contentOffset, options: [.old, .new]) { view, change in
      told.append(change.newValue?.y ?? -1)
      if view.contentOffset.y < 3 { view.contentOffset.y += 1 } else { observation?.invalidate() }
    }
    view.contentOffset.y = 1
    view.contentOffset.y = 9
    #expect(told == [1, 2, 3])
  }

  @Test("A key path resolves to the objects at the start of the observation")
  func throughNames() {
    let (outer, view, follower) = (UIView(), UIView(), Follower())
    outer.addSubview(view)
    view.addObserver(follower, forKeyPath: "superview.center", options: [.new], context: nil)
    outer.center = CGPoint(x: 3, y: 7)
    view.removeFromSuperview()
    outer.center = CGPoint(x: 3, y: 8)
    #expect(follower.told == ["superview.center - 7.0", "superview.center - 8.0"])
  }
}

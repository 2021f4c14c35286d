public import Foundation

/// A view that a finger uses, and that tells of it by actions.
///
/// It follows one finger, from when it comes down. While that is inside, or less than 70 points
/// outside, the control is highlighted. Actions are told in the order in which they were added.
open class UIControl: UIView {
  // MARK: State

  /// Controls that are not enabled follow no finger.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { stateChanged() } }
  }
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateChanged() } }
  }
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateChanged() } }
  }

  /// All that holds now; a control to which nothing of it applies is `normal`.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// The control is to look as its state says.
  func stateChanged() { setNeedsLayout() }

  /// Where content stands that is narrower than the control.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }
  /// Where content stands that is lower than the control.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
  }

  /// Leading and trailing as left and right.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch contentHorizontalAlignment {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    case .center, .left, .right, .fill: contentHorizontalAlignment
    }
  }

  // MARK: Tracking

  /// A finger is being followed.
  public private(set) final var isTracking = false
  /// The finger that is followed counts as inside.
  public private(set) final var isTouchInside = false
  private weak var followed: UITouch?

  /// A finger comes down in the control; false does not follow it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// The finger has moved; false stops following it.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// The finger has left.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// A gesture or a scroll view has taken the finger.
  open func cancelTracking(with event: UIEvent?) {}

  /// How far outside its bounds a finger still counts as inside, in points.
  private static let reach: CGFloat = 70

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, followed == nil,
      let touch = touches.min(by: { $0.startTime < $1.startTime })
    else { return }
    followed = touch
    isTouchInside = true
    isTracking = beginTracking(touch, with: event)
    guard isTracking else { return }
    isHighlighted = true
    send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let followed, touches.contains(followed) else { return }
    let wasInside = isTouchInside
    isTouchInside = bounds.insetBy(dx: -Self.reach, dy: -Self.reach)
      .contains(followed.location(in: self))
    isTracking = continueTracking(followed, with: event)
    guard isTracking else { return isHighlighted = false }
    isHighlighted = isTouchInside
    if wasInside != isTouchInside { send(isTouchInside ? .touchDragEnter : .touchDragExit, event) }
    send(isTouchInside ? .touchDragInside : .touchDragOutside, event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let followed, touches.contains(followed) else { return }
    let (wasTracking, isInside) = (isTracking, isTouchInside)
    forget()
    guard wasTracking else { return }
    endTracking(followed, with: event)
    send(isInside ? .touchUpInside : .touchUpOutside, event)
    if isInside { triggered(event) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let followed, touches.contains(followed) else { return }
    let wasTracking = isTracking
    forget()
    guard wasTracking else { return }
    cancelTracking(with: event)
    send(.touchCancel, event)
  }

  private func forget() {
    followed = nil
    (isTracking, isTouchInside) = (false, false)
    isHighlighted = false
  }

  /// A finger left inside: buttons do what they are for.
  func triggered(_ event: UIEvent?) {}

  /// Whether a finger that leaves counts as inside.
  final func isTouchInside(_ touch: UITouch?) -> Bool {
    guard let touch else { return false }
    return bounds.insetBy(dx: -Self.reach, dy: -Self.reach).contains(touch.location(in: self))
  }

  /// Whether a tap on the control is its own, so that a tap recogniser of a view around it does not
  /// get it: buttons, switches, steppers, segmented and page controls.
  /// (https://developer.apple.com/documentation/uikit/uigesturerecognizer)
  var keepsTaps: Bool { false }

  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard keepsTaps, isEnabled, gestureRecognizer.view !== self,
      let tap = gestureRecognizer as? UITapGestureRecognizer
    else { return true }
    return tap.numberOfTapsRequired != 1 || tap.numberOfTouchesRequired != 1
  }

  // MARK: Actions

  private var handlers: [ControlHandler] = []

  /// Calls `action` of `target` for these events; without a target, of the first responder from the
  /// control on that has it. The target is not kept. Added again, events come together.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    if let index = handlers.firstIndex(where: { $0.is(object, action) }) {
      handlers[index].events.formUnion(controlEvents)
    } else {
      handlers.append(
        ControlHandler(
          kind: .method(object.map(WeakObject.init), action), events: controlEvents))
    }
  }

  /// Nil stands for every target, and for every action.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    for index in handlers.indices where handlers[index].matches(object, action) {
      handlers[index].events.subtract(controlEvents)
    }
    handlers.removeAll { $0.events.isEmpty }
  }

  /// Runs the action for these events; one of that identifier that was there makes way.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    handlers.append(ControlHandler(kind: .action(action), events: controlEvents))
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    for index in handlers.indices where handlers[index].identifier == actionIdentifier {
      handlers[index].events.subtract(controlEvents)
    }
    handlers.removeAll { $0.events.isEmpty }
  }

  /// The targets that are there; `NSNull` stands for the responder chain.
  open var allTargets: Set<AnyHashable> {
    Set(
      handlers.compactMap { handler in
        guard case .method(let target, _) = handler.kind else { return nil }
        guard let target else { return AnyHashable(NSNull()) }
        return (target.object as? any Hashable).map { AnyHashable($0) }
      })
  }

  /// All events that something is called for.
  open var allControlEvents: Event { handlers.reduce(into: []) { $0.formUnion($1.events) } }

  /// The names of a target's actions for an event; nil for none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let object = target.map { $0 as AnyObject }
    let names = handlers.compactMap { handler -> String? in
      guard !handler.events.isDisjoint(with: controlEvent),
        case .method(let own, let action) = handler.kind, own?.object === object
      else { return nil }
      return action.name
    }
    return names.isEmpty ? nil : names
  }

  /// Hands out what was added, in order: an action, or a target with its method, and the events it is for, until
  /// the body sets its last argument.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    var stop = false
    for handler in handlers where !stop {
      switch handler.kind {
      case .method(let target, let action):
        iterator(nil, (target?.object, action), handler.events, &stop)
      case .action(let action): iterator(action, nil, handler.events, &stop)
      }
    }
  }

  /// Does what was added for these events, as if they had happened.
  open func sendActions(for controlEvents: Event) { send(controlEvents, nil) }

  /// Calls a method that was added. Called for each; an app may see here what is about to happen.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    ActionSending.send(
      action, to: target.map { $0 as AnyObject }, from: self, for: event)
  }

  /// Runs an action that was added. Called for each; an app may see here what is about to happen.
  open func sendAction(_ action: UIAction) { action.perform(from: self) }

  func send(_ events: Event, _ event: UIEvent?) {
    for handler in handlers where !handler.events.isDisjoint(with: events) {
      switch handler.kind {
      case .method(let target, let action):
        if let target, target.object == nil { continue }  // has gone
        sendAction(action, to: target?.object, for: event)
      case .action(let action): sendAction(action)
      }
    }
  }

  /// In points, in the coordinates of the superview to come.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// The action is run when the control does what it is for.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// From a nib or a storyboard.
  ///
  /// - Note: Partly: archives are not supported, nil for any other coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

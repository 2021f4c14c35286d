import Foundation

// Decides which gestures are recognised, after a recogniser requests a new `state`.
extension TouchDispatcher {
  /// Returns the recognisers that receive a new touch: those of its view and the view's ancestors,
  /// innermost first.
  func recognizers(receiving touch: UITouch) -> [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    var view = touch.view
    while let current = view {
      for recognizer in current.attachedRecognizers where accepts(recognizer, touch) {
        found.append(recognizer)
      }
      view = current.superview
    }
    for recognizer in found {
      recognizer.dispatcher = self
      recognizer.receive(touch)
      if !active.contains(recognizer) { active.append(recognizer) }
    }
    return found
  }

  private func accepts(_ recognizer: UIGestureRecognizer, _ touch: UITouch) -> Bool {
    guard recognizer.isEnabled, !(recognizer is UIHoverGestureRecognizer),
      recognizer.allowedTouchTypes.contains(where: { $0.intValue == touch.type.rawValue })
    else { return false }
    switch recognizer.status {
    case .over, .waiting: return false
    case .possible, .recognized: break
    }
    return recognizer.shouldReceive(event)
      && recognizer.deciding?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
  }

  /// Handles the new state that a recogniser requests.
  func change(_ recognizer: UIGestureRecognizer, to state: UIGestureRecognizer.State) {
    switch recognizer.status {
    case .over: return
    case .possible, .waiting:
      switch state {
      case .possible: return
      case .failed, .cancelled: end(recognizer, in: .failed)
      case .began, .changed, .ended: propose(recognizer, state)
      }
    case .recognized:
      switch state {
      case .possible, .began: return
      case .changed:
        recognizer.setState(.changed)
        recognizer.sendActions()
      case .ended, .cancelled, .failed:
        end(recognizer, in: state == .ended ? .ended : .cancelled)
      }
    }
  }

  private func end(_ recognizer: UIGestureRecognizer, in state: UIGestureRecognizer.State) {
    recognizer.status = .over
    recognizer.deadline = nil
    recognizer.setState(state)
    if state != .failed { recognizer.sendActions() }
    updateWaitingGestures()
  }

  /// Recognises a gesture, makes it wait, or fails it.
  private func propose(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
    var state = state
    // A gesture that waited begins late. If it has ended meanwhile, its targets receive one call.
    if case .waiting(.began) = recognizer.status, state == .changed { state = .began }
    switch verdict(on: recognizer) {
    case .wait: recognizer.status = .waiting(state)
    case .no: end(recognizer, in: .failed)
    case .yes:
      recognizer.setState(state)
      recognizer.deadline = nil
      recognizer.status = state == .ended ? .over : .recognized
      preventOthers(by: recognizer)
      recognizer.sendActions()
      updateWaitingGestures()
    }
  }

  enum Verdict { case yes, no, wait }

  /// Returns whether a gesture may be recognised now.
  func verdict(on recognizer: UIGestureRecognizer) -> Verdict {
    for other in active where other !== recognizer && mustWait(recognizer, for: other) {
      if other.isRecognized { return .no }
      if other.isOpen { return .wait }
    }
    for other in active
    where other !== recognizer && other.isRecognized && shareTouches(recognizer, other) {
      if prevents(other, recognizer) { return .no }
    }
    return mayBegin(recognizer) ? .yes : .no
  }

  /// Prevents other gestures after one was recognised, and cancels its touches in their views.
  func preventOthers(by recognizer: UIGestureRecognizer) {
    for other in active
    where other !== recognizer && other.isOpen && shareTouches(recognizer, other) {
      if prevents(recognizer, other) {
        other.status = .over
        other.deadline = nil
        other.setState(.failed)
      }
    }
    guard recognizer.cancelsTouchesInView else { return }
    for contact in contacts where recognizer.tracked.contains(contact.touch) { cancel(contact) }
  }

  /// Decides again about the gestures that had to wait.
  func updateWaitingGestures() {
    for recognizer in active {
      guard case .waiting(let state) = recognizer.status else { continue }
      guard verdict(on: recognizer) != .wait else { continue }
      if let pan = recognizer as? ScrollPanGestureRecognizer {
        pan.status = .possible
        pan.beginLate()
      } else {
        propose(recognizer, state)
      }
    }
  }

  private func shareTouches(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    one.receivedTouches.contains(where: other.receivedTouches.contains)
  }

  private func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    if recognizer.cancelsTouchesInView {
      for touch in recognizer.tracked {
        guard let view = touch.view, view !== recognizer.view else { continue }
        guard view.gestureRecognizerShouldBegin(recognizer) else { return false }
      }
    }
    guard recognizer.view?.gestureRecognizerShouldBegin(recognizer) ?? true else { return false }
    return recognizer.deciding?.gestureRecognizerShouldBegin(recognizer) ?? true
  }

  private func mustWait(_ one: UIGestureRecognizer, for other: UIGestureRecognizer) -> Bool {
    guard one.requires(other) || shareTouches(one, other) else { return false }
    return one.requires(other) || one.shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: one)
      || one.deciding?.gestureRecognizer(one, shouldRequireFailureOf: other) ?? false
      || other.deciding?.gestureRecognizer(other, shouldBeRequiredToFailBy: one) ?? false
  }

  private func prevents(_ winner: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    winner.canPrevent(other) && other.canBePrevented(by: winner)
      && !areSimultaneous(winner, other)
  }

  /// Returns whether the delegate of either gesture allows both to be recognised.
  func areSimultaneous(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    one.deciding?.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other) ?? false
      || other.deciding?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: one) ?? false
  }
}

extension UIGestureRecognizer {
  /// Whether the gesture may still be recognised.
  var isOpen: Bool {
    switch status {
    case .possible, .waiting: true
    case .recognized, .over: false
    }
  }

  /// Whether the gesture was recognised with its current touches.
  var isRecognized: Bool {
    switch status {
    case .recognized: true
    case .over: state == .ended
    case .possible, .waiting: false
    }
  }
}

import Foundation

// What the view that a finger came down in hears of it, when scroll views and recognisers let it.
extension TouchDispatcher {
  /// When a scroll view around a finger lets its content have it; nil for at once.
  func holdTime(_ touch: UITouch) -> TimeInterval? {
    guard let view = touch.view else { return nil }
    let holds = view.scrollViewsAround.contains { $0.takesTouches && $0.delaysContentTouches }
    return holds ? touch.startTime + Self.contentDelay : nil
  }

  /// Tells views of fingers that came down or left, if nobody holds them back any more.
  ///
  /// - Returns: whether anything was told.
  func deliver() -> Bool {
    var hasTold = false
    for contact in contacts {
      if contact.delivery == .held, !isHeldBack(contact) {
        hasTold = true
        begin(contact)
      }
      if contact.delivery == .begun, !contact.isDown, !isEndHeldBack(contact.touch) {
        hasTold = true
        contact.delivery = .over
        contact.touch.view?.touchesEnded([contact.touch], with: event)
      }
    }
    return hasTold
  }

  /// A finger that has left is not held back by a scroll view: it was a tap.
  private func isHeldBack(_ contact: TouchContact) -> Bool {
    if contact.isDown, contact.heldUntil != nil { return true }
    return holders(of: contact.touch).contains(where: \.delaysTouchesBegan)
  }

  private func isEndHeldBack(_ touch: UITouch) -> Bool {
    holders(of: touch).contains(where: \.delaysTouchesEnded)
  }

  /// Recognisers that may still take the finger. A scroll view's pan whose finger has left may not,
  /// and one that goes on with what it has recognised leaves the finger where it is.
  private func holders(of touch: UITouch) -> [UIGestureRecognizer] {
    active.filter {
      $0.isOpen && $0.seen.contains(touch) && !($0 is ScrollPanGestureRecognizer)
    }
  }

  private func begin(_ contact: TouchContact) {
    guard let view = contact.touch.view, mayBegin(contact, in: view) else {
      contact.delivery = .over
      return
    }
    contact.delivery = .begun
    let phase = contact.touch.phase
    contact.touch.phase = .began
    view.touchesBegan([contact.touch], with: event)
    contact.touch.phase = phase
  }

  private func mayBegin(_ contact: TouchContact, in view: UIView) -> Bool {
    let others = contacts.filter { $0 !== contact && $0.delivery == .begun && $0.isDown }
    if !view.isMultipleTouchEnabled, others.contains(where: { $0.touch.view === view }) {
      return false
    }
    let strangers = others.filter { $0.touch.view !== view }
    if view.isExclusiveTouch, !strangers.isEmpty { return false }
    if strangers.contains(where: { $0.touch.view?.isExclusiveTouch == true }) { return false }
    guard let scrollView = view.scrollViewsAround.first, scrollView !== view else { return true }
    return scrollView.touchesShouldBegin([contact.touch], with: event, in: view)
  }

  /// A gesture has taken the finger.
  func cancel(_ contact: TouchContact) {
    let hasBegun = contact.delivery == .begun
    contact.delivery = .over
    contact.heldUntil = nil
    guard hasBegun else { return }
    let phase = contact.touch.phase
    contact.touch.phase = .cancelled
    contact.touch.view?.touchesCancelled([contact.touch], with: event)
    contact.touch.phase = phase
  }

  /// Whether a scroll view may take a finger from the content that has it.
  func mayTake(_ touch: UITouch, for scrollView: UIScrollView) -> Bool {
    guard let contact = contacts.first(where: { $0.touch === touch }),
      contact.delivery == .begun, let view = touch.view, view !== scrollView
    else { return true }
    return scrollView.canCancelContentTouches && scrollView.touchesShouldCancel(in: view)
  }
}

extension UIView {
  /// The view itself, if it is one, and the scroll views it lies in, innermost first.
  var scrollViewsAround: [UIScrollView] {
    var found: [UIScrollView] = []
    var view: UIView? = self
    while let current = view {
      if let scrollView = current as? UIScrollView { found.append(scrollView) }
      view = current.superview
    }
    return found
  }
}

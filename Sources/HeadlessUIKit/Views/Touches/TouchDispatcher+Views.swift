import Foundation

// Delivers touches to the view in which they began, when scroll views and gesture recognisers allow
// it.
extension TouchDispatcher {
  /// Returns the time until which a scroll view holds a touch back from its content; nil for none.
  func delayDeadline(_ touch: UITouch) -> TimeInterval? {
    guard let view = touch.view else { return nil }
    let holds = view.scrollViewsAround.contains { $0.acceptsTouches && $0.delaysContentTouches }
    return holds ? touch.startTime + Self.contentDelay : nil
  }

  /// Delivers the beginning and end of touches that are no longer held back.
  ///
  /// - Returns: Whether a view was called.
  func deliver() -> Bool {
    var hasTold = false
    for contact in contacts {
      if contact.delivery == .held, !isDelayed(contact) {
        hasTold = true
        begin(contact)
      }
      if contact.delivery == .begun, !contact.isDown, !isEndDelayed(contact.touch) {
        hasTold = true
        contact.delivery = .over
        contact.touch.view?.touchesEnded([contact.touch], with: event)
      }
    }
    return hasTold
  }

  /// A scroll view does not hold back a touch that has ended, because it was a tap.
  private func isDelayed(_ contact: TouchContact) -> Bool {
    if contact.isDown, contact.delayedUntil != nil { return true }
    return possibleClaimants(of: contact.touch).contains(where: \.delaysTouchesBegan)
  }

  private func isEndDelayed(_ touch: UITouch) -> Bool {
    possibleClaimants(of: touch).contains(where: \.delaysTouchesEnded)
  }

  /// Returns the recognisers that may still claim the touch. A scroll view's pan is excluded,
  /// because it no longer can after the finger has lifted. So is a recogniser that continues a
  /// gesture it has already recognised.
  private func possibleClaimants(of touch: UITouch) -> [UIGestureRecognizer] {
    active.filter {
      $0.isOpen && $0.receivedTouches.contains(touch) && !($0 is ScrollPanGestureRecognizer)
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
    let touchesInOtherViews = others.filter { $0.touch.view !== view }
    if view.isExclusiveTouch, !touchesInOtherViews.isEmpty { return false }
    if touchesInOtherViews.contains(where: { $0.touch.view?.isExclusiveTouch == true }) {
      return false
    }
    guard let scrollView = view.scrollViewsAround.first, scrollView !== view else { return true }
    return scrollView.touchesShouldBegin([contact.touch], with: event, in: view)
  }

  /// Cancels the touch in its view, because a gesture has claimed it.
  func cancel(_ contact: TouchContact) {
    let hasBegun = contact.delivery == .begun
    contact.delivery = .over
    contact.delayedUntil = nil
    guard hasBegun else { return }
    let phase = contact.touch.phase
    contact.touch.phase = .cancelled
    contact.touch.view?.touchesCancelled([contact.touch], with: event)
    contact.touch.phase = phase
  }

  /// Returns whether a scroll view may claim a touch that its content receives.
  func canCancelContentTouch(_ touch: UITouch, for scrollView: UIScrollView) -> Bool {
    guard let contact = contacts.first(where: { $0.touch === touch }),
      contact.delivery == .begun, let view = touch.view, view !== scrollView
    else { return true }
    return scrollView.canCancelContentTouches && scrollView.touchesShouldCancel(in: view)
  }
}

extension UIView {
  /// The enclosing scroll views, innermost first, including the view itself if it is one.
  var scrollViewsAround: [UIScrollView] {
    ancestry.compactMap { $0 as? UIScrollView }
  }
}

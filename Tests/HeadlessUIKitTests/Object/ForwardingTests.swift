import Foundation
@_spi(Overscroll) import HeadlessUIKit
import Testing

/// A delegate that forwards calls to another object.
private final class Passing: _Watcher, UIScrollViewDelegate {
  var other: AnyObject?
  var heard: [String] = []

  override func responds(to aSelector: Selector?) -> Bool {
    super.responds(to: aSelector)
      || (other as? NSObject).map { $0.responds(to: aSelector) } ?? false
  }

  override func forwardingTarget(for aSelector: Selector?) -> Any? { other }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { heard.append("begin") }
}

private final class Listener: NSObject, UIScrollViewDelegate {
  var heard: [String] = []
  let zoomed = UIView()

  func scrollViewDidScroll(_ scrollView: UIScrollView) { heard.append("scroll") }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { heard.append("begin") }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { false }
}

@MainActor
@Suite("Message forwarding")
struct ForwardingTests {
  @Test func aDelegatesMethodsThatItsClassDoesNotHave() {
    _ = onScreen()
    let (passing, listener, scroll) = (Passing(), Listener(), UIScrollView())
    let delegate: any UIScrollViewDelegate = passing
    delegate.scrollViewDidScroll(scroll)
    #expect(delegate.scrollViewShouldScrollToTop(scroll))
    #expect(delegate.viewForZooming(in: scroll) == nil)
    passing.other = listener
    delegate.scrollViewDidScroll(scroll)
    delegate.scrollViewWillBeginDragging(scroll)
    #expect(!delegate.scrollViewShouldScrollToTop(scroll))
    #expect(delegate.viewForZooming(in: scroll) === listener.zoomed)
    #expect(listener.heard == ["scroll"])
    #expect(passing.heard == ["begin"])
    // Forwarding to itself must not recurse.
    passing.other = passing
    delegate.scrollViewDidScroll(scroll)
  }

  @Test func whatIsNotedIsRespondedTo() {
    _ = onScreen()
    let name = Selector("forwardingTests:listens:")
    let (passing, listener) = (Passing(), Listener())
    passing.other = listener
    #expect(!passing.responds(to: name))
    SelectorMethods.note(["forwardingTests:listens:"], of: Listener.self)
    #expect(listener.responds(to: name))
    #expect((listener as any UIScrollViewDelegate).responds(to: name))
    #expect(passing.responds(to: name))
    #expect(!passing.responds(to: nil))
  }

  @Test func anAction() {
    _ = onScreen()
    let (passing, listener, button) = (Passing(), Listener(), UIButton())
    let action = Selector("forwardingTestsTapped")
    SelectorMethods.register(action, of: Listener.self) { target, _, _ in
      target.heard.append("tap")
    }
    passing.other = listener
    button.addTarget(passing, action: action, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(listener.heard == ["tap"])
  }
}

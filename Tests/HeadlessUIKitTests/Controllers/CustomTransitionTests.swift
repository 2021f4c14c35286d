import Foundation
import HeadlessUIKit
import Testing

/// Custom animators, interaction controllers and presentation controllers are called in the order
/// that Apple documents.
@MainActor
@Suite("Custom transitions")
struct CustomTransitionTests {
  final class Card: UIPresentationController {
    var log: Journal?
    override var frameOfPresentedViewInContainerView: CGRect {
      (containerView?.bounds ?? .zero).insetBy(dx: 50, dy: 100)
    }
    override func presentationTransitionWillBegin() {
      log?.lines.append("willBegin \(presentedViewController.transitionCoordinator != nil)")
      presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
        self.log?.lines.append("alongside")
      })
    }
    override func presentationTransitionDidEnd(_ completed: Bool) {
      log?.lines.append("didEnd \(completed)")
    }
    override func dismissalTransitionWillBegin() { log?.lines.append("dismissalWillBegin") }
    override func dismissalTransitionDidEnd(_ completed: Bool) {
      log?.lines.append("dismissalDidEnd \(completed)")
    }
  }

  final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
    let log: Journal
    let animator: SlideAnimator
    var driver: UIPercentDrivenInteractiveTransition?
    var card: Card?

    @MainActor
    init(_ log: Journal) {
      self.log = log
      animator = SlideAnimator(log)
    }

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      log.lines.append("presentationController")
      card = Card(presentedViewController: presented, presenting: presenting)
      card?.log = log
      return card
    }
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      log.lines.append("animator")
      return animator
    }
    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      log.lines.append("dismiss animator")
      return animator
    }
    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      log.lines.append("driver")
      return driver
    }
    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      log.lines.append("dismiss driver")
      return driver
    }
  }

  @Test("A custom presentation runs in the documented order with its controller's frame")
  func presentation() throws {
    let fixture = TransitionFixture()
    let delegate = Delegate(fixture.log)
    let second = NotingController("2", fixture.log)
    second.modalPresentationStyle = .custom
    second.transitioningDelegate = delegate
    fixture.root.present(second, animated: true) { fixture.log.lines.append("presented") }
    #expect(
      fixture.log.take() == [
        "presentationController", "animator", "driver", "willBegin true", "2 willAppear",
        "duration", "animate", "alongside",
      ])
    let card = try #require(delegate.card)
    #expect(second.view.superview === card.containerView)
    #expect(card.containerView?.subviews.count == 1)
    #expect(fixture.root.view.superview === fixture.touches.window)
    fixture.touches.wait(0.2)
    #expect(abs(fixture.seen(second.view).minX - 200) < 1e-6)
    fixture.touches.wait(0.25)
    #expect(
      fixture.log.take() == ["2 didAppear", "didEnd true", "presented", "ended true"])
    #expect(second.view.frame == rect(50, 100, 300, 600))
    #expect(second.presentationController === card && second.presentingViewController != nil)
    second.dismiss(animated: true) { fixture.log.lines.append("dismissed") }
    #expect(
      fixture.log.take() == [
        "dismiss animator", "dismiss driver", "dismissalWillBegin", "2 willDisappear", "duration",
        "animate",
      ])
    fixture.touches.wait(0.5)
    #expect(
      fixture.log.take() == [
        "2 didDisappear", "dismissalDidEnd true", "dismissed", "ended true",
      ])
    #expect(fixture.touches.window.subviews == [fixture.root.view])
  }

  @Test("A full-screen presentation's animator has both views in its container")
  func fullScreen() {
    let fixture = TransitionFixture()
    let delegate = Delegate(fixture.log)
    let second = NotingController("2", fixture.log)
    second.modalPresentationStyle = .fullScreen
    second.transitioningDelegate = delegate
    fixture.root.present(second, animated: true)
    let context = delegate.animator.context
    #expect(context?.view(forKey: .from) === fixture.root.view)
    #expect(context?.containerView.subviews.first === fixture.root.view)
    #expect(context?.containerView.subviews.last === second.view)
    #expect(context?.initialFrame(for: fixture.root) == rect(0, 0, 400, 800))
    #expect(context?.finalFrame(for: second) == rect(0, 0, 400, 800))
    #expect(context?.presentationStyle == .fullScreen)
    fixture.touches.wait(0.5)
    #expect(fixture.root.view.superview == nil)
    second.dismiss(animated: true)
    fixture.touches.wait(0.5)
    #expect(fixture.root.view.superview === fixture.touches.window)
    #expect(fixture.root.view.frame == rect(0, 0, 400, 800))
  }

  @Test("An interactive dismissal follows its progress, and cancelling restores the state")
  func cancelled() {
    let fixture = TransitionFixture()
    let delegate = Delegate(fixture.log)
    let second = NotingController("2", fixture.log)
    second.modalPresentationStyle = .custom
    second.transitioningDelegate = delegate
    fixture.root.present(second, animated: false)
    fixture.touches.wait(0.1)
    let driver = UIPercentDrivenInteractiveTransition()
    delegate.driver = driver
    second.dismiss(animated: true)
    #expect(driver.duration == 0.4 && delegate.animator.context?.isInteractive == true)
    driver.update(0.25)
    fixture.touches.wait(2)
    #expect(abs(fixture.seen(second.view).minX - 125) < 1e-6)
    driver.update(0.5)
    #expect(abs(fixture.seen(second.view).minX - 200) < 1e-6 && driver.percentComplete == 0.5)
    _ = fixture.log.take()
    driver.cancel()
    #expect(delegate.animator.context?.transitionWasCancelled == true)
    // Half of the 0.4 seconds remain.
    fixture.touches.wait(0.19)
    #expect(fixture.log.lines.isEmpty && fixture.seen(second.view).minX < 55)
    fixture.touches.wait(0.02)
    #expect(
      fixture.log.take() == [
        "2 willAppear", "2 didAppear", "dismissalDidEnd false", "ended false",
      ])
    #expect(second.view.frame == rect(50, 100, 300, 600))
    #expect(second.presentingViewController === fixture.root && !second.isBeingDismissed)
  }

  @Test("A finished interactive dismissal continues by its speed and curve")
  func finished() {
    let fixture = TransitionFixture()
    let delegate = Delegate(fixture.log)
    let second = NotingController("2", fixture.log)
    second.modalPresentationStyle = .custom
    second.transitioningDelegate = delegate
    fixture.root.present(second, animated: false)
    let driver = UIPercentDrivenInteractiveTransition()
    driver.completionSpeed = 2
    driver.completionCurve = .linear
    delegate.driver = driver
    second.dismiss(animated: true)
    driver.update(0.5)
    driver.finish()
    // The remaining 0.2 seconds run at twice the speed.
    fixture.touches.wait(0.05)
    #expect(abs(fixture.seen(second.view).minX - 275) < 1e-6)
    fixture.touches.wait(0.06)
    #expect(fixture.root.presentedViewController == nil)
  }

  @Test("An automatic transition can be paused and reversed by its interaction controller")
  func paused() {
    let fixture = TransitionFixture()
    let delegate = Delegate(fixture.log)
    let second = NotingController("2", fixture.log)
    second.modalPresentationStyle = .custom
    second.transitioningDelegate = delegate
    let driver = UIPercentDrivenInteractiveTransition()
    driver.wantsInteractiveStart = false
    delegate.driver = driver
    fixture.root.present(second, animated: true)
    fixture.touches.wait(0.1)
    #expect(delegate.animator.context?.isInteractive == false)
    driver.pause()
    #expect(abs(driver.percentComplete - 0.25) < 1e-9)
    fixture.touches.wait(1)
    #expect(abs(fixture.seen(second.view).minX - 275) < 1e-6)
    driver.cancel()
    fixture.touches.wait(0.2)
    #expect(fixture.root.presentedViewController == nil && second.view.window == nil)
  }

  final class Stack: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {
    let log: Journal
    let animator: SlideAnimator
    var driver: UIPercentDrivenInteractiveTransition?

    @MainActor
    init(_ log: Journal) {
      self.log = log
      animator = SlideAnimator(log)
    }

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      log.lines.append("\(operation) \(fromVC.title ?? "") \(toVC.title ?? "")")
      return animator
    }
    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) { log.lines.append("didShow \(viewController.title ?? "")") }
    func tabBarController(
      _ tabBarController: UITabBarController,
      animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      log.lines.append("\(fromVC.title ?? "") to \(toVC.title ?? "")")
      return animator
    }
  }

  @Test("The delegate's animator runs a push, and an interactive pop can be cancelled")
  func navigation() {
    let fixture = TransitionFixture()
    let delegate = Stack(fixture.log)
    let navigation = UINavigationController(rootViewController: fixture.root)
    fixture.show(navigation)
    navigation.delegate = delegate
    let second = NotingController("2", fixture.log)
    navigation.pushViewController(second, animated: true)
    #expect(
      fixture.log.take() == ["push 1 2", "1 willDisappear", "2 willAppear", "duration", "animate"])
    fixture.touches.wait(0.1)
    #expect(abs(fixture.seen(second.view).minX - 300) < 1e-6)
    fixture.touches.wait(0.4)
    #expect(
      fixture.log.take() == ["1 didDisappear", "2 didAppear", "didShow 2", "ended true"])
    #expect(second.view.superview === navigation.view && fixture.root.view.superview == nil)
    let driver = UIPercentDrivenInteractiveTransition()
    delegate.driver = driver
    navigation.popViewController(animated: true)
    driver.update(0.5)
    driver.cancel()
    fixture.touches.wait(0.4)
    #expect(navigation.viewControllers == [fixture.root, second])
    #expect(navigation.navigationBar.topItem === second.navigationItem)
    #expect(second.view.superview === navigation.view && second.view.frame.minX == 0)
  }

  @Test("The delegate's animator runs a tab change")
  func tabs() {
    let fixture = TransitionFixture()
    let delegate = Stack(fixture.log)
    let tabs = UITabBarController()
    let second = NotingController("2", fixture.log)
    tabs.viewControllers = [NotingController("1", fixture.log), second]
    fixture.show(tabs)
    tabs.delegate = delegate
    tabs.selectedIndex = 1
    #expect(
      fixture.log.take() == ["1 to 2", "1 willDisappear", "2 willAppear", "duration", "animate"])
    fixture.touches.wait(0.1)
    #expect(abs(fixture.seen(second.view).minX - 300) < 1e-6)
    fixture.touches.wait(0.4)
    #expect(fixture.log.take() == ["1 didDisappear", "2 didAppear", "ended true"])
    #expect(second.view.superview === tabs.view && tabs.selectedIndex == 1)
  }

  @Test("A current-context presentation covers the controller that defines the context")
  func context() {
    let fixture = TransitionFixture()
    let child = NotingController("2", fixture.log)
    child.definesPresentationContext = true
    fixture.root.addChild(child)
    child.view.frame = rect(20, 30, 200, 300)
    fixture.root.view.addSubview(child.view)
    let shown = NotingController("3", fixture.log)
    shown.modalPresentationStyle = .overCurrentContext
    child.present(shown, animated: false)
    #expect(shown.presentingViewController === child)
    #expect(shown.view.convert(shown.view.bounds, to: nil) == rect(20, 30, 200, 300))
    shown.dismiss(animated: false)
    #expect(child.presentedViewController == nil && fixture.root.view.subviews == [child.view])
  }
}

import Foundation
@_spi(Overscroll) import HeadlessUIKit
import Testing

@MainActor
@Suite("Preferred transitions")
struct PreferredTransitionTests {
  @Test("A zoom pushes as usual and is reported, and other transitions set the modal style")
  func transitions() {
    let environment = onScreen()
    let controller = UIViewController()
    let options = UIViewController.Transition.ZoomOptions()
    options.interactiveDismissShouldBegin = { $0.willBegin }
    controller.preferredTransition = .zoom(options: options) { _ in UIView() }
    #expect(controller.modalTransitionStyle == .coverVertical)
    #expect(environment.problems.notes.count == 1)
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.pushViewController(controller, animated: false)
    #expect(navigation.topViewController === controller)
    controller.preferredTransition = .crossDissolve
    #expect(controller.modalTransitionStyle == .crossDissolve)
    controller.preferredTransition = nil
    #expect(controller.preferredTransition == nil && environment.problems.notes.count == 1)
  }
}

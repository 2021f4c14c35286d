import UIKit

extension UINavigationController {
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    topViewController?.preferredStatusBarStyle ?? super.preferredStatusBarStyle
  }
  open override var childForStatusBarHidden: UIViewController? { nil }
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    print("navigation appears", animated, type(of: self))
  }
}

extension UIPageControl {
  open override func sizeToFit() {
    super.sizeToFit()
    frame.size.height = 30
  }
}

extension UIView {
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if tag == 1 { print("view", touches.count, event != nil) }
    super.touchesEnded(touches, with: event)
  }
}

extension UITableView {
  open override func touchesShouldCancel(in view: UIView) -> Bool {
    view is UIButton || super.touchesShouldCancel(in: view)
  }
}

class ClosedList: UIScrollView {}

extension ClosedList {
  // The app's own code must not call it, but the class has it.
  @available(*, unavailable)
  open override func setContentOffset(_ offset: CGPoint, animated: Bool) {
    super.setContentOffset(CGPoint(x: offset.x, y: 7), animated: animated)
  }
}

extension UIButton {
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    print("button")
    super.touchesBegan(touches, with: event)
  }
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    isEnabled ? super.hitTest(point, with: event) : nil
  }
}

final class StackController: UINavigationController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    print("stack appears")
  }
}

final class ExtensionsController: UIViewController {
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  override var prefersStatusBarHidden: Bool { true }

  override func viewDidLoad() {
    super.viewDidLoad()
    let stacks = [UINavigationController(), StackController()]
    for stack in stacks { stack.beginAppearanceTransition(true, animated: false) }
    let stack = UINavigationController(rootViewController: ExtensionsController())
    print("style", stack.preferredStatusBarStyle.rawValue, stack.childForStatusBarHidden == nil)
    let dots = UIPageControl()
    dots.numberOfPages = 3
    dots.sizeToFit()
    print("dots", dots.frame.height)
    view.tag = 1
    let button = UIButton(
      type: .system, primaryAction: UIAction(title: "Tap") { _ in print("tapped") })
    button.frame = CGRect(x: 100, y: 300, width: 100, height: 44)
    let disabled = UIButton(frame: button.frame.offsetBy(dx: 0, dy: 100))
    disabled.isEnabled = false
    [button, disabled].forEach(view.addSubview)
    let views = [UIView(), UITextView(), UILabel(), RoleLabel(), UITableView()]
    print("roles", views.map(\.role), views.prefix(2).map { $0.lines("a") })
    let (rows, list) = (UITableView(), ClosedList())
    print("cancels", [UIButton(), UISwitch(), UIView()].map(rows.touchesShouldCancel))
    (list as UIScrollView).setContentOffset(CGPoint(x: 0, y: 3), animated: false)
    print("closed", list.contentOffset.y)
    print("session", Foundation.URLSession.shared is Foundation.URLSession)
  }
}

extension UIView {
  @objc var role: String { "view" }
  @objc func lines(_ first: String) -> [String] { [first, "view"] }
}

extension UIScrollView {
  override var role: String { "scroll view" }
  override func lines(_ first: String) -> [String] { super.lines(first) + ["scroll view"] }
}

extension UITextView {
  override func lines(_ first: String) -> [String] { super.lines(first) + ["text view"] }
}

extension UILabel {
  override var role: String { super.role + ", label" }
}

final class RoleLabel: UILabel {
  override var role: String { "own " + super.role }
}

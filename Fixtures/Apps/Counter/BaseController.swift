import UIKit

class BaseController: UIViewController {
  let bar = UIView()
  var count: CGFloat = 0

  @objc func counted(_ note: Notification) { count += 1 }
}

extension BaseController {
  override func viewDidLoad() {
    super.viewDidLoad()
    bar.accessibilityIdentifier = "bar"
    bar.backgroundColor = .red
    // As before Swift 4.2.
    bar.contentMode = UIViewContentMode.center
    view.addSubview(bar)
    view.bringSubview(toFront: bar)
    let mode = RunLoopMode.commonModes
    NotificationCenter.default.addObserver(
      forName: NSNotification.Name.UIApplicationDidBecomeActive, object: mode, queue: nil
    ) { _ in }
  }

  @objc func show(_ height: CGFloat) {
    bar.frame = CGRect(x: 0, y: 100, width: 10 * count, height: height)
  }
}

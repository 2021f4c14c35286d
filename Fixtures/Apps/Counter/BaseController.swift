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
    view.addSubview(bar)
  }

  @objc func show(_ height: CGFloat) {
    bar.frame = CGRect(x: 0, y: 100, width: 10 * count, height: height)
  }
}

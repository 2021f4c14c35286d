import SnapKit
import UIKit

/// As written for iOS.
final class HeaderController: UIViewController {
  let header = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    header.backgroundColor = #colorLiteral(red: 0.75, green: 0.12, blue: 0.27, alpha: 1)
    header.transform = CGAffineTransform(translationX: 0, y: 0)
    view.addSubview(header)
    header.snp.makeConstraints { make in
      make.top.left.right.equalToSuperview()
      make.height.equalTo(header.snp.width).multipliedBy(0.7).offset(10)
    }
  }
}

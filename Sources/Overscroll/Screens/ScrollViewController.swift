import Foundation
import HeadlessUIKit

final class ScrollViewController: UIViewController {
  private let settings: ScrollViewSettings

  init(_ settings: ScrollViewSettings) {
    self.settings = settings
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let scrollView = UIScrollView()
    scrollView.accessibilityIdentifier = "scrollView"
    settings.apply(to: scrollView, width: view.bounds.width, screenHeight: view.bounds.height)
    view.addSubview(scrollView)
  }
}

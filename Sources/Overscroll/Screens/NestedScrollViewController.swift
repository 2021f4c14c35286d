import Foundation
import HeadlessUIKit

final class NestedScrollViewController: UIViewController {
  private let inner, outer: ScrollViewSettings

  init(inner: ScrollViewSettings, outer: ScrollViewSettings) {
    self.inner = inner
    self.outer = outer
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let (innerView, outerView) = (UIScrollView(), UIScrollView())
    innerView.accessibilityIdentifier = "inner"
    outerView.accessibilityIdentifier = "outer"
    outerView.addSubview(innerView)
    view.addSubview(outerView)
    for (settings, scrollView) in [(inner, innerView), (outer, outerView)] {
      settings.apply(to: scrollView, width: view.bounds.width, screenHeight: view.bounds.height)
    }
  }
}

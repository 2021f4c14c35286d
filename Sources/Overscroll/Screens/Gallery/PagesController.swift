import Foundation
import HeadlessUIKit

/// A page view controller with three pages and page dots.
final class PagesController: UIPageViewController, UIPageViewControllerDataSource {
  private let pages: [UIViewController] = [
    PageController(
      "Script the finger", "A drag, a fling, a tap: the same on every run.", .systemIndigo),
    PageController("Render the screen", "Every frame, with no simulator and no Mac.", .systemTeal),
    PageController("Hold the picture", "A test fails when a pixel moves.", .systemPink),
  ]

  init() {
    super.init(transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    dataSource = self
    setViewControllers([pages[0]], direction: .forward, animated: false)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore controller: UIViewController
  ) -> UIViewController? { page(controller, offset: -1) }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter controller: UIViewController
  ) -> UIViewController? { page(controller, offset: 1) }

  func presentationCount(for pageViewController: UIPageViewController) -> Int { pages.count }

  func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }

  private func page(_ controller: UIViewController, offset: Int) -> UIViewController? {
    guard let index = pages.firstIndex(of: controller), pages.indices.contains(index + offset)
    else { return nil }
    return pages[index + offset]
  }
}

import Foundation
import HeadlessUIKit

/// A scroll view of 40 × 60 points with content 400 points high, and a label with its offset and
/// direction.
final class ReadingController: UIViewController, UIScrollViewDelegate {
  private let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
  private var last: CGFloat = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let scrollView = UIScrollView(frame: view.bounds)
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.accessibilityIdentifier = "page"
    scrollView.contentSize = CGSize(width: 40, height: 400)
    scrollView.delegate = self
    view.addSubview(scrollView)
    label.accessibilityIdentifier = "place"
    label.text = "0"
    view.addSubview(label)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let offset = scrollView.contentOffset.y
    let rounded = (offset * 1e5).rounded() / 1e5
    label.text = "\(offset < last ? "up" : "down") \(rounded)"
    label.alpha = offset > 30 ? 0.5 : 1
    last = offset
  }
}

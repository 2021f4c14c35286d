import Foundation
import HeadlessUIKit
import Typography

/// A list of forty rows in semantic colours.
final class LargeTitleController: UIViewController {
  private static let rowHeight: CGFloat = 64
  private static let rows = 40

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let scrollView = UIScrollView(frame: view.bounds)
    scrollView.accessibilityIdentifier = "scrollView"
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.alwaysBounceVertical = true
    scrollView.contentSize = CGSize(
      width: view.bounds.width, height: Self.rowHeight * CGFloat(Self.rows))
    for index in 0..<Self.rows { scrollView.addSubview(row(index)) }
    view.addSubview(scrollView)
  }

  private func row(_ index: Int) -> UIView {
    let width = view.bounds.width
    let row = UIView(
      frame: CGRect(
        x: 0, y: Self.rowHeight * CGFloat(index), width: width, height: Self.rowHeight))
    let badge = UIView(frame: CGRect(x: 16, y: 12, width: 40, height: 40))
    badge.backgroundColor = Self.colors[index % Self.colors.count]
    badge.layer.cornerRadius = 20
    let label = UILabel(frame: CGRect(x: 72, y: 10, width: width - 88, height: 24))
    label.text = "Message \(index + 1)"
    label.font = .preferredFont(forTextStyle: .headline)
    let detail = UILabel(frame: CGRect(x: 72, y: 34, width: width - 88, height: 20))
    detail.text = "What it is about, in a line"
    detail.font = .preferredFont(forTextStyle: .subheadline)
    detail.textColor = .secondaryLabel
    let line = UIView(
      frame: CGRect(x: 72, y: Self.rowHeight - 0.5, width: width - 72, height: 0.5))
    line.backgroundColor = .separator
    for view in [badge, label, detail, line] { row.addSubview(view) }
    return row
  }

  private static let colors: [UIColor] = [
    .systemBlue, .systemGreen, .systemOrange, .systemRed, .systemPurple, .systemTeal,
  ]
}

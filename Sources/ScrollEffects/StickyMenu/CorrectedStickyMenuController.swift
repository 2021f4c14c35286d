import UIKit

/// A controller with one virtual offset for both scroll views. An outer scroll view receives every
/// gesture, and its offset is divided between the two. Direction, touch location and history have
/// no effect.
final class CorrectedStickyMenuController: StickyMenuController {
  private let driver = UIScrollView()
  private var isDistributing = false

  init(constant: CGFloat?, pictures: (header: String, menu: String)) {
    super.init(variant: .corrected, constant: constant, pictures: pictures)
  }

  required init?(coder: NSCoder) { nil }

  override func install(_ parent: UIScrollView) {
    driver.delegate = self
    driver.translatesAutoresizingMaskIntoConstraints = false
    driver.contentInsetAdjustmentBehavior = .never
    driver.alwaysBounceVertical = true
    super.install(driver)
    driver.addSubview(parent)
    let frame = driver.frameLayoutGuide
    NSLayoutConstraint.activate([
      parent.topAnchor.constraint(equalTo: frame.topAnchor),
      parent.leadingAnchor.constraint(equalTo: frame.leadingAnchor),
      parent.trailingAnchor.constraint(equalTo: frame.trailingAnchor),
      parent.bottomAnchor.constraint(equalTo: frame.bottomAnchor),
      driver.contentLayoutGuide.widthAnchor.constraint(equalTo: frame.widthAnchor),
      // The sum of both ranges and the frame. The table's own height cancels out.
      driver.contentLayoutGuide.heightAnchor.constraint(
        equalToConstant: Self.headerHeight + CGFloat(names.count) * tableView.rowHeight),
    ])
    for scrollView in [parent, tableView] as [UIScrollView] {
      scrollView.isScrollEnabled = false
      scrollView.showsVerticalScrollIndicator = false
      scrollView.contentInsetAdjustmentBehavior = .never
    }
  }

  private var maximum: CGFloat {
    max(0, parentScrollView.contentSize.height - parentScrollView.bounds.height)
  }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard !isDistributing else { return }
    isDistributing = true
    defer { isDistributing = false }
    // Code that scrolls one of the two views moves the virtual offset.
    let offset =
      scrollView === driver
      ? driver.contentOffset.y : parentScrollView.contentOffset.y + tableView.contentOffset.y
    let shares = NestedScrollCoordinator(variant: .corrected, parentMaximum: maximum).split(offset)
    driver.contentOffset.y = offset
    parentScrollView.contentOffset.y = shares.parent
    tableView.contentOffset.y = shares.child
  }
}

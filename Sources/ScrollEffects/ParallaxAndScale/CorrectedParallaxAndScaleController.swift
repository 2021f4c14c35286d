import UIKit

/// The behaviour that the article intended: the content scrolls, and constraints alone keep the
/// header between the screen's top and the label.
final class CorrectedParallaxAndScaleController: ParallaxAndScaleController {
  private var effect = ParallaxScaleHeader(behavior: .corrected)

  override func createScrollView() -> UIScrollView {
    let scrollView = super.createScrollView()
    scrollView.contentInsetAdjustmentBehavior = .never
    return scrollView
  }

  override func arrangeHeader() {
    headerTopConstraint = headerContainerView.topAnchor.constraint(equalTo: view.topAnchor)
    headerTopConstraint.priority = UILayoutPriority(999)
    headerHeightConstraint = headerContainerView.heightAnchor
      .constraint(greaterThanOrEqualToConstant: 0)
    NSLayoutConstraint.activate([
      headerTopConstraint, headerHeightConstraint,
      headerContainerView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      headerContainerView.bottomAnchor.constraint(equalTo: label.topAnchor),
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      label.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: Constants.headerHeight),
      label.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
    ])
  }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let geometry = effect.update(
      ScrollState(contentOffset: scrollView.contentOffset, viewFrame: view.frame))
    headerImageView?.layer.contentsRect = geometry.contentsRect
  }
}

import Foundation

/// The view of a tab bar controller. It lays out the bar even if a subclass overrides the layout
/// methods.
final class TabBarControllerView: UIView {
  private weak var controller: UITabBarController?

  init(frame: CGRect, controller: UITabBarController) {
    self.controller = controller
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    controller?.layOutBar()
  }
}

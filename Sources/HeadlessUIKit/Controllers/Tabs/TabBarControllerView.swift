import Foundation

/// A tab bar controller's view: lays out what its controller shows, whatever a subclass overrides.
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

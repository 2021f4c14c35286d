import Foundation

/// A navigation controller's view: lays out what its controller shows, whatever a subclass overrides.
final class NavigationControllerView: UIView {
  private weak var controller: UINavigationController?

  init(frame: CGRect, controller: UINavigationController) {
    self.controller = controller
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    controller?.layOutBars()
  }
}

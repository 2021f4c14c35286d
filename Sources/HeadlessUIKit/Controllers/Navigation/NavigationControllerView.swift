import Foundation

/// The view of a navigation controller. It lays out the bars even if a subclass overrides the
/// layout methods.
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

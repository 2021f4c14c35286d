import Foundation

/// The view of a split view controller. It arranges the columns even if a subclass overrides the
/// layout methods.
final class SplitViewControllerView: UIView {
  private weak var controller: UISplitViewController?
  /// The dimming view above a secondary column that receives no touches.
  let shade = UIView()
  /// The separators between the columns.
  let lines = [UIView(), UIView()]

  init(frame: CGRect, controller: UISplitViewController) {
    self.controller = controller
    super.init(frame: frame)
    backgroundColor = .systemBackground
    shade.backgroundColor = .black
    shade.alpha = 0
    addSubview(shade)
    for line in lines {
      line.backgroundColor = .separator
      line.isHidden = true
      addSubview(line)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    controller?.arrange()
  }
}

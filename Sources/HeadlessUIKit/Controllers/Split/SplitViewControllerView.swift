import Foundation

/// A split view controller's view: lays out its columns, whatever a subclass overrides.
final class SplitViewControllerView: UIView {
  private weak var controller: UISplitViewController?
  /// Over a secondary column that takes no touches.
  let shade = UIView()
  /// Between the columns.
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

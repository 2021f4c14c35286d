import Foundation

/// Lies over what is searched: dims it, and holds the results and, outside of navigation bars, the search bar.
final class SearchContentView: UIView {
  private weak var controller: UISearchController?
  let dimming = UIView()
  /// The search bar's colour above it, under the status bar.
  private let ground = UIView()

  init(_ controller: UISearchController) {
    self.controller = controller
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.backgroundColor = UIColor(white: 0, alpha: 0.2)
    addSubview(dimming)
    addSubview(ground)
    let tap = UITapGestureRecognizer()
    tap.addAction { [weak controller] _ in controller?.cancelled() }
    dimming.addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }

  /// Reaches from a bar at the top to the upper edge; nil for no bar of its own.
  func showGround(of bar: UISearchBar?, isShown: Bool) {
    let height = bar?.frame.minY ?? 0
    ground.frame = CGRect(
      x: 0, y: isShown ? 0 : -height, width: bounds.width, height: max(0, height))
    ground.backgroundColor = bar?.groundColor
    ground.alpha = isShown ? 1 : 0
    bar?.isUpperLineHidden = isShown && height > 0
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    dimming.frame = bounds
    controller?.layOutContent()
  }

  /// What is neither dimmed nor covered can be touched.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

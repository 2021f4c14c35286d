import Foundation

/// Lies over what is searched: dims it, and holds the results.
final class SearchContentView: UIView {
  private weak var controller: UISearchController?
  let dimming = UIView()

  init(_ controller: UISearchController) {
    self.controller = controller
    super.init(frame: .zero)
    dimming.backgroundColor = UIColor(white: 0, alpha: 0.2)
    addSubview(dimming)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    dimming.frame = bounds
    controller?.layOutResults()
  }

  /// What is neither dimmed nor covered can be touched.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

import Foundation

/// The view of a search controller. It dims the searched content and contains the results.
///
/// Outside navigation bars it contains the search bar too.
final class SearchContentView: UIView {
  private weak var controller: UISearchController?
  let dimming = UIView()
  /// The background above the search bar, under the status bar, in the bar's colour.
  private let backgroundView = UIView()

  init(_ controller: UISearchController) {
    self.controller = controller
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.backgroundColor = UIColor(white: 0, alpha: 0.2)
    addSubview(dimming)
    addSubview(backgroundView)
    let tap = UITapGestureRecognizer()
    tap.addAction { [weak controller] _ in controller?.cancelled() }
    dimming.addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the background from a search bar at the top to the upper edge. Nil shows none.
  func showGround(of bar: UISearchBar?, isShown: Bool) {
    let height = bar?.frame.minY ?? 0
    backgroundView.frame = CGRect(
      x: 0, y: isShown ? 0 : -height, width: bounds.width, height: max(0, height))
    backgroundView.backgroundColor = bar?.barBackground.backgroundColor
    backgroundView.alpha = isShown ? 1 : 0
    bar?.barBackground.upperLine.isHidden = isShown && height > 0
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    dimming.frame = bounds
    controller?.layOutContent()
  }

  /// Lets touches through where neither the dimming view nor the results cover the content.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

import Foundation

/// The scope bar below a search field: a segmented control as wide as the search bar.
final class SearchScopeBar: UIView {
  private static let margin: CGFloat = 8

  let control = UISegmentedControl()
  let background = UIImageView()
  /// The closure called when a tap selects another scope.
  var chosen: (Int) -> Void = { _ in }
  /// The index of the selected scope, which may be set before the scopes.
  var selected = 0 { didSet { control.selectedSegmentIndex = selected } }

  init() {
    super.init(frame: .zero)
    addSubview(background)
    addSubview(control)
    control.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        selected = control.selectedSegmentIndex
        chosen(selected)
      }, for: .valueChanged)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ titles: [String]) {
    control.removeAllSegments()
    for (index, title) in titles.enumerated() {
      control.insertSegment(withTitle: title, at: index, animated: false)
    }
    control.selectedSegmentIndex = selected
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    let height = control.intrinsicContentSize.height
    control.frame = CGRect(
      x: Self.margin, y: (bounds.height - height) / 2,
      width: max(0, bounds.width - 2 * Self.margin),
      height: height)
  }
}

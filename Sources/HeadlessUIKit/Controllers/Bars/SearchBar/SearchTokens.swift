import Foundation

/// The row of tokens in a search field. If they leave the text too little room, the first ones are
/// cut off.
final class SearchTokens: UIView {
  /// The minimum width that remains for the text, in points.
  private static let minimumTextWidth: CGFloat = 60

  private(set) var views: [SearchTokenView] = []
  /// The index of the selected token, which delete and copy commands apply to.
  var chosen: Int?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  var tokens: [UISearchToken] {
    get { views.map(\.token) }
    set {
      let old = views
      views = newValue.map { token in
        old.first { $0.token === token } ?? SearchTokenView(token)
      }
      for view in old where !views.contains(view) { view.removeFromSuperview() }
      for view in views { addSubview(view) }
      chosen = nil
    }
  }

  func show(_ color: UIColor, _ font: UIFont) {
    for (index, view) in views.enumerated() { view.show(color, font, isChosen: index == chosen) }
  }

  private var length: CGFloat {
    views.reduce(0) { $0 + $1.sizeThatFits(.zero).width + SearchTokenView.gap }
  }

  /// Returns the width that the tokens take in an available width, including the gap after them.
  func width(in room: CGFloat) -> CGFloat {
    views.isEmpty ? 0 : min(length, max(0, room - Self.minimumTextWidth))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var x = min(0, bounds.width - length)
    for view in views {
      let size = view.sizeThatFits(.zero)
      let left = isMirrored ? bounds.width - x - size.width : x
      view.frame = CGRect(
        x: left, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
      x += size.width + SearchTokenView.gap
    }
  }

  /// Returns the index of the token at a point in the coordinates of `view`.
  func index(at point: CGPoint, in view: UIView) -> Int? {
    let place = convert(point, from: view)
    return bounds.contains(place) ? views.firstIndex { $0.frame.contains(place) } : nil
  }
}

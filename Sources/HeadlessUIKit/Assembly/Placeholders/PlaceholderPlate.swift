import Foundation

/// A grey box with the name of the class that would draw there.
final class PlaceholderPlate: UILabel {
  /// The font size of the name, in points. Narrow boxes shrink it.
  private static let fontSize: CGFloat = 13

  init(_ name: String) {
    super.init(frame: .zero)
    text = name
    font = .systemFont(ofSize: Self.fontSize, weight: .medium)
    textColor = .secondaryLabel
    textAlignment = .center
    adjustsFontSizeToFitWidth = true
    minimumScaleFactor = 0.5
    backgroundColor = .systemGray4
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { nil }
}

extension UIView {
  /// Fills the view with a grey box that shows a class's name, below its subviews. For generated
  /// modules only.
  public func _showPlaceholder(_ name: String) {
    let plate = PlaceholderPlate(name)
    plate.frame = bounds
    insertSubview(plate, at: 0)
  }
}

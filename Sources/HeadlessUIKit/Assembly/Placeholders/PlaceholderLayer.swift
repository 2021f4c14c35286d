import Foundation

/// A grey box in a layer, with the name of the class that would draw there.
final class PlaceholderLayer: CALayer {
  private static let fontSize: CGFloat = 13
  private let title = CATextLayer()

  /// Creates a box with a name.
  init(_ name: String) {
    super.init()
    backgroundColor = UIColor.systemGray4.cgColor
    title.string = name
    title.font = UIFont.systemFont(ofSize: Self.fontSize, weight: .medium)
    title.fontSize = Self.fontSize
    title.foregroundColor = UIColor.secondaryLabel.cgColor
    title.alignmentMode = .center
    addSublayer(title)
  }

  required init?(coder: NSCoder) { nil }

  override init(layer: Any) { super.init(layer: layer) }

  override func layoutSublayers() {
    super.layoutSublayers()
    let height = title.preferredFrameSize().height
    title.frame = CGRect(
      x: 0, y: (bounds.height - height) / 2, width: bounds.width, height: height)
  }
}

extension CALayer {
  /// Fills the layer with a grey box that shows a class's name, below its sublayers. Generated
  /// modules call it for each layout.
  public func _showPlaceholder(_ name: String) {
    let known = sublayers?.lazy.compactMap { $0 as? PlaceholderLayer }.first
    let plate = known ?? PlaceholderLayer(name)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    if known == nil { insertSublayer(plate, at: 0) }
    plate.frame = bounds
    CATransaction.commit()
  }
}

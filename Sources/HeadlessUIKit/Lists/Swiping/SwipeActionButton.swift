import Foundation

/// A button that a row swipe uncovers.
final class SwipeActionButton: UIControl {
  let action: UIContextualAction
  private let label = UILabel()
  private let picture = UIImageView()

  init(_ action: UIContextualAction) {
    self.action = action
    super.init(frame: .zero)
    backgroundColor = action.backgroundColor
    clipsToBounds = true
    label.text = action.title
    label.font = .systemFont(ofSize: 17)
    label.textColor = .white
    label.textAlignment = .center
    label.numberOfLines = 2
    picture.image = action.image
    addSubview(picture)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// The width of the button, in points: its title or image plus 30 points, but at least 74 as in
  /// UIKit.
  var naturalWidth: CGFloat {
    let text = label.sizeThatFits(CGSize(width: 160, height: 0)).width
    return max(74, max(text, action.image?.size.width ?? 0) + 30)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let image = action.image?.size ?? .zero
    let hasText = action.title?.isEmpty == false
    let text = hasText ? label.sizeThatFits(CGSize(width: naturalWidth, height: 0)) : .zero
    let gap: CGFloat = image.height > 0 && hasText ? 4 : 0
    let grid = PixelGrid(scale: environment.screen.scale)
    let top = grid.nearest((bounds.height - image.height - gap - text.height) / 2)
    picture.frame = CGRect(
      origin: CGPoint(x: grid.nearest((bounds.width - image.width) / 2), y: top), size: image)
    label.frame = CGRect(
      x: grid.nearest((bounds.width - text.width) / 2), y: top + image.height + gap,
      width: text.width, height: text.height)
  }
}

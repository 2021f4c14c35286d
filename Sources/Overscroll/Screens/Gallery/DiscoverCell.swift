import Foundation
import Graphics
import HeadlessUIKit
import Layers
import Typography

/// A card with a landscape behind its texts. In the list it has a round picture next to two lines
/// that wrap as needed.
final class DiscoverCell: UICollectionViewCell {
  private let picture = UIImageView()
  /// Darkens the lower part of the landscape under the texts.
  private let shade = CAGradientLayer()
  private let badge = UIImageView()
  private let headline = UILabel()
  private let detail = UILabel()
  private lazy var texts = UIStackView(arrangedSubviews: [headline, detail])
  private lazy var stack = UIStackView(arrangedSubviews: [badge, texts])

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 14
    contentView.layer.cornerCurve = .continuous
    contentView.clipsToBounds = true
    for image in [picture, badge] {
      image.contentMode = .scaleAspectFill
      image.clipsToBounds = true
    }
    picture.frame = contentView.bounds
    picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(picture)
    shade.colors = [UIColor.clear.cgColor, UIColor(white: 0, alpha: 0.6).cgColor]
    shade.startPoint = CGPoint(x: 0.5, y: 0.35)
    picture.layer.addSublayer(shade)
    texts.axis = .vertical
    texts.spacing = 2
    stack.spacing = 12
    stack.alignment = .center
    badge.layer.cornerRadius = 22
    headline.font = .preferredFont(forTextStyle: .headline)
    detail.font = .preferredFont(forTextStyle: .subheadline)
    detail.numberOfLines = 0
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    let bottom = stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12)
    bottom.priority = .defaultHigh
    // The stack gives a hidden badge a width of 0, which a required constraint would contradict.
    let width = badge.widthAnchor.constraint(equalToConstant: 44)
    width.priority = .defaultHigh
    NSLayoutConstraint.activate([
      width,
      badge.heightAnchor.constraint(equalToConstant: 44),
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
      bottom,
    ])
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    shade.frame = contentView.bounds
    CATransaction.commit()
  }

  func show(_ item: DiscoverController.Item) {
    let landscapes = Landscape.images
    let image = landscapes[(item.index + item.part.rawValue * 2) % landscapes.count]
    let isRow = item.part == .latest
    badge.isHidden = !isRow
    badge.image = isRow ? image : nil
    picture.image = isRow ? nil : image
    picture.isHidden = isRow
    contentView.backgroundColor = isRow ? .secondarySystemBackground : nil
    headline.textColor = isRow ? .label : .white
    detail.textColor = isRow ? .secondaryLabel : UIColor(white: 1, alpha: 0.85)
    stack.alignment = isRow ? .center : .bottom
    headline.text = item.title
    detail.text = item.detail
  }
}

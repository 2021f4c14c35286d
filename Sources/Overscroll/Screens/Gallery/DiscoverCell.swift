import Foundation
import Graphics
import HeadlessUIKit
import Layers
import Typography

/// A coloured card. In the list it has a badge next to two lines that wrap as needed.
final class DiscoverCell: UICollectionViewCell {
  private let badge = UIView()
  private let headline = UILabel()
  private let detail = UILabel()
  private lazy var texts = UIStackView(arrangedSubviews: [headline, detail])
  private lazy var stack = UIStackView(arrangedSubviews: [badge, texts])

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 14
    contentView.layer.cornerCurve = .continuous
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

  func show(_ item: DiscoverController.Item) {
    let color = Self.colors[(item.index + item.part.rawValue * 2) % Self.colors.count]
    let isRow = item.part == .latest
    badge.isHidden = !isRow
    badge.backgroundColor = color
    contentView.backgroundColor = isRow ? .secondarySystemBackground : color
    headline.textColor = isRow ? .label : .white
    detail.textColor = isRow ? .secondaryLabel : UIColor(white: 1, alpha: 0.8)
    stack.alignment = isRow ? .center : .top
    headline.text = "\(item.part.title) \(item.index + 1)"
    detail.text =
      isRow ? Self.sentences[item.index % Self.sentences.count] : "A card in a group"
  }

  private static let sentences = [
    "One line.", "A longer text that needs a second line on a phone of this width.", "Two\nlines.",
  ]

  private static let colors: [UIColor] = [
    .systemIndigo, .systemOrange, .systemTeal, .systemPink, .systemGreen, .systemBlue,
    .systemPurple,
  ]
}

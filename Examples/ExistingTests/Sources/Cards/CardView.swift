import UIKit

/// A rounded card with a title over its price.
public final class CardView: UIView {
  private let title = UILabel()
  private let price = UILabel()

  /// Whether the card has a frame.
  public var isSelected = false { didSet { layer.borderWidth = isSelected ? 2 : 0 } }

  /// Creates the view of a card, 200 points wide and 96 high.
  public init(_ card: Card) {
    super.init(frame: CGRect(x: 0, y: 0, width: 200, height: 96))
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 12
    layer.borderColor = UIColor.systemBlue.cgColor
    title.text = card.title
    title.font = .preferredFont(forTextStyle: .headline)
    price.text = "\(card.price) €"
    price.textColor = .secondaryLabel
    let stack = UIStackView(arrangedSubviews: [title, price])
    stack.axis = .vertical
    stack.spacing = 4
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -16),
      stack.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

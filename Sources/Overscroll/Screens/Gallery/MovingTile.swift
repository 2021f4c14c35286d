import Foundation
import HeadlessUIKit
import Typography

/// A numbered tile, enlarged while it is moved.
final class MovingTile: UICollectionViewCell {
  private let number = UILabel()

  private static let colors: [UIColor] = [
    .systemBlue, .systemTeal, .systemGreen, .systemYellow, .systemOrange, .systemPink,
  ]

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 12
    number.textAlignment = .center
    number.textColor = .white
    number.font = .systemFont(ofSize: 24, weight: .semibold)
    contentView.addSubview(number)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    number.frame = contentView.bounds
  }

  func show(_ value: Int) {
    number.text = "\(value)"
    contentView.backgroundColor = Self.colors[value % Self.colors.count]
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    layer.shadowOpacity = state.isReordering ? 0.4 : 0
    layer.shadowRadius = 10
    contentView.alpha = state.isReordering ? 0.9 : 1
  }
}

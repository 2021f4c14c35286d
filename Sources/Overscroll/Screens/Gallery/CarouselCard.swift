import Foundation
import Graphics
import HeadlessUIKit
import Typography

/// A card with a gradient, a number, two lines and a shadow.
final class CarouselCard: UICollectionViewCell {
  private let face = UIView()
  private let gradient = CAGradientLayer()
  private let number = UILabel()
  private let lines = [UIView(), UIView()]

  private static let colors: [UIColor] = [
    .systemBlue, .systemPurple, .systemPink, .systemOrange, .systemGreen, .systemTeal,
  ]

  override init(frame: CGRect) {
    super.init(frame: frame)
    face.layer.cornerRadius = 24
    face.clipsToBounds = true
    face.layer.addSublayer(gradient)
    gradient.endPoint = CGPoint(x: 1, y: 1)
    number.font = .systemFont(ofSize: 96, weight: .bold)
    number.textColor = .white
    number.textAlignment = .center
    face.addSubview(number)
    for line in lines {
      line.backgroundColor = UIColor(white: 1, alpha: 0.6)
      line.layer.cornerRadius = 5
      face.addSubview(line)
    }
    contentView.addSubview(face)
    layer.shadowOpacity = 0.35
    layer.shadowRadius = 14
    layer.shadowOffset = CGSize(width: 0, height: 10)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    face.frame = bounds
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    gradient.frame = bounds
    CATransaction.commit()
    number.frame = CGRect(x: 0, y: bounds.midY - 90, width: bounds.width, height: 120)
    lines[0].frame = CGRect(x: 24, y: bounds.maxY - 68, width: bounds.width - 48, height: 10)
    lines[1].frame = CGRect(x: 24, y: bounds.maxY - 46, width: bounds.width - 110, height: 10)
  }

  func show(_ index: Int) {
    number.text = "\(index + 1)"
    let colors = Self.colors
    gradient.colors = [
      colors[index % colors.count].cgColor, colors[(index + 1) % colors.count].cgColor,
    ]
  }
}

import Foundation
import HeadlessUIKit
import Layers
import Typography

/// A card with a landscape, two lines of text and a shadow.
final class CarouselCard: UICollectionViewCell {
  private let face = UIImageView()
  /// Darkens the lower part of the landscape under the texts.
  private let shade = CAGradientLayer()
  private let title = UILabel()
  private let detail = UILabel()

  private static let titles = [
    "First light", "High noon", "Morning mist", "Last sun", "Red valley", "Night camp",
  ]

  override init(frame: CGRect) {
    super.init(frame: frame)
    face.layer.cornerRadius = 24
    face.clipsToBounds = true
    face.contentMode = .scaleAspectFill
    face.layer.addSublayer(shade)
    shade.colors = [UIColor.clear.cgColor, UIColor(white: 0, alpha: 0.6).cgColor]
    shade.startPoint = CGPoint(x: 0.5, y: 0.5)
    title.font = .systemFont(ofSize: 26, weight: .bold)
    title.textColor = .white
    detail.font = .systemFont(ofSize: 15)
    detail.textColor = UIColor(white: 1, alpha: 0.85)
    face.addSubview(title)
    face.addSubview(detail)
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
    shade.frame = bounds
    CATransaction.commit()
    title.frame = CGRect(x: 20, y: bounds.maxY - 76, width: bounds.width - 40, height: 32)
    detail.frame = CGRect(x: 20, y: bounds.maxY - 44, width: bounds.width - 40, height: 20)
  }

  func show(_ index: Int) {
    let images = Landscape.images
    face.image = images[index % images.count]
    title.text = Self.titles[index % Self.titles.count]
    detail.text = "Day \(index + 1)"
  }
}

import UIKit

/// A tinted card with a number and two placeholder lines for text.
final class CardCell: UICollectionViewCell {
  private let picture = UIView()
  private let number = UILabel()
  private let lines = [UIView(), UIView()]

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .white
    contentView.layer.cornerRadius = 10
    contentView.clipsToBounds = true
    number.font = .systemFont(ofSize: 28, weight: .bold)
    number.textColor = UIColor(white: 1, alpha: 0.9)
    number.textAlignment = .center
    picture.addSubview(number)
    contentView.addSubview(picture)
    for line in lines {
      line.backgroundColor = .systemGray5
      line.layer.cornerRadius = 4
      contentView.addSubview(line)
    }
  }

  required init?(coder: NSCoder) { nil }

  func show(number: Int, tint: UIColor) {
    self.number.text = "\(number)"
    picture.backgroundColor = tint
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = contentView.bounds.width
    picture.frame = CGRect(x: 0, y: 0, width: width, height: 100)
    number.frame = picture.bounds
    lines[0].frame = CGRect(x: 12, y: 112, width: width - 40, height: 8)
    lines[1].frame = CGRect(x: 12, y: 128, width: width - 80, height: 8)
  }
}

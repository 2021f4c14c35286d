import Foundation
import HeadlessUIKit
import Typography

/// Something to look at under system C's bar: a collection view of coloured cards, two in a row.
@MainActor
final class CardSource: UICollectionViewDataSource {
  private static let tints: [UIColor] = [
    .systemIndigo, .systemTeal, .systemOrange, .systemPink, .systemBlue, .systemPurple,
    .systemBrown, .systemYellow,
  ]

  /// A grid of two columns for a screen of that width, 12 points apart.
  func makeCollectionView(width: CGFloat) -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: (width - 36) / 2, height: 150)
    layout.minimumLineSpacing = 12
    layout.minimumInteritemSpacing = 12
    layout.sectionInset = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
    let collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    collectionView.backgroundColor = .secondarySystemBackground
    collectionView.register(CardCell.self, forCellWithReuseIdentifier: "card")
    collectionView.dataSource = self
    return collectionView
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 60 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: "card", for: indexPath)
    if let card = cell as? CardCell {
      card.show(number: indexPath.item + 1, tint: Self.tints[indexPath.item % Self.tints.count])
    }
    return cell
  }
}

/// A tinted card with its number and two lines that stand for text.
private final class CardCell: UICollectionViewCell {
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

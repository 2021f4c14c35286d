import UIKit

/// The example content under the bar: a collection view of coloured cards, two in a row.
@MainActor
final class CardSource: NSObject, UICollectionViewDataSource {
  private static let tints: [UIColor] = [
    .systemIndigo, .systemTeal, .systemOrange, .systemPink, .systemBlue, .systemPurple,
    .systemBrown, .systemYellow,
  ]

  /// Makes a grid of two columns with gaps of 12 points, for a screen of the given width.
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

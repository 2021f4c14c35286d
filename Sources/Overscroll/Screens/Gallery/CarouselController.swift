import Foundation
import HeadlessUIKit

/// Twelve cards in a row.
final class CarouselController: UIViewController, UICollectionViewDataSource {
  private static let cards = 12
  private static let card = CGSize(width: 220, height: 320)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let layout = CarouselLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = Self.card
    layout.minimumLineSpacing = -40
    let margin = (view.bounds.width - Self.card.width) / 2
    layout.sectionInset = UIEdgeInsets(top: 0, left: margin, bottom: 0, right: margin)
    let cards = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    cards.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    cards.backgroundColor = .clear
    cards.accessibilityIdentifier = "scrollView"
    cards.showsHorizontalScrollIndicator = false
    cards.register(CarouselCard.self, forCellWithReuseIdentifier: "card")
    cards.dataSource = self
    view.addSubview(cards)
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { Self.cards }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
    (cell as? CarouselCard)?.show(indexPath.item)
    return cell
  }
}

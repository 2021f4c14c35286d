import Foundation
import HeadlessUIKit

/// A controller with a row of twelve cards.
final class CarouselController: UIViewController, UICollectionViewDataSource {
  private static let cards = 12
  private static let card = CGSize(width: 220, height: 320)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let layout = CarouselLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = Self.card
    layout.minimumLineSpacing = 0
    let (across, down) = (
      (view.bounds.width - Self.card.width) / 2, (view.bounds.height - Self.card.height) / 2
    )
    layout.sectionInset = UIEdgeInsets(top: down, left: across, bottom: down, right: across)
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

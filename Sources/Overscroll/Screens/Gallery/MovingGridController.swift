import Foundation
import HeadlessUIKit

/// A grid of numbered tiles that can be moved after a long press.
final class MovingGridController: UICollectionViewController {
  private static let side: CGFloat = 70
  private static let gap: CGFloat = 8
  private var numbers = Array(1...60)

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: Self.side, height: Self.side)
    layout.minimumLineSpacing = Self.gap
    layout.minimumInteritemSpacing = Self.gap
    layout.sectionInset = UIEdgeInsets(
      top: Self.gap, left: Self.gap, bottom: Self.gap, right: Self.gap)
    super.init(collectionViewLayout: layout)
    title = "Tiles"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.accessibilityIdentifier = "grid"
    collectionView.backgroundColor = .systemBackground
    collectionView.register(MovingTile.self, forCellWithReuseIdentifier: "tile")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { numbers.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    (cell as? MovingTile)?.show(numbers[indexPath.item])
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { true }

  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { numbers.insert(numbers.remove(at: sourceIndexPath.item), at: destinationIndexPath.item) }
}

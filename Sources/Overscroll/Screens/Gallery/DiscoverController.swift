import Foundation
import HeadlessUIKit

/// A collection with a row of cards that pages sideways, a grid and a list, each under a sticky
/// header.
final class DiscoverController: UIViewController {
  enum Part: Int, CaseIterable {
    case featured, popular, latest

    var title: String {
      switch self {
      case .featured: "Featured"
      case .popular: "Popular"
      case .latest: "Latest"
      }
    }

    var count: Int {
      switch self {
      case .featured: 5
      case .popular: 6
      case .latest: 14
      }
    }
  }

  struct Item: Hashable {
    let part: Part
    let index: Int

    var title: String {
      switch part {
      case .featured: Self.walks[index % Self.walks.count]
      case .popular: Self.places[index % Self.places.count]
      case .latest: Self.news[index % Self.news.count].title
      }
    }

    var detail: String {
      switch part {
      case .featured: "\(2 + index) hours, \(180 + index * 90) m up"
      case .popular: "\(4 + index * 3) km away"
      case .latest: Self.news[index % Self.news.count].detail
      }
    }

    private static let walks = [
      "Above the morning fog", "Meadows at noon", "Through the mist", "Ridge at sunset",
      "Red valley",
    ]
    private static let places = [
      "Hidden bay", "Two lakes", "Stone bridge", "Old pass", "Pine trail", "Lookout",
    ]
    private static let news = [
      (title: "The pass is open", detail: "The road is clear of snow."),
      (
        title: "Five huts for a rainy day",
        detail: "Short ways, warm stoves, and a view of the valley when the clouds part."
      ),
      (title: "Night walks", detail: "Every Friday from nine.\nBring a lamp."),
    ]
  }

  private lazy var collectionView = UICollectionView(
    frame: view.bounds, collectionViewLayout: layout)
  private var source: UICollectionViewDiffableDataSource<Part, Item>?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Discover"
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .systemBackground
    collectionView.accessibilityIdentifier = "collectionView"
    view.addSubview(collectionView)
    let cards = UICollectionView.CellRegistration<DiscoverCell, Item> { cell, _, item in
      cell.show(item)
    }
    let headers = UICollectionView.SupplementaryRegistration<DiscoverHeader>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { header, _, path in
      header.label.text = Part.allCases[path.section].title
    }
    let source = UICollectionViewDiffableDataSource<Part, Item>(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: cards, for: $1, item: $2)
    }
    source.supplementaryViewProvider = { collection, _, path in
      collection.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Part, Item>()
    snapshot.appendSections(Part.allCases)
    for part in Part.allCases {
      snapshot.appendItems((0..<part.count).map { Item(part: part, index: $0) }, toSection: part)
    }
    source.apply(snapshot, animatingDifferences: false)
    self.source = source
  }

  private var layout: UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, _ in
      let section =
        switch Part.allCases[index] {
        case .featured: Self.row
        case .popular: Self.grid
        case .latest: Self.list
        }
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      header.pinToVisibleBounds = true
      section.boundarySupplementaryItems = [header]
      section.supplementariesFollowContentInsets = false
      return section
    }
  }

  private static var row: NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.84), heightDimension: .absolute(190)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPagingCentered
    section.interGroupSpacing = 12
    section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 0, bottom: 20, trailing: 0)
    return section
  }

  private static var grid: NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 6, bottom: 6, trailing: 6)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(120)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 16, trailing: 10)
    return section
  }

  private static var list: NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(72))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    section.contentInsets = NSDirectionalEdgeInsets(
      top: 0, leading: 16, bottom: 16, trailing: 16)
    return section
  }
}

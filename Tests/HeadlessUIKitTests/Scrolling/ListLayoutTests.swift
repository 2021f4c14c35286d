import Foundation
import HeadlessUIKit
import Testing

/// List layouts of collection views: rows, accessories, separators and corners.
@MainActor
@Suite("List layouts", .serialized)
struct ListLayoutTests {
  private func list(
    _ configuration: UICollectionLayoutListConfiguration, _ counts: [Int],
    _ fill: @escaping (UICollectionViewListCell, Int) -> Void = { _, _ in }
  ) -> OwningCollection {
    let view = OwningCollection(
      frame: CGRect(x: 0, y: 0, width: 320, height: 600),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    let source = ListSource(counts, fill)
    view.owned = [source]
    view.register(
      UICollectionViewListCell.self,
      forSupplementaryViewOfKind: "UICollectionElementKindSectionHeader",
      withReuseIdentifier: "header")
    view.dataSource = source
    return view
  }

  private final class ListSource: UICollectionViewDataSource {
    let counts: [Int]
    let rows: UICollectionView.CellRegistration<UICollectionViewListCell, Int>

    init(_ counts: [Int], _ fill: @escaping (UICollectionViewListCell, Int) -> Void) {
      self.counts = counts
      rows = .init { cell, _, item in
        var content = cell.defaultContentConfiguration()
        content.text = "Row \(item)"
        cell.contentConfiguration = content
        fill(cell, item)
      }
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { counts[section] }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueConfiguredReusableCell(
        using: rows, for: indexPath, item: indexPath.item)
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath)
      var content = UIListContentConfiguration.plainHeader()
      content.text = "Section"
      (view as? UICollectionViewListCell)?.contentConfiguration = content
      return view
    }
  }

  private func cells(_ view: UICollectionView) -> [UICollectionViewListCell] {
    view.visibleCells.compactMap { $0 as? UICollectionViewListCell }
  }

  @Test("Rows are at least 44 points high, and inset groups have margins and rounded ends")
  func insetGrouped() {
    onScreen()
    let view = list(UICollectionLayoutListConfiguration(appearance: .insetGrouped), [3, 1])
    view.layoutIfNeeded()
    for cell in cells(view) { cell.layoutIfNeeded() }
    #expect(
      cells(view).map(\.frame) == [
        CGRect(x: 16, y: 17.5, width: 288, height: 44),
        CGRect(x: 16, y: 61.5, width: 288, height: 44),
        CGRect(x: 16, y: 105.5, width: 288, height: 44),
        CGRect(x: 16, y: 184.5, width: 288, height: 44),
      ])
    #expect(cells(view).map(\.layer.cornerRadius) == [10, 0, 10, 10])
    #expect(cells(view)[0].layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(view.backgroundColor == .systemGroupedBackground)
    #expect(
      cells(view)[0].backgroundConfiguration?.backgroundColor == .secondarySystemGroupedBackground)
  }

  @Test("A plain list's headers come from the data source and are pinned")
  func headers() {
    onScreen()
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    let view = list(configuration, [30])
    view.layoutIfNeeded()
    let header = UICollectionView.elementKindSectionHeader
    let height = view.place(header)?.height ?? 0
    // A line of 17 points between two margins of six points.
    #expect(height > 28 && height < 36)
    // The header is 22 points below the edge, until it is pinned there.
    #expect(view.place(header)?.minY == 22 && view.place(0)?.minY == 22 + height)
    view.scroll(y: 200)
    #expect(view.place(header)?.minY == 200)
  }

  @Test(
    "The padding above a list's header depends on the appearance and the configuration",
    arguments: [
      (.plain, nil, 22), (.plain, 0, 0), (.plain, 5, 5), (.insetGrouped, nil, 0),
      (.insetGrouped, 7, 7), (.plain, .nan, 0),
    ] as [(UICollectionLayoutListConfiguration.Appearance, CGFloat?, CGFloat)])
  func headerPadding(
    appearance: UICollectionLayoutListConfiguration.Appearance, given: CGFloat?, padding: CGFloat
  ) {
    onScreen()
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    configuration.headerMode = .supplementary
    configuration.headerTopPadding = given
    let view = list(configuration, [2])
    view.layoutIfNeeded()
    #expect(view.place(UICollectionView.elementKindSectionHeader)?.minY == padding)
  }

  @Test("Accessories are at their edges, and the content takes the rest")
  func accessories() {
    onScreen()
    let star = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let view = list(UICollectionLayoutListConfiguration(appearance: .plain), [2]) { cell, item in
      cell.accessories =
        item == 0
        ? [.disclosureIndicator()]
        : [
          .delete(displayed: .whenEditing), .label(text: "3"), .checkmark(),
          .customView(
            configuration: .init(
              customView: star, placement: .leading(), reservedLayoutWidth: .actual)),
        ]
    }
    view.layoutIfNeeded()
    for cell in cells(view) { cell.layoutIfNeeded() }
    let (first, second) = (cells(view)[0], cells(view)[1])
    // The disclosure indicator is 8 × 13 points, 16 points from the edge.
    #expect(first.contentView.frame == CGRect(x: 0, y: 0, width: 296, height: 44))
    #expect(first.subviews.last?.frame == CGRect(x: 296, y: 15.5, width: 8, height: 13))
    #expect(star.frame == CGRect(x: 16, y: 17, width: 10, height: 10))
    #expect(second.contentView.frame.minX == 26)
    view.isEditing = true
    second.layoutIfNeeded()
    #expect(second.contentView.frame.minX > 50)
    #expect(second.configurationState.isEditing)
  }

  @Test("Separators start at the text, and a handler may hide some")
  func separators() {
    onScreen()
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.itemSeparatorHandler = { path, standard in
      var own = standard
      if path.item == 1 { own.bottomSeparatorVisibility = .hidden }
      if path.item == 2 {
        own.bottomSeparatorInsets = NSDirectionalEdgeInsets(
          top: 0, leading: 3, bottom: 0, trailing: 5)
      }
      return own
    }
    let view = list(configuration, [3])
    view.layoutIfNeeded()
    for cell in cells(view) { cell.layoutIfNeeded() }
    let lines = cells(view).map { cell in
      cell.layer.sublayers?.filter { $0.zPosition == 1 && !$0.isHidden }.map(\.frame) ?? []
    }
    #expect(
      lines == [
        [CGRect(x: 16, y: 43.5, width: 304, height: 0.5)], [],
        [CGRect(x: 3, y: 43.5, width: 312, height: 0.5)],
      ])
  }

  @Test("The first item is the header if the list is configured so")
  func firstItem() {
    onScreen()
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .firstItemInSection
    let view = list(configuration, [3])
    view.layoutIfNeeded()
    for cell in cells(view) { cell.layoutIfNeeded() }
    #expect(cells(view).map(\.layer.cornerRadius) == [0, 10, 10])
    #expect(cells(view)[0].backgroundConfiguration?.backgroundColor == nil)
  }
}

import Foundation
import HeadlessUIKit
import Testing

/// A cell that stores its initial frame and the initial frame of its content view.
private final class MeasuredItem: UICollectionViewCell {
  private(set) var first = CGRect.null
  private(set) var firstContent = CGRect.null

  override init(frame: CGRect) {
    super.init(frame: frame)
    first = frame
    firstContent = contentView.frame
  }

  required init?(coder: NSCoder) { nil }
}

private final class MeasuredHeader: UICollectionReusableView {
  private(set) var first = CGRect.null

  override init(frame: CGRect) {
    super.init(frame: frame)
    first = frame
  }

  required init?(coder: NSCoder) { nil }
}

/// A layout that sets its item size in `prepare`, as layouts with a fixed number of columns do.
private final class ColumnLayout: UICollectionViewFlowLayout {
  override func prepare() {
    super.prepare()
    let width = ((collectionView?.bounds.width ?? 0) - 2) / 3
    itemSize = CGSize(width: width, height: width)
    minimumInteritemSpacing = 1
    sectionInset = .zero
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}

private final class Source: NSObject, UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 4 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }
}

@MainActor
struct NewCellFrameTests {
  /// UIKit creates a view with its final frame, because cells lay out their parts in
  /// `init(frame:)`.
  @Test func itemsAndHeadersAreCreatedWhereTheLayoutHasThem() throws {
    onScreen()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 60)
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    list.register(MeasuredItem.self, forCellWithReuseIdentifier: "item")
    list.register(
      MeasuredHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    let source = Source()
    list.dataSource = source
    list.layoutIfNeeded()

    let second = try #require(list.cellForItem(at: [0, 1]) as? MeasuredItem)
    #expect(second.first == CGRect(x: 110, y: 30, width: 100, height: 60))
    #expect(second.firstContent == CGRect(x: 0, y: 0, width: 100, height: 60))
    let header = try #require(list.subviews.compactMap { $0 as? MeasuredHeader }.first)
    #expect(header.first == CGRect(x: 0, y: 0, width: 320, height: 30))
  }

  @Test func aTablesNewCellIsAsWideAsTheTable() {
    onScreen()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 414, height: 480))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    let cell = table.dequeueReusableCell(withIdentifier: "row", for: [0, 0])
    #expect(cell.bounds.size == CGSize(width: 414, height: 44))
    #expect(UITableViewCell(style: .default, reuseIdentifier: nil).contentView.bounds.width == 320)
  }

  /// Setting an equal value does not invalidate the layout; otherwise such a layout would never
  /// settle.
  @Test func aLayoutMaySetItsSizesWhileItPrepares() {
    let environment = onScreen()
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: ColumnLayout())
    list.register(MeasuredItem.self, forCellWithReuseIdentifier: "item")
    let source = Source()
    list.dataSource = source
    let window = UIWindow(frame: list.frame)
    window.addSubview(list)
    window.layoutIfNeeded()
    list.contentOffset.y = 3
    window.layoutIfNeeded()
    #expect(environment.problems.notes.isEmpty)
    #expect(list.cellForItem(at: [0, 2])?.frame == CGRect(x: 214, y: 0, width: 106, height: 106))
  }
}

import Foundation
@_spi(Overscroll) import HeadlessUIKit
import Testing

/// Registrations of cells and supplementary views that a nib contains.
@MainActor
@Suite("Registrations with nibs")
struct NibRegistrationTests {
  final class NibCell: UICollectionViewCell {}
  final class NibHeader: UICollectionReusableView {}

  private final class Source: NSObject, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
  {
    let cells = UICollectionView.CellRegistration<NibCell, Int>(
      cellNib: UINib(nibName: "Cell", bundle: nil)
    ) { cell, indexPath, item in
      cell.tag = item + indexPath.item
    }
    let headers = UICollectionView.SupplementaryRegistration<NibHeader>(
      supplementaryNib: UINib(nibName: "Header", bundle: nil),
      elementKind: UICollectionView.elementKindSectionHeader
    ) { header, _, _ in
      header.tag = 5
    }

    func collectionView(_ list: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionView(
      _ list: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      list.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: 40)
    }
    func collectionView(
      _ list: UICollectionView, viewForSupplementaryElementOfKind kind: String, at: IndexPath
    ) -> UICollectionReusableView {
      list.dequeueConfiguredReusableSupplementary(using: headers, for: at)
    }
    func collectionView(
      _ list: UICollectionView, layout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize { CGSize(width: 100, height: 30) }
  }

  @Test("Cells and headers come from the nib with their subviews, and are configured")
  func views() throws {
    RuntimeClasses.register("NibCell", NibCell.self)
    RuntimeClasses.register("NibHeader", NibHeader.self)
    let environment = onScreen(
      assets: NibFixture(nibs: [
        "Cell": NibFixture.nib(
          """
          <collectionViewCell id="c" customClass="NibCell"><rect key="frame" x="0" y="0" \
          width="50" height="50"/><view key="contentView" id="v"><rect key="frame" x="0" y="0" \
          width="50" height="50"/><subviews><label text="Cell" id="l"><rect key="frame" x="1" \
          y="2" width="30" height="20"/></label></subviews></view></collectionViewCell>
          """),
        "Header": NibFixture.nib(
          """
          <collectionReusableView id="h" customClass="NibHeader"><rect key="frame" x="0" y="0" \
          width="50" height="50"/><subviews><label text="Header" id="l"><rect key="frame" x="1" \
          y="2" width="30" height="20"/></label></subviews></collectionReusableView>
          """),
      ]))
    let list = UICollectionView(
      frame: environment.screen.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    let source = Source()
    (list.dataSource, list.delegate) = (source, source)
    list.layoutIfNeeded()
    let cells = list.visibleCells.sorted { $0.tag < $1.tag }
    #expect(cells.map(\.tag) == [40, 41])
    let label = try #require(cells.first?.contentView.subviews.first as? UILabel)
    #expect(label.text == "Cell")
    let header = list.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
    #expect(header?.tag == 5 && (header?.subviews.first as? UILabel)?.text == "Header")
    #expect(environment.problems.notes == [])
  }
}

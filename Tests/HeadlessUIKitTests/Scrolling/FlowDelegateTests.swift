import Foundation
import HeadlessUIKit
import Testing

/// A delegate that implements all six methods of the flow layout's delegate.
@MainActor
private final class FlowListener: UICollectionViewDelegateFlowLayout {
  private(set) var events: [String] = []

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 100, height: indexPath.section == 0 ? 40 : 20) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 10) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { 8 }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { section == 0 ? 0 : 200 }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { CGSize(width: 0, height: 30) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { CGSize(width: 0, height: section == 0 ? 12 : 0) }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String,
    at indexPath: IndexPath
  ) { events.append("will \(elementKind.suffix(6)) \(indexPath.section)") }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) { events.append("did \(elementKind.suffix(6)) \(indexPath.section)") }
}

/// A data source with headers and footers.
@MainActor
private final class SectionSource: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

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
      ofKind: kind, withReuseIdentifier: "end", for: indexPath)
  }
}

@MainActor
private func makeCollection(
  _ layout: UICollectionViewFlowLayout, _ source: SectionSource, _ delegate: FlowListener
) -> UICollectionView {
  let view = OwningCollection(
    frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: layout)
  view.owned = [source, delegate]
  view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
  for kind in [
    UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
  ] {
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "end")
  }
  view.dataSource = source
  view.delegate = delegate
  return view
}

@MainActor
@Suite("Flow layout delegate", .serialized)
struct FlowDelegateTests {
  private let header = UICollectionView.elementKindSectionHeader
  private let footer = UICollectionView.elementKindSectionFooter

  @Test("Insets, spacings, headers and footers come from the delegate per section")
  func metrics() {
    onScreen()
    let layout = UICollectionViewFlowLayout()
    let delegate = FlowListener()
    let view = makeCollection(layout, SectionSource(), delegate)
    view.layoutIfNeeded()
    func frame(_ item: Int, _ section: Int) -> CGRect? {
      view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
    }
    // Without spacing three items fit in 300 points, and with 200 points of spacing one.
    #expect(frame(0, 0) == CGRect(x: 10, y: 35, width: 100, height: 40))
    #expect(frame(1, 0) == CGRect(x: 110, y: 35, width: 100, height: 40))
    #expect(frame(2, 0)?.origin == CGPoint(x: 210, y: 35))
    #expect(frame(3, 0)?.origin == CGPoint(x: 10, y: 83))
    let end = view.supplementaryView(forElementKind: footer, at: IndexPath(item: 0, section: 0))
    #expect(end?.frame == CGRect(x: 0, y: 138, width: 320, height: 12))
    let next = view.supplementaryView(forElementKind: header, at: IndexPath(item: 0, section: 1))
    #expect(next?.frame == CGRect(x: 0, y: 150, width: 320, height: 30))
    #expect(frame(0, 1) == CGRect(x: 110, y: 185, width: 100, height: 20))
    #expect(frame(1, 1)?.minY == 213)
    #expect(view.contentSize.height == 304)
    #expect(
      delegate.events == ["will Header 0", "will Footer 0", "will Header 1"])
    view.scroll(y: 100)
    #expect(delegate.events.last == "did Header 0")
  }

  @Test("Pinned headers and footers stay visible during their section")
  func pinned() {
    onScreen()
    let layout = UICollectionViewFlowLayout()
    layout.sectionHeadersPinToVisibleBounds = true
    layout.sectionFootersPinToVisibleBounds = true
    let view = makeCollection(layout, SectionSource(), FlowListener())
    view.contentInset.top = 10
    view.scroll(y: -10)
    func y(_ kind: String, _ section: Int) -> CGFloat? {
      view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section))?.frame
        .minY
    }
    #expect(y(header, 0) == 0)
    view.scroll(y: 60)
    #expect(y(header, 0) == 70)
    #expect(y(footer, 0) == 138)
    view.scroll(y: 110)
    // The section's content ends at 138 and pushes the header out.
    #expect(y(header, 0) == 108)
    #expect(y(header, 1) == 150)
    view.frame.size.height = 100
    view.scroll(y: 10)
    #expect(y(footer, 0) == 98)
    #expect(view.layoutAttributesForSupplementaryElement(ofKind: header, at: [0, 0])?.zIndex == 10)
  }

  @Test("Without a delegate, the layout's properties apply")
  func own() {
    onScreen()
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = 3
    let view = makeCollection(CollectionSource(20), layout)
    view.layoutIfNeeded()
    #expect(view.contentSize.height == 209)
    let kept = SizeListener { _ in CGSize(width: 300, height: 10) }
    view.delegate = kept
    view.layoutIfNeeded()
    #expect(view.contentSize.height == 257)
  }

  @Test("A layout with headers but no supplementary views is reported")
  func missingHeaderViews() {
    let environment = onScreen()
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    let view = makeCollection(CollectionSource(1), layout)
    view.layoutIfNeeded()
    #expect(
      environment.problems.notes == [
        "the layout places a view of kind 'UICollectionElementKindSectionHeader', but the data "
          + "source does not implement collectionView(_:viewForSupplementaryElementOfKind:at:)"
      ])
  }
}

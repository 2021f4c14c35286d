import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor
@Suite("Collection view", .serialized)
struct CollectionViewTests {
  @Test("Scrolling within a line creates, requests and lays out nothing")
  func smallScroll() {
    onScreen()
    let source = CollectionSource(100_000)
    let view = makeCollection(source, makeGrid())
    view.scroll(y: 12)
    let before = (
      CountingItem.created, CountingItem.laidOut, CountingItem.applied, source.asked.count
    )
    for y in 13..<40 { view.scroll(y: CGFloat(y)) }
    let after = (
      CountingItem.created, CountingItem.laidOut, CountingItem.applied, source.asked.count
    )
    #expect(before == after)
    #expect(view.visibleCells.count == 12)
  }

  @Test("Only visible cells are created, whatever the number of items", arguments: [300, 100_000])
  func boundedCells(items: Int) {
    onScreen()
    let source = CollectionSource(items)
    let view = makeCollection(source, makeGrid())
    var y: CGFloat = 0
    while y < 4_000 {
      view.scroll(y: y)
      y += 7
    }
    // Lines are 60 points apart, so that 200 points show parts of at most five.
    #expect(CountingItem.created == 15)
    #expect(source.asked.count == 69 * 3 + 3)
  }

  @Test("A grid distributes the remaining space, and the last line keeps the columns")
  func grid() {
    onScreen()
    let view = makeCollection(CollectionSource(5), makeGrid())
    view.layoutIfNeeded()
    #expect(
      view.visibleCells.map(\.frame) == [
        CGRect(x: 0, y: 0, width: 100, height: 50), CGRect(x: 110, y: 0, width: 100, height: 50),
        CGRect(x: 220, y: 0, width: 100, height: 50), CGRect(x: 0, y: 60, width: 100, height: 50),
        CGRect(x: 110, y: 60, width: 100, height: 50),
      ])
    #expect(view.contentSize == CGSize(width: 320, height: 110))
  }

  @Test("A single column is centred within the section's inset")
  func column() {
    onScreen()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 200, height: 80)
    layout.sectionInset = UIEdgeInsets(top: 5, left: 20, bottom: 7, right: 0)
    layout.headerReferenceSize = CGSize(width: 1, height: 30)
    let view = makeCollection(CollectionSource(2, 1), layout)
    view.layoutIfNeeded()
    #expect(
      view.visibleCells.map(\.frame) == [
        CGRect(x: 70, y: 35, width: 200, height: 80),
        CGRect(x: 70, y: 125, width: 200, height: 80),
      ])
    let header = view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    #expect(header?.frame == CGRect(x: 0, y: 0, width: 320, height: 30))
    #expect(view.contentSize.height == 334)
  }

  @Test("A horizontal layout fills columns from top to bottom")
  func horizontal() {
    onScreen()
    let layout = makeGrid()
    layout.scrollDirection = .horizontal
    let view = makeCollection(CollectionSource(100), layout)
    view.scroll(x: 95)
    #expect(view.contentSize == CGSize(width: 34 * 110 - 10, height: 200))
    #expect(view.visibleCells.first?.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(view.visibleCells[1].frame.origin == CGPoint(x: 0, y: 75))
    #expect(view.indexPathsForVisibleItems.map(\.item) == Array(0..<12))
    view.scroll(x: 105)
    #expect(view.indexPathsForVisibleItems.map(\.item) == Array(3..<12))
  }

  @Test("Items of different sizes match a plain walk through all items")
  func variousSizes() {
    onScreen()
    var random = SplitMix64(seed: 3)
    let sizes = (0..<200).map { _ in
      CGSize(
        width: CGFloat(Int.random(in: 20...150, using: &random)),
        height: CGFloat(Int.random(in: 10...60, using: &random)))
    }
    let listener = SizeListener { sizes[$0.item] }
    let layout = UICollectionViewFlowLayout()
    let view = makeCollection(CollectionSource(200), layout, delegate: listener)
    view.layoutIfNeeded()
    #expect(listener.asked == 200)
    let frames = (0..<200).compactMap {
      view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
    }
    #expect(frames.map(\.size) == sizes)
    checkLines(frames, available: 320)
    for _ in 0..<100 {
      let y = CGFloat(Int.random(in: -50...Int(view.contentSize.height), using: &random))
      view.scroll(y: y)
      let expected = frames.indices.filter { frames[$0].maxY > y && frames[$0].minY < y + 200 }
      #expect(view.indexPathsForVisibleItems.map(\.item) == expected)
      #expect(view.subviews == view.visibleCells)
    }
    #expect(listener.asked == 200)
    #expect(listener.scrolls > 0)
  }

  /// Checks that lines are as full as possible, do not overlap, and fill the width if they are
  /// full.
  private func checkLines(_ frames: [CGRect], available: CGFloat) {
    var lines: [[CGRect]] = []
    for frame in frames {
      if let last = lines.last?.last, frame.minX > last.minX {
        lines[lines.count - 1].append(frame)
      } else {
        lines.append([frame])
      }
    }
    for (line, next) in zip(lines, lines.dropFirst()) {
      let used = line.map(\.width).reduce(0, +) + CGFloat(line.count) * 10
      #expect(used + next[0].width > available)
      let bottom = line.map(\.maxY).max() ?? 0
      let top = next.map(\.minY).min() ?? 0
      #expect(abs(top - bottom - 10) < 1e-9)
      if line.count > 1 {
        #expect(line[0].minX == 0)
        #expect(abs(line[line.count - 1].maxX - available) < 1e-9)
      } else {
        #expect(abs(line[0].midX - available / 2) < 1e-9)
      }
    }
  }

  @Test("Nothing scrolls to an item before the collection view has a size")
  func scrollWithoutSize() {
    onScreen()
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    let source = CollectionSource(5)
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    view.dataSource = source
    view.scrollToItem(at: [0, 1], at: .centeredHorizontally, animated: false)
    view.frame = rect(0, 0, 320, 50)
    view.layoutIfNeeded()
    #expect(view.contentOffset == .zero)
  }

  @Test("Scrolling to an item respects the position")
  func scrollToItem() {
    onScreen()
    let view = makeCollection(CollectionSource(90), makeGrid())
    let path = IndexPath(item: 31, section: 0)
    view.scrollToItem(at: path, at: .top, animated: false)
    #expect(view.contentOffset.y == 600)
    view.scrollToItem(at: path, at: .centeredVertically, animated: false)
    #expect(view.contentOffset.y == 525)
    view.scrollToItem(at: path, at: .bottom, animated: false)
    #expect(view.contentOffset.y == 450)
    view.scrollToItem(at: IndexPath(item: 95, section: 0), at: .top, animated: false)
    #expect(view.contentOffset.y == 450)
  }

  @Test("A reload and a new width lay out all items again")
  func reload() {
    onScreen()
    let source = CollectionSource(30)
    let view = makeCollection(source, makeGrid())
    view.layoutIfNeeded()
    source.counts = [2, 1]
    view.reloadData()
    view.layoutIfNeeded()
    #expect(view.indexPathsForVisibleItems == [[0, 0], [0, 1], [1, 0]])
    #expect(view.contentSize.height == 100)
    view.frame.size.width = 210
    view.layoutIfNeeded()
    #expect(view.visibleCells.map(\.frame.minX) == [0, 110, 0])
    view.frame.size.width = 110
    view.layoutIfNeeded()
    #expect(view.visibleCells.map(\.frame.minX) == [5, 5, 5])
  }

  @Test(
    "Unusable sizes use the standard size",
    arguments: [0, -1, .nan, .infinity, 1e300] as [CGFloat])
  func impossibleSizes(length: CGFloat) {
    onScreen()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 50, height: length)
    let view = makeCollection(CollectionSource(1), layout)
    view.layoutIfNeeded()
    #expect(view.contentSize.height == 50)
    layout.minimumLineSpacing = -length
    layout.minimumInteritemSpacing = .nan
    layout.sectionInset = UIEdgeInsets(top: .nan, left: -3, bottom: 0, right: 0)
    view.layoutIfNeeded()
    #expect(view.visibleCells.count == 1)
  }

  @Test("Unknown, repeated and unusable elements of a layout are reported")
  func strangeLayout() {
    onScreen()
    final class Strange: UICollectionViewLayout {
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        let paths: [IndexPath] = [
          [0, 1], [0, 0], [0, 1], [0, 7], [4, 0], [0], [], [0, -1], [0, 2],
        ]
        return paths.map { path in
          let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
          let x: CGFloat = path == [0, 2] ? .nan : 0
          attributes.frame = CGRect(x: x, y: 0, width: 10, height: 10)
          return attributes
        }
      }
    }
    let view = makeCollection(CollectionSource(3), Strange())
    view.layoutIfNeeded()
    #expect(view.indexPathsForVisibleItems == [[0, 0], [0, 1]])
    #expect(view.subviews == view.visibleCells)
  }

  @Test("An unregistered identifier gives an empty cell")
  func unregistered() {
    onScreen()
    let view = makeCollection(CollectionSource(3), makeGrid())
    view.register(nil as AnyClass?, forCellWithReuseIdentifier: "item")
    view.layoutIfNeeded()
    #expect(view.visibleCells.count == 3)
    #expect(CountingItem.created == 0)
  }
}

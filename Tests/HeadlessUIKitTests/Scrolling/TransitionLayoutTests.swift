import Foundation
import HeadlessUIKit
import Testing

/// Interactive transitions between two layouts, driven by code.
@MainActor
@Suite("Interactive layout transitions")
struct TransitionLayoutTests {
  private func layout(_ width: CGFloat, _ height: CGFloat) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: width, height: height)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    return layout
  }

  private func frame(_ view: UICollectionView, _ item: Int) -> CGRect? {
    view.cellForItem(at: IndexPath(item: item, section: 0))?.frame
  }

  @Test("Elements are interpolated, and finishing installs the next layout")
  func finished() throws {
    onScreen()
    let source = CollectionSource(4)
    let (rows, grid) = (layout(320, 40), layout(160, 80))
    let view = makeCollection(source, rows)
    view.layoutIfNeeded()
    #expect(frame(view, 1) == CGRect(x: 0, y: 40, width: 320, height: 40))
    var told: [Bool] = []
    let transition = view.startInteractiveTransition(to: grid) { told += [$0, $1] }
    #expect(view.collectionViewLayout === transition)
    #expect(transition.currentLayout === rows && transition.nextLayout === grid)
    view.layoutIfNeeded()
    #expect(frame(view, 1) == CGRect(x: 0, y: 40, width: 320, height: 40))
    transition.transitionProgress = 0.5
    transition.invalidateLayout()
    view.layoutIfNeeded()
    #expect(frame(view, 1) == CGRect(x: 80, y: 20, width: 240, height: 60))
    #expect(transition.collectionViewContentSize == CGSize(width: 320, height: 160))
    transition.transitionProgress = .nan
    #expect(
      transition.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame.minY == 40)
    transition.updateValue(3, forAnimatedKey: "tilt")
    #expect(transition.value(forAnimatedKey: "tilt") == 3)
    #expect(transition.value(forAnimatedKey: "other") == 0)
    transition.transitionProgress = 1
    #expect(told.isEmpty)
    view.finishInteractiveTransition()
    view.layoutIfNeeded()
    #expect(told == [true, true])
    #expect(view.collectionViewLayout === grid)
    #expect(grid.collectionView === view && rows.collectionView == nil)
    #expect(frame(view, 1) == CGRect(x: 160, y: 0, width: 160, height: 80))
    // The transition is over, so cancelling has no effect.
    view.cancelInteractiveTransition()
    #expect(view.collectionViewLayout === grid && told.count == 2)
  }

  @Test("A cancelled transition restores the first layout")
  func cancelled() {
    onScreen()
    let source = CollectionSource(4)
    let (rows, grid) = (layout(320, 40), layout(160, 80))
    let view = makeCollection(source, rows)
    view.layoutIfNeeded()
    var told: [Bool] = []
    _ = view.startInteractiveTransition(to: grid) { told += [$0, $1] }
    view.cancelInteractiveTransition()
    view.layoutIfNeeded()
    #expect(told == [true, false])
    #expect(view.collectionViewLayout === rows)
    #expect(rows.collectionView === view && grid.collectionView == nil)
    #expect(frame(view, 1) == CGRect(x: 0, y: 40, width: 320, height: 40))
  }
}

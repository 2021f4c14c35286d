import Foundation
@_spi(Overscroll) import HeadlessUIKit
import Testing

@MainActor
@Suite("Collection controllers")
struct CollectionControllerTests {
  @Test("The collection view fills the view, and subviews added to the view do not scroll")
  func viewAround() {
    let environment = onScreen()
    let controller = UICollectionViewController(
      collectionViewLayout: UICollectionViewFlowLayout())
    let button = UIButton(frame: CGRect(x: 10, y: 600, width: 50, height: 50))
    controller.view.addSubview(button)
    let window = UIWindow(frame: environment.screen.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let collection: UICollectionView = controller.collectionView
    #expect(collection !== controller.view && collection.superview === controller.view)
    #expect(collection.frame == controller.view.bounds)
    #expect(collection.dataSource === controller && collection.delegate === controller)
    collection.contentOffset.y = 100
    #expect(button.convert(button.bounds, to: nil).minY == 600)
  }

  @Test("Another collection view replaces the first, before and after the view is loaded")
  func replaced() {
    onScreen()
    func collection() -> UICollectionView {
      UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    }
    let controller = UICollectionViewController(
      collectionViewLayout: UICollectionViewFlowLayout())
    let (early, late) = (collection(), collection())
    controller.collectionView = early
    #expect(!controller.isViewLoaded)
    controller.loadViewIfNeeded()
    #expect(early.superview === controller.view && controller.collectionView === early)
    #expect(controller.collectionViewLayout === early.collectionViewLayout)
    controller.collectionView = late
    controller.view.addSubview(late)
    #expect(early.superview == nil && late.superview === controller.view)
    #expect(late.frame == controller.view.bounds && late.delegate === controller)
  }
}

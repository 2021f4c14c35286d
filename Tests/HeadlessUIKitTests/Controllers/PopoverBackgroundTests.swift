import Foundation
import HeadlessUIKit
import Testing

/// Popovers with a custom background view, and related properties of controllers
/// (https://developer.apple.com/documentation/uikit/uipopoverbackgroundview).
@MainActor
@Suite("Popover backgrounds")
struct PopoverBackgroundTests {
  private final class Ground: UIPopoverBackgroundView {
    override class func contentViewInsets() -> UIEdgeInsets {
      UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 20)
    }
    override class func arrowHeight() -> CGFloat { 30 }
  }

  private final class Delegate: UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(
      for controller: UIPresentationController
    ) -> UIModalPresentationStyle { .none }
  }

  @Test(
    "The content is inside the insets, and the background extends to the tip and knows its arrow")
  func ground() throws {
    onScreen(width: 400, height: 800)
    let (root, content, delegate) = (UIViewController(), UIViewController(), Delegate())
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    window.show()
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 170, height: 80)
    let popover = try #require(content.popoverPresentationController)
    popover.delegate = delegate
    popover.sourceView = root.view
    popover.sourceRect = CGRect(x: 300, y: 100, width: 40, height: 40)
    popover.popoverBackgroundViewClass = Ground.self
    root.present(content, animated: false)
    window.layoutIfNeeded()
    let ground = try #require(window.tree.compactMap { $0 as? Ground }.first)
    // The size is 200 × 100 plus the insets, 30 points below the source and 10 from the right edge.
    #expect(ground.frame == CGRect(x: 190, y: 140, width: 200, height: 130))
    #expect(content.view.frame == CGRect(x: 200, y: 175, width: 170, height: 80))
    #expect(ground.arrowDirection == .up && ground.arrowOffset == 30)
    root.dismiss(animated: false)
    #expect(ground.window == nil)
  }

  @Test("A search container shows its search in the navigation bar or above its view")
  func container() {
    onScreen(safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    let window = UIWindow(frame: UIScreen.main.bounds)
    let search = UISearchController(searchResultsController: nil)
    let controller = UISearchContainerViewController(searchController: search)
    window.rootViewController = controller
    window.show()
    window.layoutIfNeeded()
    #expect(search.searchBar.superview === controller.view)
    #expect(search.searchBar.frame.origin == CGPoint(x: 0, y: 20))
    let other = UISearchController(searchResultsController: nil)
    let inside = UISearchContainerViewController(searchController: other)
    window.rootViewController = UINavigationController(rootViewController: inside)
    window.layoutIfNeeded()
    #expect(other.searchBar.superview is UINavigationBar)
  }

  @Test("A push with a layout transition is a standard push and reported")
  func push() {
    let environment = onScreen()
    let window = UIWindow(frame: UIScreen.main.bounds)
    let stack = UINavigationController(
      rootViewController: UICollectionViewController(
        collectionViewLayout: UICollectionViewFlowLayout()))
    window.rootViewController = stack
    window.show()
    let next = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    next.useLayoutToLayoutNavigationTransitions = true
    stack.pushViewController(next, animated: false)
    window.layoutIfNeeded()
    #expect(environment.problems.notes.count { $0.contains("useLayoutToLayout") } == 1)
  }
}

import UIKit

@objc public protocol PanelDelegate: AnyObject {
  @objc optional func panelDidClose(_ panel: NSObject)
  @objc optional func panelWidth(_ panel: NSObject) -> CGFloat
  @objc optional var panelTitle: String { get }
}

public protocol ListOwner: UITableViewDelegate {}

/// A base class of a library that conforms to UIKit's protocols for its subclasses.
open class ListController: UIViewController, UITableViewDataSource, PanelDelegate {
  public let table = UITableView(frame: .zero, style: .plain)

  open override func viewDidLoad() {
    super.viewDidLoad()
    table.frame = view.bounds
    table.rowHeight = 60
    table.sectionHeaderHeight = 30
    view.addSubview(table)
    table.dataSource = self
    table.delegate = self
  }

  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
}

extension ListController: ListOwner {}

@objc protocol BadgeDelegate { @objc optional func badgeDidChange(_ badge: NSObject) }

/// A public class of which only the library knows a conformance.
open class BadgeView: UIView {}

extension BadgeView: BadgeDelegate {}

/// A subclass that adds to it.
open class RoundBadgeView: BadgeView {
  func badgeDidChange(_ badge: NSObject) {}
}

/// A class between the base class and the app's classes.
open class MiddleController: ListController {
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "Header"
  }
}

/// A base class whose initial conformances an app's class extends with every other protocol.
open class Everything: NSObject, UICollectionViewDelegateFlowLayout, UITableViewDelegate,
  UITextViewDelegate, UISearchTextFieldDelegate, UISearchBarDelegate, UINavigationBarDelegate,
  UINavigationControllerDelegate, UITabBarControllerDelegate, UITabBarDelegate, CALayerDelegate,
  CAAnimationDelegate, NSLayoutManagerDelegate, NSTextStorageDelegate, UICollisionBehaviorDelegate,
  UIDynamicAnimatorDelegate, UIDropInteractionDelegate, UIEditMenuInteractionDelegate,
  UIGestureRecognizerDelegate, UIImagePickerControllerDelegate, UIPageViewControllerDelegate,
  UIPickerViewDelegate, UIPopoverPresentationControllerDelegate,
  UISheetPresentationControllerDelegate, UISearchControllerDelegate, UISplitViewControllerDelegate,
  UIViewControllerTransitioningDelegate, UIWebViewDelegate, UIWindowSceneDelegate,
  WKNavigationDelegate
{}

/// A base class with the protocols that have required methods.
open class Sources: UIViewController, UICollectionViewDataSource, UITableViewDataSource,
  UICollectionViewDataSourcePrefetching, UITableViewDataSourcePrefetching,
  UIPageViewControllerDataSource, UICollectionViewDragDelegate, UICollectionViewDropDelegate,
  UITableViewDragDelegate, UITableViewDropDelegate, UIContextMenuInteractionDelegate,
  UIDragInteractionDelegate, UIPreviewInteractionDelegate, UIActivityItemSource,
  UIViewControllerAnimatedTransitioning, UIApplicationDelegate
{
  public func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }
  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }
  public func collectionView(
    _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
  ) {}
  public func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { nil }
  public func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { nil }
  public func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] { [] }
  public func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: UICollectionViewDropCoordinator
  ) {}
  public func tableView(
    _ tableView: UITableView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { [] }
  public func tableView(
    _ tableView: UITableView, performDropWith coordinator: UITableViewDropCoordinator
  ) {}
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  public func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: UIDragSession
  ) -> [UIDragItem] { [] }
  public func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdatePreviewTransition transitionProgress: CGFloat,
    ended: Bool
  ) {}
  public func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction) {}
  public func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any { "" }
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? { nil }
  public func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval { 0 }
  public func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {}
}

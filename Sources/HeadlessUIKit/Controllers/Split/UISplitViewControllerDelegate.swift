/// The delegate of a split view controller, which is notified of changes of its columns and decides
/// about them.
///
/// Every method has a default implementation.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
  /// Called before the display mode changes.
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  /// Returns the mode that the display mode button and a gesture change to. `.automatic` for one
  /// that fits.
  func targetDisplayModeForAction(
    in svc: UISplitViewController
  ) -> UISplitViewController.DisplayMode
  /// Called before a column is shown.
  func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column)
  /// Called before a column is hidden.
  func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column)
  /// Returns the column to show on top of the collapsed stack.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  /// Returns the display mode after expanding.
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController
      .DisplayMode
  ) -> UISplitViewController.DisplayMode
  /// Called after the columns collapsed into one.
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  /// Called after one column expanded into several.
  func splitViewControllerDidExpand(_ svc: UISplitViewController)

  /// Returns whether the delegate showed the view controller itself.
  func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool
  /// Returns whether the delegate showed the secondary view controller itself.
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool
  /// Returns the only child of a collapsed interface. Nil uses the primary one. Not called in
  /// column styles.
  func primaryViewController(
    forCollapsing splitViewController: UISplitViewController
  ) -> UIViewController?
  /// Returns the primary child after expanding. Nil uses the current child. Not called in column
  /// styles.
  func primaryViewController(
    forExpanding splitViewController: UISplitViewController
  ) -> UIViewController?
  /// Returns whether the delegate collapsed the secondary child itself.
  ///
  /// Otherwise the primary child pushes it. Not called in column styles.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// Returns the secondary child after expanding. Nil uses the one that the primary child returns.
  ///
  /// Not called in column styles.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?
  /// Returns the supported interface orientations.
  func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask
  /// Returns the preferred interface orientation for a presentation.
  ///
  /// - Note: Partly: never called: presenting a view controller never rotates the screen.
  func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation
  /// Called when a gesture begins to show a sidebar.
  func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController)
  /// Called after the gesture that shows a sidebar ended.
  func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController)
  /// Returns whether a view controller is hidden in an orientation. Used before iOS 8.
  ///
  /// - Note: Partly: never called: since iOS 8, UIKit calls splitViewController(_:willChangeTo:).
  func splitViewController(
    _ svc: UISplitViewController, shouldHide vc: UIViewController,
    in orientation: UIInterfaceOrientation
  ) -> Bool
}

extension UISplitViewControllerDelegate {
  /// Has no effect by default.
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}
  /// Returns `.automatic`: a mode that fits.
  public func targetDisplayModeForAction(
    in svc: UISplitViewController
  ) -> UISplitViewController.DisplayMode { .automatic }
  /// Has no effect by default.
  public func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column
  ) {}
  /// Has no effect by default.
  public func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) {}
  /// Returns the proposed column.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
  /// Returns the proposed mode.
  public func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController
      .DisplayMode
  ) -> UISplitViewController.DisplayMode { proposedDisplayMode }
  /// Has no effect by default.
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
  /// Has no effect by default.
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
  /// Returns false: the split view controller shows it.
  public func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool { false }
  /// Returns false: the split view controller shows it.
  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool { false }
  /// Returns nil: the primary child is used.
  public func primaryViewController(
    forCollapsing splitViewController: UISplitViewController
  ) -> UIViewController? { nil }
  /// Returns nil: the current child is used.
  public func primaryViewController(
    forExpanding splitViewController: UISplitViewController
  ) -> UIViewController? { nil }
  /// Returns false: the primary child collapses the secondary one.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
  /// Returns nil: the primary child returns the secondary one.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { nil }
  /// Returns all orientations on an iPad, and all except upside down on a phone.
  public func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask {
    splitViewController.traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
  /// Returns `.portrait`.
  public func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation { .portrait }
  /// Has no effect by default.
  public func splitViewControllerInteractivePresentationGestureWillBegin(
    _ svc: UISplitViewController
  ) {}
  /// Has no effect by default.
  public func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController)
  {}
  /// Returns true: the view controller is hidden.
  public func splitViewController(
    _ svc: UISplitViewController, shouldHide vc: UIViewController,
    in orientation: UIInterfaceOrientation
  ) -> Bool { true }
}

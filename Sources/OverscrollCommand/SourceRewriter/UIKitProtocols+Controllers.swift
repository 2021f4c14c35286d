extension UIKitProtocols {
  /// The protocols of view controllers, bars, scenes and applications.
  static let controllers = """
    @MainActor protocol UIActivityItemSource {
      func activityViewController(
        _: UIActivityViewController, subjectForActivityType: UIActivity.ActivityType?
      ) -> String
      func activityViewController(
        _: UIActivityViewController, dataTypeIdentifierForActivityType: UIActivity.ActivityType?
      ) -> String
      func activityViewController(
        _: UIActivityViewController, thumbnailImageForActivityType: UIActivity.ActivityType?,
        suggestedSize: CGSize
      ) -> UIImage?
    }
    @MainActor protocol UIAdaptivePresentationControllerDelegate {
      func adaptivePresentationStyle(for: UIPresentationController) -> UIModalPresentationStyle
      func adaptivePresentationStyle(
        for: UIPresentationController, traitCollection: UITraitCollection
      ) -> UIModalPresentationStyle
      func presentationControllerShouldDismiss(_: UIPresentationController) -> Bool
      func presentationControllerWillDismiss(_: UIPresentationController)
      func presentationControllerDidDismiss(_: UIPresentationController)
      func presentationControllerDidAttemptToDismiss(_: UIPresentationController)
      func presentationController(
        _: UIPresentationController, willPresentWithAdaptiveStyle: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
      )
      func presentationController(_: UIPresentationController, prepare: UIPresentationController)
      func presentationController(
        _: UIPresentationController, viewControllerForAdaptivePresentationStyle:
        UIModalPresentationStyle
      ) -> UIViewController?
    }
    @MainActor protocol UIApplicationDelegate {
      func application(
        _: UIApplication, willFinishLaunchingWithOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool
      func application(
        _: UIApplication, didFinishLaunchingWithOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool
      func applicationDidFinishLaunching(_: UIApplication)
      func application(
        _: UIApplication, configurationForConnecting: UISceneSession, options:
        UIScene.ConnectionOptions
      ) -> UISceneConfiguration
      func application(_: UIApplication, didDiscardSceneSessions: Set<UISceneSession>)
      func applicationDidBecomeActive(_: UIApplication)
      func applicationWillResignActive(_: UIApplication)
      func applicationDidEnterBackground(_: UIApplication)
      func applicationWillEnterForeground(_: UIApplication)
      func applicationWillTerminate(_: UIApplication)
      func application(
        _: UIApplication, supportedInterfaceOrientationsFor: UIWindow?
      ) -> UIInterfaceOrientationMask
      func application(
        _: UIApplication, willChangeStatusBarOrientation: UIInterfaceOrientation, duration:
        TimeInterval
      )
      func application(_: UIApplication, didChangeStatusBarOrientation: UIInterfaceOrientation)
      func application(_: UIApplication, willChangeStatusBarFrame: CGRect)
      func application(_: UIApplication, didChangeStatusBarFrame: CGRect)
      func application(
        _: UIApplication, open: URL, options: [UIApplication.OpenURLOptionsKey: Any]
      ) -> Bool
      func application(
        _: UIApplication, open: URL, sourceApplication: String?, annotation: Any
      ) -> Bool
      func application(_: UIApplication, handleOpen: URL) -> Bool
      func application(
        _: UIApplication, shouldAllowExtensionPointIdentifier: UIApplication
        .ExtensionPointIdentifier
      ) -> Bool
      func application(_: UIApplication, willContinueUserActivityWithType: String) -> Bool
      func application(
        _: UIApplication, continue: NSUserActivity, restorationHandler: @escaping ([any
        UIUserActivityRestoring]?) -> Void
      ) -> Bool
      func application(
        _: UIApplication, didFailToContinueUserActivityWithType: String, error: any Error
      )
      func application(_: UIApplication, didUpdate: NSUserActivity)
      func application(_: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken: Data)
      func application(
        _: UIApplication, didFailToRegisterForRemoteNotificationsWithError: any Error
      )
      func application(_: UIApplication, didReceiveRemoteNotification: [AnyHashable: Any])
      func application(
        _: UIApplication, didReceiveRemoteNotification: [AnyHashable: Any],
        fetchCompletionHandler: @escaping (UIBackgroundFetchResult) -> Void
      )
      func application(
        _: UIApplication, handleActionWithIdentifier: String?, forRemoteNotification:
        [AnyHashable: Any], completionHandler: @escaping () -> Void
      )
      func application(
        _: UIApplication, handleActionWithIdentifier: String?, forRemoteNotification:
        [AnyHashable: Any], withResponseInfo: [AnyHashable: Any], completionHandler: @escaping
        () -> Void
      )
      func application(
        _: UIApplication, performFetchWithCompletionHandler: @escaping (UIBackgroundFetchResult)
        -> Void
      )
      func application(
        _: UIApplication, handleEventsForBackgroundURLSession: String, completionHandler:
        @escaping () -> Void
      )
      func application(
        _: UIApplication, performActionFor: UIApplicationShortcutItem, completionHandler:
        @escaping (Bool) -> Void
      )
      func application(
        _: UIApplication, handleWatchKitExtensionRequest: [AnyHashable: Any]?, reply: @escaping
        ([AnyHashable: Any]?) -> Void
      )
      func applicationShouldRequestHealthAuthorization(_: UIApplication)
      func applicationShouldAutomaticallyLocalizeKeyCommands(_: UIApplication) -> Bool
      func applicationDidReceiveMemoryWarning(_: UIApplication)
      func applicationSignificantTimeChange(_: UIApplication)
      func applicationProtectedDataWillBecomeUnavailable(_: UIApplication)
      func applicationProtectedDataDidBecomeAvailable(_: UIApplication)
      func application(
        _: UIApplication, viewControllerWithRestorationIdentifierPath: [String], coder: NSCoder
      ) -> UIViewController?
      func application(_: UIApplication, shouldSaveSecureApplicationState: NSCoder) -> Bool
      func application(_: UIApplication, shouldRestoreSecureApplicationState: NSCoder) -> Bool
      func application(_: UIApplication, shouldSaveApplicationState: NSCoder) -> Bool
      func application(_: UIApplication, shouldRestoreApplicationState: NSCoder) -> Bool
      func application(_: UIApplication, willEncodeRestorableStateWith: NSCoder)
      func application(_: UIApplication, didDecodeRestorableStateWith: NSCoder)
    }
    @MainActor protocol UIBarPositioningDelegate {
      func position(for: any UIBarPositioning) -> UIBarPosition
    }
    @MainActor protocol UIImagePickerControllerDelegate {
      func imagePickerController(
        _: UIImagePickerController, didFinishPickingMediaWithInfo:
        [UIImagePickerController.InfoKey: Any]
      )
      func imagePickerControllerDidCancel(_: UIImagePickerController)
    }
    @MainActor protocol UINavigationBarDelegate: UIBarPositioningDelegate {
      func navigationBar(_: UINavigationBar, shouldPush: UINavigationItem) -> Bool
      func navigationBar(_: UINavigationBar, didPush: UINavigationItem)
      func navigationBar(_: UINavigationBar, shouldPop: UINavigationItem) -> Bool
      func navigationBar(_: UINavigationBar, didPop: UINavigationItem)
    }
    @MainActor protocol UINavigationControllerDelegate {
      func navigationController(
        _: UINavigationController, willShow: UIViewController, animated: Bool
      )
      func navigationController(
        _: UINavigationController, didShow: UIViewController, animated: Bool
      )
      func navigationController(
        _: UINavigationController, animationControllerFor: UINavigationController.Operation,
        from: UIViewController, to: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)?
      func navigationController(
        _: UINavigationController, interactionControllerFor: any
        UIViewControllerAnimatedTransitioning
      ) -> (any UIViewControllerInteractiveTransitioning)?
      func navigationControllerSupportedInterfaceOrientations(
        _: UINavigationController
      ) -> UIInterfaceOrientationMask?
      func navigationControllerPreferredInterfaceOrientationForPresentation(
        _: UINavigationController
      ) -> UIInterfaceOrientation
    }
    @MainActor protocol UIPageViewControllerDataSource {
      func presentationCount(for: UIPageViewController) -> Int
      func presentationIndex(for: UIPageViewController) -> Int
    }
    @MainActor protocol UIPageViewControllerDelegate {
      func pageViewController(_: UIPageViewController, willTransitionTo: [UIViewController])
      func pageViewController(
        _: UIPageViewController, didFinishAnimating: Bool, previousViewControllers:
        [UIViewController], transitionCompleted: Bool
      )
      func pageViewController(
        _: UIPageViewController, spineLocationFor: UIInterfaceOrientation
      ) -> UIPageViewController.SpineLocation
      func pageViewControllerSupportedInterfaceOrientations(
        _: UIPageViewController
      ) -> UIInterfaceOrientationMask?
      func pageViewControllerPreferredInterfaceOrientationForPresentation(
        _: UIPageViewController
      ) -> UIInterfaceOrientation
    }
    @MainActor protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
      func prepareForPopoverPresentation(_: UIPopoverPresentationController)
      func popoverPresentationControllerShouldDismissPopover(
        _: UIPopoverPresentationController
      ) -> Bool
      func popoverPresentationControllerDidDismissPopover(_: UIPopoverPresentationController)
      func popoverPresentationController(
        _: UIPopoverPresentationController, willRepositionPopoverTo:
        UnsafeMutablePointer<CGRect>, in: AutoreleasingUnsafeMutablePointer<UIView>
      )
    }
    @MainActor protocol UISceneDelegate {
      func scene(_: UIScene, willConnectTo: UISceneSession, options: UIScene.ConnectionOptions)
      func sceneDidDisconnect(_: UIScene)
      func sceneDidBecomeActive(_: UIScene)
      func sceneWillResignActive(_: UIScene)
      func sceneWillEnterForeground(_: UIScene)
      func sceneDidEnterBackground(_: UIScene)
      func scene(_: UIScene, openURLContexts: Set<UIOpenURLContext>)
      func stateRestorationActivity(for: UIScene) -> NSUserActivity?
      func scene(_: UIScene, restoreInteractionStateWith: NSUserActivity)
      func scene(_: UIScene, willContinueUserActivityWithType: String)
      func scene(_: UIScene, continue: NSUserActivity)
      func scene(_: UIScene, didFailToContinueUserActivityWithType: String, error: any Error)
      func scene(_: UIScene, didUpdate: NSUserActivity)
    }
    @MainActor protocol UISearchBarDelegate: UIBarPositioningDelegate {
      func searchBarShouldBeginEditing(_: UISearchBar) -> Bool
      func searchBarTextDidBeginEditing(_: UISearchBar)
      func searchBarShouldEndEditing(_: UISearchBar) -> Bool
      func searchBarTextDidEndEditing(_: UISearchBar)
      func searchBar(_: UISearchBar, textDidChange: String)
      func searchBar(_: UISearchBar, shouldChangeTextIn: NSRange, replacementText: String) -> Bool
      func searchBarSearchButtonClicked(_: UISearchBar)
      func searchBarCancelButtonClicked(_: UISearchBar)
      func searchBarBookmarkButtonClicked(_: UISearchBar)
      func searchBarResultsListButtonClicked(_: UISearchBar)
      func searchBar(_: UISearchBar, selectedScopeButtonIndexDidChange: Int)
    }
    @MainActor protocol UISearchControllerDelegate {
      func willPresentSearchController(_: UISearchController)
      func didPresentSearchController(_: UISearchController)
      func willDismissSearchController(_: UISearchController)
      func didDismissSearchController(_: UISearchController)
      func presentSearchController(_: UISearchController)
      func searchController(
        _: UISearchController, willChangeTo: UINavigationItem.SearchBarPlacement
      )
      func searchController(
        _: UISearchController, didChangeFrom: UINavigationItem.SearchBarPlacement
      )
    }
    @MainActor protocol UISearchTextFieldDelegate: UITextFieldDelegate {
      func searchTextField(
        _: UISearchTextField, itemProviderForCopying: UISearchToken
      ) -> NSItemProvider
    }
    @MainActor protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
      func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _: UISheetPresentationController
      )
    }
    @MainActor protocol UISplitViewControllerDelegate {
      func splitViewController(
        _: UISplitViewController, willChangeTo: UISplitViewController.DisplayMode
      )
      func targetDisplayModeForAction(
        in: UISplitViewController
      ) -> UISplitViewController.DisplayMode
      func splitViewController(_: UISplitViewController, willShow: UISplitViewController.Column)
      func splitViewController(_: UISplitViewController, willHide: UISplitViewController.Column)
      func splitViewController(
        _: UISplitViewController, topColumnForCollapsingToProposedTopColumn:
        UISplitViewController.Column
      ) -> UISplitViewController.Column
      func splitViewController(
        _: UISplitViewController, displayModeForExpandingToProposedDisplayMode:
        UISplitViewController .DisplayMode
      ) -> UISplitViewController.DisplayMode
      func splitViewControllerDidCollapse(_: UISplitViewController)
      func splitViewControllerDidExpand(_: UISplitViewController)
      func splitViewController(
        _: UISplitViewController, show: UIViewController, sender: Any?
      ) -> Bool
      func splitViewController(
        _: UISplitViewController, showDetail: UIViewController, sender: Any?
      ) -> Bool
      func primaryViewController(forCollapsing: UISplitViewController) -> UIViewController?
      func primaryViewController(forExpanding: UISplitViewController) -> UIViewController?
      func splitViewController(
        _: UISplitViewController, collapseSecondary: UIViewController, onto: UIViewController
      ) -> Bool
      func splitViewController(
        _: UISplitViewController, separateSecondaryFrom: UIViewController
      ) -> UIViewController?
      func splitViewControllerSupportedInterfaceOrientations(
        _: UISplitViewController
      ) -> UIInterfaceOrientationMask
      func splitViewControllerPreferredInterfaceOrientationForPresentation(
        _: UISplitViewController
      ) -> UIInterfaceOrientation
      func splitViewControllerInteractivePresentationGestureWillBegin(_: UISplitViewController)
      func splitViewControllerInteractivePresentationGestureDidEnd(_: UISplitViewController)
      func splitViewController(
        _: UISplitViewController, shouldHide: UIViewController, in: UIInterfaceOrientation
      ) -> Bool
    }
    @MainActor protocol UILargeContentViewerInteractionDelegate {
      func largeContentViewerInteraction(
        _: UILargeContentViewerInteraction, didEndOn: (any UILargeContentViewerItem)?, at: CGPoint
      )
      func largeContentViewerInteraction(
        _: UILargeContentViewerInteraction, itemAt: CGPoint
      ) -> (any UILargeContentViewerItem)?
      func viewController(for: UILargeContentViewerInteraction) -> UIViewController
    }
    @MainActor protocol UITabBarControllerDelegate {
      func tabBarController(_: UITabBarController, shouldSelect: UIViewController) -> Bool
      func tabBarController(_: UITabBarController, didSelect: UIViewController)
      func tabBarController(_: UITabBarController, shouldSelectTab: UITab) -> Bool
      func tabBarController(_: UITabBarController, didSelectTab: UITab, previousTab: UITab?)
      func tabBarController(
        _: UITabBarController, animationControllerForTransitionFrom: UIViewController, to:
        UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)?
      func tabBarController(
        _: UITabBarController, interactionControllerFor: any
        UIViewControllerAnimatedTransitioning
      ) -> (any UIViewControllerInteractiveTransitioning)?
      func tabBarControllerSupportedInterfaceOrientations(
        _: UITabBarController
      ) -> UIInterfaceOrientationMask?
      func tabBarControllerPreferredInterfaceOrientationForPresentation(
        _: UITabBarController
      ) -> UIInterfaceOrientation
      func tabBarController(_: UITabBarController, willBeginCustomizing: [UIViewController])
      func tabBarController(
        _: UITabBarController, willEndCustomizing: [UIViewController], changed: Bool
      )
      func tabBarController(
        _: UITabBarController, didEndCustomizing: [UIViewController], changed: Bool
      )
    }
    @MainActor protocol UITabBarDelegate {
      func tabBar(_: UITabBar, didSelect: UITabBarItem)
      func tabBar(_: UITabBar, willBeginCustomizing: [UITabBarItem])
      func tabBar(_: UITabBar, didBeginCustomizing: [UITabBarItem])
      func tabBar(_: UITabBar, willEndCustomizing: [UITabBarItem], changed: Bool)
      func tabBar(_: UITabBar, didEndCustomizing: [UITabBarItem], changed: Bool)
    }
    @MainActor protocol UIToolbarDelegate: UIBarPositioningDelegate {
    }
    @MainActor protocol UIViewControllerAnimatedTransitioning {
      func interruptibleAnimator(
        using: any UIViewControllerContextTransitioning
      ) -> any UIViewImplicitlyAnimating
      func animationEnded(_: Bool)
    }
    @MainActor protocol UIViewControllerTransitioningDelegate {
      func animationController(
        forPresented: UIViewController, presenting: UIViewController, source: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)?
      func animationController(
        forDismissed: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)?
      func interactionControllerForPresentation(
        using: any UIViewControllerAnimatedTransitioning
      ) -> (any UIViewControllerInteractiveTransitioning)?
      func interactionControllerForDismissal(
        using: any UIViewControllerAnimatedTransitioning
      ) -> (any UIViewControllerInteractiveTransitioning)?
      func presentationController(
        forPresented: UIViewController, presenting: UIViewController?, source: UIViewController
      ) -> UIPresentationController?
    }
    @MainActor protocol UIWindowSceneDelegate: UISceneDelegate {
      func windowScene(
        _: UIWindowScene, didUpdate: any UICoordinateSpace, interfaceOrientation:
        UIInterfaceOrientation, traitCollection: UITraitCollection
      )
      func windowScene(
        _: UIWindowScene, performActionFor: UIApplicationShortcutItem, completionHandler:
        @escaping (Bool) -> Void
      )
    }
    """
}

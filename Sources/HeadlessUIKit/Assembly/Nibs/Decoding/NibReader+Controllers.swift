import Foundation

/// Decoding of controllers, before their view is loaded.
extension NibReader {
  func fill(_ controller: UIViewController) {
    if let title = string("title") { controller.title = title }
    if let hides = bool("hidesBottomBarWhenPushed") { controller.hidesBottomBarWhenPushed = hides }
    if let extends = bool("extendedLayoutIncludesOpaqueBars") {
      controller.extendedLayoutIncludesOpaqueBars = extends
    }
    if let edges = edges("edgesForExtendedLayout") ?? edges("extendedEdge") {
      controller.edgesForExtendedLayout = edges
    }
    if let style = option("modalPresentationStyle", NibOptions.presentations) {
      controller.modalPresentationStyle = style
    }
    if let style = option("modalTransitionStyle", NibOptions.transitions) {
      controller.modalTransitionStyle = style
    }
    if let insets = insets("additionalSafeAreaInsets") {
      controller.additionalSafeAreaInsets = insets
    }
    if let respects = bool("viewRespectsSystemMinimumLayoutMargins") {
      controller.viewRespectsSystemMinimumLayoutMargins = respects
    }
    let styles: [String: UIUserInterfaceStyle] = [
      "dark": .dark, "light": .light, "unspecified": .unspecified,
    ]
    if let style = option("userInterfaceStyle", styles) {
      controller.overrideUserInterfaceStyle = style
    }
    ignore(
      "storyboardIdentifier", "sceneMemberID", "automaticallyAdjustsScrollViewInsets",
      "definesPresentationContext", "providesPresentationContextTransitionStyle", "nibName",
      "wantsFullScreenLayout", "initialViewController", "showSegueTemplateIdentifier",
      "autoresizesArchivedViewToFullSize", "clearsSelectionOnViewWillAppear")
    for guide in child("layoutGuides")?.children ?? [] { guide.isRead = true }
    if let item = child("navigationItem"), let made = nib.makeNavigationItem(item) {
      controller.adoptNavigationItem(made)
    }
    if let item = child("tabBarItem"), let made = nib.makeItem(item, or: UITabBarItem.self) {
      controller.tabBarItem = made
    }
    if let items = toolbarItems("toolbarItems") { controller.toolbarItems = items }
    // The element of the view is read when the view is loaded.
    _ = child("size", key: "freeformSize")
    for child in element.children where child.attributes["key"] == "view" { child.isRead = true }
    switch controller {
    case let navigation as UINavigationController: fillNavigation(navigation)
    case let tabs as UITabBarController: fillTabs(tabs)
    case let split as UISplitViewController: fillSplit(split)
    case let table as UITableViewController:
      if let clears = bool("clearsSelectionOnViewWillAppear") {
        table.clearsSelectionOnViewWillAppear = clears
      }
      if let refresh = child("refreshControl") {
        table.refreshControl = nib.makeView(refresh) as? UIRefreshControl
      }
    case let list as UICollectionViewController:
      if let clears = bool("clearsSelectionOnViewWillAppear") {
        list.clearsSelectionOnViewWillAppear = clears
      }
    case is UIPageViewController:
      ignore(
        "transitionStyle", "navigationOrientation", "pageSpacing", "doubleSided",
        "spineLocation")
    default: break
    }
  }

  private func fillNavigation(_ controller: UINavigationController) {
    if let hides = bool("hidesBarsOnSwipe") { controller.hidesBarsOnSwipe = hides }
    ignore(
      "hidesBarsOnTap", "hidesBarsWhenKeyboardAppears", "hidesBarsWhenVerticallyCompact")
    if let bar = child("navigationBar", key: "navigationBar") {
      if bar.attributes["customClass"] == nil {
        NibReader(bar, of: nib).fillExisting(controller.navigationBar)
      } else if let own = nib.makeView(bar) as? UINavigationBar {
        controller.navigationBar = own
      }
    }
    if bool("navigationBarHidden") == true { controller.isNavigationBarHidden = true }
    if let isHidden = bool("toolbarHidden") { controller.isToolbarHidden = isHidden }
    if let bar = child("toolbar", key: "toolbar") {
      NibReader(bar, of: nib).fillExisting(controller.toolbar)
    }
  }

  private func fillTabs(_ controller: UITabBarController) {
    guard let bar = child("tabBar", key: "tabBar") else { return }
    if bar.attributes["customClass"] == nil {
      NibReader(bar, of: nib).fillExisting(controller.tabBar)
    } else if let own = nib.makeView(bar) as? UITabBar {
      controller.tabBar = controller.adopt(own)
    }
  }

  private func fillSplit(_ controller: UISplitViewController) {
    ignore("allowDoubleColumnStyle", "primaryBackgroundStyle")
    if let presents = bool("presentsWithGesture") { controller.presentsWithGesture = presents }
    let modes: [String: UISplitViewController.DisplayMode] = [
      "automatic": .automatic, "hidden": .secondaryOnly, "secondaryOnly": .secondaryOnly,
      "allVisible": .oneBesideSecondary, "beside": .oneBesideSecondary,
      "overlay": .oneOverSecondary, "over": .oneOverSecondary, "twoBeside": .twoBesideSecondary,
      "twoOver": .twoOverSecondary, "twoDisplace": .twoDisplaceSecondary,
    ]
    if let mode = option("preferredDisplayMode", modes) { controller.preferredDisplayMode = mode }
    let behaviors: [String: UISplitViewController.SplitBehavior] = [
      "automatic": .automatic, "tile": .tile, "overlay": .overlay, "displace": .displace,
    ]
    if let behavior = option("behavior", behaviors) { controller.preferredSplitBehavior = behavior }
  }
}

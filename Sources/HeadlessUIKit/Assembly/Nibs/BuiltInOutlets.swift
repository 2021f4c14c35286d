/// The outlets of UIKit classes.
@MainActor
enum BuiltInOutlets {
  /// Connects an outlet. Returns whether the outlet is supported and accepts the target.
  static func set(_ target: AnyObject, _ property: String, of source: AnyObject) -> Bool {
    switch property {
    case "delegate": setDelegate(target, of: source)
    case "dataSource": setDataSource(target, of: source)
    case "view":
      if let controller = source as? UIViewController, let view = target as? UIView {
        set(view, of: controller)
      } else {
        false
      }
    case "tableView", "collectionView": setList(target, of: source)
    case "prefetchDataSource": setPrefetching(target, of: source)
    default: setView(target, property, of: source)
    }
  }

  private static func set(_ view: UIView, of controller: UIViewController) -> Bool {
    controller.view = view
    return true
  }

  private static func setView(
    _ target: AnyObject, _ property: String, of source: AnyObject
  ) -> Bool {
    guard let view = target as? UIView else { return false }
    switch (source, property) {
    case (let cell as UITableViewCell, "accessoryView"): cell.accessoryView = view
    case (let cell as UITableViewCell, "editingAccessoryView"): cell.editingAccessoryView = view
    case (let cell as UITableViewCell, "backgroundView"): cell.backgroundView = view
    case (let cell as UITableViewCell, "selectedBackgroundView"):
      cell.selectedBackgroundView = view
    case (let cell as UICollectionViewCell, "backgroundView"): cell.backgroundView = view
    case (let table as UITableView, "backgroundView"): table.backgroundView = view
    case (let table as UITableView, "tableHeaderView"): table.tableHeaderView = view
    case (let table as UITableView, "tableFooterView"): table.tableFooterView = view
    case (let item as UIBarButtonItem, "customView"): item.customView = view
    case (let item as UINavigationItem, "titleView"): item.titleView = view
    case (let table as UITableView, "refreshControl"):
      table.refreshControl = view as? UIRefreshControl
    default: return false
    }
    return true
  }

  private static func setList(_ target: AnyObject, of source: AnyObject) -> Bool {
    switch (source, target) {
    case (let controller as UITableViewController, let table as UITableView):
      if controller.viewIfLoaded !== table { controller.tableView = table }
    case (let controller as UICollectionViewController, let list as UICollectionView):
      if controller.viewIfLoaded !== list, list.superview !== controller.viewIfLoaded {
        controller.collectionView = list
      }
    default: return false
    }
    return true
  }

  private static func setPrefetching(_ target: AnyObject, of source: AnyObject) -> Bool {
    switch source {
    case let table as UITableView:
      table.prefetchDataSource = target as? any UITableViewDataSourcePrefetching
    case let list as UICollectionView:
      list.prefetchDataSource = target as? any UICollectionViewDataSourcePrefetching
    default: return false
    }
    return true
  }

  private static func setDataSource(_ target: AnyObject, of source: AnyObject) -> Bool {
    switch source {
    case let table as UITableView:
      table.dataSource = target as? any UITableViewDataSource
      return table.dataSource != nil
    case let list as UICollectionView:
      list.dataSource = target as? any UICollectionViewDataSource
      return list.dataSource != nil
    case let picker as UIPickerView:
      picker.dataSource = target as? any UIPickerViewDataSource
      return picker.dataSource != nil
    case let pages as UIPageViewController:
      pages.dataSource = target as? any UIPageViewControllerDataSource
      return pages.dataSource != nil
    default: return false
    }
  }

  /// A target that does not conform is ignored, like one on iOS that implements none of the
  /// methods.
  private static func setDelegate(_ target: AnyObject, of source: AnyObject) -> Bool {
    switch source {
    case let list as UIScrollView: list.delegate = target as? any UIScrollViewDelegate
    case let field as UITextField: field.delegate = target as? any UITextFieldDelegate
    case let bar as UISearchBar: bar.delegate = target as? any UISearchBarDelegate
    case let picker as UIPickerView: picker.delegate = target as? any UIPickerViewDelegate
    case let bar as UINavigationBar: bar.delegate = target as? any UINavigationBarDelegate
    case let bar as UITabBar: bar.delegate = target as? any UITabBarDelegate
    case let bar as UIToolbar: bar.delegate = target as? any UIToolbarDelegate
    case let recognizer as UIGestureRecognizer:
      recognizer.delegate = target as? any UIGestureRecognizerDelegate
    case let controller as UINavigationController:
      controller.delegate = target as? any UINavigationControllerDelegate
    case let controller as UITabBarController:
      controller.delegate = target as? any UITabBarControllerDelegate
    case let controller as UISplitViewController:
      controller.delegate = target as? any UISplitViewControllerDelegate
    case let controller as UIPageViewController:
      controller.delegate = target as? any UIPageViewControllerDelegate
    default: return false
    }
    return true
  }
}

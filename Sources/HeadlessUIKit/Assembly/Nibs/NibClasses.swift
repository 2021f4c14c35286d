import Foundation

/// The classes of nib elements that name no class of the app.
@MainActor
enum NibClasses {
  /// The view classes by element name.
  static let views: [String: UIView.Type] = [
    "view": UIView.self, "containerView": UIView.self, "label": UILabel.self,
    "button": UIButton.self, "imageView": UIImageView.self, "scrollView": UIScrollView.self,
    "tableView": UITableView.self, "tableViewCell": UITableViewCell.self,
    "tableViewCellContentView": UIView.self, "collectionViewCellContentView": UIView.self,
    "collectionView": UICollectionView.self, "collectionViewCell": UICollectionViewCell.self,
    "collectionReusableView": UICollectionReusableView.self, "stackView": UIStackView.self,
    "textField": UITextField.self, "textView": UITextView.self, "switch": UISwitch.self,
    "slider": UISlider.self, "stepper": UIStepper.self,
    "segmentedControl": UISegmentedControl.self, "pageControl": UIPageControl.self,
    "progressView": UIProgressView.self,
    "activityIndicatorView": UIActivityIndicatorView.self, "pickerView": UIPickerView.self,
    "navigationBar": UINavigationBar.self, "toolbar": UIToolbar.self, "tabBar": UITabBar.self,
    "searchBar": UISearchBar.self, "visualEffectView": UIVisualEffectView.self,
    "refreshControl": UIRefreshControl.self, "control": UIControl.self, "window": UIWindow.self,
    "datePicker": UIDatePicker.self, "webView": UIWebView.self, "wkWebView": WKWebView.self,
  ]

  /// The classes of views that are not supported here, by element name. A placeholder's class is
  /// used if the app imports its framework, and else a grey box.
  static let unsupportedViews: [String: String] = [
    "mapView": "MKMapView", "glkView": "GLKView", "sceneKitView": "SCNView", "arskView": "ARSKView",
    "arscnView": "ARSCNView", "skView": "SKView", "mtkView": "MTKView",
    "adBannerView": "ADBannerView", "colorWell": "UIColorWell", "calendarView": "UICalendarView",
  ]

  /// The class of a view's element: UIKit's, or the placeholder of a framework that the app
  /// imports; nil if there is none.
  static func view(_ element: String) -> UIView.Type? {
    views[element]
      ?? unsupportedViews[element].flatMap { RuntimeClasses.named($0) as? UIView.Type }
  }

  /// The controller classes by element name.
  static let controllers: [String: UIViewController.Type] = [
    "viewController": UIViewController.self,
    "tableViewController": UITableViewController.self,
    "collectionViewController": UICollectionViewController.self,
    "navigationController": UINavigationController.self,
    "tabBarController": UITabBarController.self,
    "pageViewController": UIPageViewController.self,
    "splitViewController": UISplitViewController.self,
  ]

  /// The placeholders of view controllers by element name, for apps that import their framework.
  private static let unsupportedControllers = [
    "avPlayerViewController": "AVPlayerViewController", "glkViewController": "GLKViewController",
  ]

  /// The class of a controller's element: UIKit's, or the placeholder of a framework that the app
  /// imports; nil if there is none.
  static func controller(_ element: String) -> UIViewController.Type? {
    controllers[element]
      ?? unsupportedControllers[element].flatMap {
        RuntimeClasses.named($0) as? UIViewController.Type
      }
  }

  /// The gesture recogniser classes by element name, created without targets.
  static let recognizers: [String: UIGestureRecognizer.Type] = [
    "tapGestureRecognizer": UITapGestureRecognizer.self,
    "panGestureRecognizer": UIPanGestureRecognizer.self,
    "swipeGestureRecognizer": UISwipeGestureRecognizer.self,
    "pinchGestureRecognizer": UIPinchGestureRecognizer.self,
    "rotationGestureRecognizer": UIRotationGestureRecognizer.self,
    "pongPressGestureRecognizer": UILongPressGestureRecognizer.self,
    "longPressGestureRecognizer": UILongPressGestureRecognizer.self,
    "screenEdgePanGestureRecognizer": UIScreenEdgePanGestureRecognizer.self,
    "gestureRecognizer": UIGestureRecognizer.self,
  ]

  /// The bar item classes by element name.
  static let items: [String: UIBarItem.Type] = [
    "barButtonItem": UIBarButtonItem.self, "tabBarItem": UITabBarItem.self,
  ]

  /// The UIKit classes that a file may name as the custom class of an element.
  private static let named: [String: AnyClass] = [
    "UIView": UIView.self, "UIControl": UIControl.self, "UILabel": UILabel.self,
    "UIButton": UIButton.self, "UIImageView": UIImageView.self, "UIScrollView": UIScrollView.self,
    "UITableView": UITableView.self, "UITableViewCell": UITableViewCell.self,
    "UITableViewHeaderFooterView": UITableViewHeaderFooterView.self,
    "UICollectionView": UICollectionView.self, "UICollectionViewCell": UICollectionViewCell.self,
    "UICollectionViewListCell": UICollectionViewListCell.self,
    "UICollectionReusableView": UICollectionReusableView.self,
    "UICollectionViewFlowLayout": UICollectionViewFlowLayout.self,
    "UIStackView": UIStackView.self, "UITextField": UITextField.self,
    "UITextView": UITextView.self, "UISearchBar": UISearchBar.self,
    "UIVisualEffectView": UIVisualEffectView.self, "UINavigationBar": UINavigationBar.self,
    "UIToolbar": UIToolbar.self, "UITabBar": UITabBar.self, "UISwitch": UISwitch.self,
    "UISlider": UISlider.self, "UIViewController": UIViewController.self,
    "UITableViewController": UITableViewController.self,
    "UICollectionViewController": UICollectionViewController.self,
    "UINavigationController": UINavigationController.self,
    "UITabBarController": UITabBarController.self,
    "UIPageViewController": UIPageViewController.self,
    "UISplitViewController": UISplitViewController.self, "UIResponder": UIResponder.self,
    "NSObject": _Object.self, "UIGestureRecognizer": UIGestureRecognizer.self,
  ]

  /// Returns the class with a name: the app's, with or without its module, else UIKit's.
  static func named(_ name: String, module: String?) -> AnyClass? {
    module.flatMap { RuntimeClasses.named("\($0).\(name)") } ?? RuntimeClasses.named(name)
      ?? named[name]
  }

  /// Creates an object of the app's class with a name. Returns nil if the app has no such class, or
  /// the class cannot be created without arguments.
  static func make(_ name: String, module: String?) -> AnyObject? {
    module.flatMap { RuntimeClasses.make("\($0).\(name)") } ?? RuntimeClasses.make(name)
  }
}

public import Foundation

// Creation of lists, cells, controllers and other objects whose class is known only at run time,
// with the values that their own initialisers take: `type.init(frame: frame, collectionViewLayout:
// layout)`. The first file of this type explains the calls by symbol.

extension UICollectionView {
  @usableFromInline convenience init(
    ofFrame frame: CGRect, collectionViewLayout: UICollectionViewLayout
  ) {
    self.init(frame: frame, collectionViewLayout: collectionViewLayout)
  }

  @_silgen_name(
    "$s13HeadlessUIKit16UICollectionViewC7ofFrame010collectionD6LayoutAC10Foundation6CGRectV_AA0cdH0CtcfC"
  )
  fileprivate final class func make(
    _ frame: CGRect, _ collectionViewLayout: __owned UICollectionViewLayout
  ) -> Self
}

extension _ClassMade where Self: UICollectionView {
  /// Creates a collection view of a class known at run time.
  @_disfavoredOverload @_silgen_name("headless_uikit_make_UICollectionView_frame")
  public init(frame: CGRect, collectionViewLayout: UICollectionViewLayout)

  @_silgen_name("headless_uikit_make_UICollectionView_frame") @usableFromInline
  static func _made(_ frame: CGRect, _ collectionViewLayout: __owned UICollectionViewLayout) -> Self
  { make(frame, collectionViewLayout) }
}

extension UITableView {
  @usableFromInline convenience init(ofFrame frame: CGRect, style: UITableView.Style) {
    self.init(frame: frame, style: style)
  }

  @_silgen_name("$s13HeadlessUIKit11UITableViewC7ofFrame5styleAC10Foundation6CGRectV_AC5StyleOtcfC")
  fileprivate final class func make(_ frame: CGRect, _ style: UITableView.Style) -> Self
}

extension _ClassMade where Self: UITableView {
  /// Creates a table view of a class known at run time.
  @_disfavoredOverload @_silgen_name("headless_uikit_make_UITableView_frame")
  public init(frame: CGRect, style: UITableView.Style)

  @_silgen_name("headless_uikit_make_UITableView_frame") @usableFromInline
  static func _made(_ frame: CGRect, _ style: UITableView.Style) -> Self { make(frame, style) }
}

extension UITableViewCell {
  @usableFromInline convenience init(
    ofStyle style: UITableViewCell.CellStyle, reuseIdentifier: String?
  ) {
    self.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  @_silgen_name("$s13HeadlessUIKit15UITableViewCellC7ofStyle15reuseIdentifierA2C0eG0O_SSSgtcfC")
  fileprivate final class func make(
    _ style: UITableViewCell.CellStyle, _ reuseIdentifier: __owned String?
  ) -> Self
}

extension _ClassMade where Self: UITableViewCell {
  /// Creates a cell of a class known at run time.
  @_disfavoredOverload @_silgen_name("headless_uikit_make_UITableViewCell_style")
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)

  @_silgen_name("headless_uikit_make_UITableViewCell_style") @usableFromInline
  static func _made(_ style: UITableViewCell.CellStyle, _ reuseIdentifier: __owned String?) -> Self
  { make(style, reuseIdentifier) }
}

extension UITableViewHeaderFooterView {
  @usableFromInline convenience init(ofReuseIdentifier reuseIdentifier: String?) {
    self.init(reuseIdentifier: reuseIdentifier)
  }

  @_silgen_name("$s13HeadlessUIKit023UITableViewHeaderFooterD0C17ofReuseIdentifierACSSSg_tcfC")
  fileprivate final class func make(_ reuseIdentifier: __owned String?) -> Self
}

extension _ClassMade where Self: UITableViewHeaderFooterView {
  /// Creates a header or footer of a class known at run time.
  @_disfavoredOverload
  @_silgen_name("headless_uikit_make_UITableViewHeaderFooterView_reuseIdentifier")
  public init(reuseIdentifier: String?)

  @_silgen_name("headless_uikit_make_UITableViewHeaderFooterView_reuseIdentifier") @usableFromInline
  static func _made(_ reuseIdentifier: __owned String?) -> Self { make(reuseIdentifier) }
}

extension UIImageView {
  @usableFromInline convenience init(ofImage image: UIImage?) {
    self.init(image: image)
  }

  @_silgen_name("$s13HeadlessUIKit11UIImageViewC7ofImageAcA0C0CSg_tcfC")
  fileprivate final class func make(_ image: __owned UIImage?) -> Self
}

extension _ClassMade where Self: UIImageView {
  /// Creates an image view of a class known at run time.
  @_disfavoredOverload @_silgen_name("headless_uikit_make_UIImageView_image")
  public init(image: UIImage?)

  @_silgen_name("headless_uikit_make_UIImageView_image") @usableFromInline
  static func _made(_ image: __owned UIImage?) -> Self { make(image) }
}

extension UIStackView {
  @usableFromInline convenience init(ofArrangedSubviews arrangedSubviews: [UIView]) {
    self.init(arrangedSubviews: arrangedSubviews)
  }

  @_silgen_name("$s13HeadlessUIKit11UIStackViewC18ofArrangedSubviewsACSayAA6UIViewCG_tcfC")
  fileprivate final class func make(_ arrangedSubviews: __owned [UIView]) -> Self
}

extension _ClassMade where Self: UIStackView {
  /// Creates a stack of a class known at run time.
  @_disfavoredOverload @_silgen_name("headless_uikit_make_UIStackView_arrangedSubviews")
  public init(arrangedSubviews: [UIView])

  @_silgen_name("headless_uikit_make_UIStackView_arrangedSubviews") @usableFromInline
  static func _made(_ arrangedSubviews: __owned [UIView]) -> Self { make(arrangedSubviews) }
}

extension UIButton {
  @usableFromInline convenience init(ofType type: UIButton.ButtonType) {
    self.init(type: type)
  }

  @_silgen_name("$s13HeadlessUIKit8UIButtonC6ofTypeA2C06ButtonE0O_tcfC")
  fileprivate final class func make(_ type: UIButton.ButtonType) -> Self
}

extension _ClassMade where Self: UIButton {
  /// Creates a button of a class known at run time.
  @_disfavoredOverload @_silgen_name("headless_uikit_make_UIButton_type")
  public init(type: UIButton.ButtonType)

  @_silgen_name("headless_uikit_make_UIButton_type") @usableFromInline
  static func _made(_ type: UIButton.ButtonType) -> Self { make(type) }
}

extension UITextView {
  @usableFromInline convenience init(ofFrame frame: CGRect, textContainer: NSTextContainer?) {
    self.init(frame: frame, textContainer: textContainer)
  }

  @_silgen_name(
    "$s13HeadlessUIKit10UITextViewC7ofFrame13textContainerAC10Foundation6CGRectV_AA06NSTextH0CSgtcfC"
  )
  fileprivate final class func make(_ frame: CGRect, _ textContainer: __owned NSTextContainer?)
    -> Self
}

extension _ClassMade where Self: UITextView {
  /// Creates a text view of a class known at run time.
  @_disfavoredOverload @_silgen_name("headless_uikit_make_UITextView_frame")
  public init(frame: CGRect, textContainer: NSTextContainer?)

  @_silgen_name("headless_uikit_make_UITextView_frame") @usableFromInline
  static func _made(_ frame: CGRect, _ textContainer: __owned NSTextContainer?) -> Self {
    make(frame, textContainer)
  }
}

extension UIVisualEffectView {
  @usableFromInline convenience init(ofEffect effect: UIVisualEffect?) {
    self.init(effect: effect)
  }

  @_silgen_name("$s13HeadlessUIKit18UIVisualEffectViewC02ofD0AcA0cD0CSg_tcfC")
  fileprivate final class func make(_ effect: __owned UIVisualEffect?) -> Self
}

extension _ClassMade where Self: UIVisualEffectView {
  /// Creates an effect view of a class known at run time.
  @_disfavoredOverload @_silgen_name("headless_uikit_make_UIVisualEffectView_effect")
  public init(effect: UIVisualEffect?)

  @_silgen_name("headless_uikit_make_UIVisualEffectView_effect") @usableFromInline
  static func _made(_ effect: __owned UIVisualEffect?) -> Self { make(effect) }
}

extension UINavigationController {
  @usableFromInline convenience init(ofRootViewController rootViewController: UIViewController) {
    self.init(rootViewController: rootViewController)
  }

  @_silgen_name("$s13HeadlessUIKit22UINavigationControllerC010ofRootViewD0AcA06UIViewD0C_tcfC")
  fileprivate final class func make(_ rootViewController: __owned UIViewController) -> Self
}

extension _ClassMade where Self: UINavigationController {
  /// Creates a navigation controller of a class known at run time.
  @_disfavoredOverload
  @_silgen_name("headless_uikit_make_UINavigationController_rootViewController")
  public init(rootViewController: UIViewController)

  @_silgen_name("headless_uikit_make_UINavigationController_rootViewController") @usableFromInline
  static func _made(_ rootViewController: __owned UIViewController) -> Self {
    make(rootViewController)
  }
}

extension UINavigationController {
  @usableFromInline convenience init(
    ofNavigationBarClass navigationBarClass: AnyClass?, toolbarClass: AnyClass?
  ) {
    self.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass)
  }

  @_silgen_name(
    "$s13HeadlessUIKit22UINavigationControllerC20ofNavigationBarClass07toolbarH0ACyXlXpSg_AFtcfC")
  fileprivate final class func make(_ navigationBarClass: AnyClass?, _ toolbarClass: AnyClass?)
    -> Self
}

extension _ClassMade where Self: UINavigationController {
  /// Creates a navigation controller of a class known at run time, with bars of other classes.
  @_disfavoredOverload
  @_silgen_name("headless_uikit_make_UINavigationController_navigationBarClass")
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?)

  @_silgen_name("headless_uikit_make_UINavigationController_navigationBarClass") @usableFromInline
  static func _made(_ navigationBarClass: AnyClass?, _ toolbarClass: AnyClass?) -> Self {
    make(navigationBarClass, toolbarClass)
  }
}

extension UICollectionViewController {
  @usableFromInline convenience init(
    ofCollectionViewLayout collectionViewLayout: UICollectionViewLayout
  ) {
    self.init(collectionViewLayout: collectionViewLayout)
  }

  @_silgen_name(
    "$s13HeadlessUIKit26UICollectionViewControllerC012ofCollectionD6LayoutAcA0cdH0C_tcfC")
  fileprivate final class func make(_ collectionViewLayout: __owned UICollectionViewLayout) -> Self
}

extension _ClassMade where Self: UICollectionViewController {
  /// Creates a collection view controller of a class known at run time.
  @_disfavoredOverload
  @_silgen_name("headless_uikit_make_UICollectionViewController_collectionViewLayout")
  public init(collectionViewLayout: UICollectionViewLayout)

  @_silgen_name("headless_uikit_make_UICollectionViewController_collectionViewLayout")
  @usableFromInline
  static func _made(_ collectionViewLayout: __owned UICollectionViewLayout) -> Self {
    make(collectionViewLayout)
  }
}

extension UITableViewController {
  @usableFromInline convenience init(ofStyle style: UITableView.Style) {
    self.init(style: style)
  }

  @_silgen_name("$s13HeadlessUIKit21UITableViewControllerC7ofStyleAcA0cD0C0G0O_tcfC")
  fileprivate final class func make(_ style: UITableView.Style) -> Self
}

extension _ClassMade where Self: UITableViewController {
  /// Creates a table view controller of a class known at run time.
  @_disfavoredOverload @_silgen_name("headless_uikit_make_UITableViewController_style")
  public init(style: UITableView.Style)

  @_silgen_name("headless_uikit_make_UITableViewController_style") @usableFromInline
  static func _made(_ style: UITableView.Style) -> Self { make(style) }
}

extension UISearchController {
  @usableFromInline convenience init(
    ofSearchResultsController searchResultsController: UIViewController?
  ) {
    self.init(searchResultsController: searchResultsController)
  }

  @_silgen_name("$s13HeadlessUIKit18UISearchControllerC015ofSearchResultsD0AcA06UIViewD0CSg_tcfC")
  fileprivate final class func make(_ searchResultsController: __owned UIViewController?) -> Self
}

extension _ClassMade where Self: UISearchController {
  /// Creates a search controller of a class known at run time.
  @_disfavoredOverload
  @_silgen_name("headless_uikit_make_UISearchController_searchResultsController")
  public init(searchResultsController: UIViewController?)

  @_silgen_name("headless_uikit_make_UISearchController_searchResultsController") @usableFromInline
  static func _made(_ searchResultsController: __owned UIViewController?) -> Self {
    make(searchResultsController)
  }
}

extension UIPresentationController: _ClassMade {
  @usableFromInline convenience init(
    ofPresentedViewController presentedViewController: UIViewController,
    presenting: UIViewController?
  ) {
    self.init(presentedViewController: presentedViewController, presenting: presenting)
  }

  @_silgen_name(
    "$s13HeadlessUIKit24UIPresentationControllerC015ofPresentedViewD010presentingAcA06UIViewD0C_AGSgtcfC"
  )
  fileprivate final class func make(
    _ presentedViewController: __owned UIViewController, _ presenting: __owned UIViewController?
  ) -> Self
}

extension _ClassMade where Self: UIPresentationController {
  /// Creates a presentation controller of a class known at run time.
  @_disfavoredOverload
  @_silgen_name("headless_uikit_make_UIPresentationController_presentedViewController")
  public init(presentedViewController: UIViewController, presenting: UIViewController?)

  @_silgen_name("headless_uikit_make_UIPresentationController_presentedViewController")
  @usableFromInline
  static func _made(
    _ presentedViewController: __owned UIViewController, _ presenting: __owned UIViewController?
  ) -> Self { make(presentedViewController, presenting) }
}

extension UIGestureRecognizer: _ClassMade {
  @usableFromInline convenience init(ofTarget target: Any?, action: Selector?) {
    self.init(target: target, action: action)
  }

  @_silgen_name("$s13HeadlessUIKit19UIGestureRecognizerC8ofTarget6actionACypSg_AA8SelectorVSgtcfC")
  fileprivate final class func make(_ target: __owned Any?, _ action: __owned Selector?) -> Self
}

extension _ClassMade where Self: UIGestureRecognizer {
  /// Creates a gesture recogniser of a class known at run time.
  @_disfavoredOverload @_silgen_name("headless_uikit_make_UIGestureRecognizer_target")
  public init(target: Any?, action: Selector?)

  @_silgen_name("headless_uikit_make_UIGestureRecognizer_target") @usableFromInline
  static func _made(_ target: __owned Any?, _ action: __owned Selector?) -> Self {
    make(target, action)
  }
}

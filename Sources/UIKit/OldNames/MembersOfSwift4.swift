public import Foundation
public import HeadlessUIKit

// Names of UIKit's values and functions before Swift 4.2, declared like Apple's. Sources compiled
// in an older language mode can use them; in newer modes the compiler suggests the current name.

/// The name of `UITableView.automaticDimension` before Swift 4.2.
///
/// - Note: Partly: available only in Swift language modes before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UITableView.automaticDimension")
@MainActor public var UITableViewAutomaticDimension: CGFloat { UITableView.automaticDimension }

/// The name of `UIScrollView.DecelerationRate.normal` before Swift 4.2.
///
/// - Note: Partly: available only in Swift language modes before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIScrollView.DecelerationRate.normal")
@MainActor public var UIScrollViewDecelerationRateNormal: UIScrollView.DecelerationRate {
  UIScrollView.DecelerationRate.normal
}

/// The name of `UIScrollView.DecelerationRate.fast` before Swift 4.2.
///
/// - Note: Partly: available only in Swift language modes before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIScrollView.DecelerationRate.fast")
@MainActor public var UIScrollViewDecelerationRateFast: UIScrollView.DecelerationRate {
  UIScrollView.DecelerationRate.fast
}

/// The name of `UILayoutPriority.required` before Swift 4.2.
///
/// - Note: Partly: available only in Swift language modes before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UILayoutPriority.required")
@MainActor public var UILayoutPriorityRequired: UILayoutPriority { UILayoutPriority.required }

/// The name of `UILayoutPriority.defaultHigh` before Swift 4.2.
///
/// - Note: Partly: available only in Swift language modes before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UILayoutPriority.defaultHigh")
@MainActor public var UILayoutPriorityDefaultHigh: UILayoutPriority { UILayoutPriority.defaultHigh }

/// The name of `UILayoutPriority.defaultLow` before Swift 4.2.
///
/// - Note: Partly: available only in Swift language modes before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UILayoutPriority.defaultLow")
@MainActor public var UILayoutPriorityDefaultLow: UILayoutPriority { UILayoutPriority.defaultLow }

/// The name of `UILayoutPriority.fittingSizeLevel` before Swift 4.2.
///
/// - Note: Partly: available only in Swift language modes before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UILayoutPriority.fittingSizeLevel")
@MainActor public var UILayoutPriorityFittingSizeLevel: UILayoutPriority {
  UILayoutPriority.fittingSizeLevel
}

/// The name of `UIView.noIntrinsicMetric` before Swift 4.2.
///
/// - Note: Partly: available only in Swift language modes before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIView.noIntrinsicMetric")
@MainActor public var UIViewNoIntrinsicMetric: CGFloat { UIView.noIntrinsicMetric }

/// The name of `UICollectionView.elementKindSectionHeader` before Swift 4.2.
///
/// - Note: Partly: available only in Swift language modes before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UICollectionView.elementKindSectionHeader")
@MainActor public var UICollectionElementKindSectionHeader: String {
  UICollectionView.elementKindSectionHeader
}

/// The name of `UICollectionView.elementKindSectionFooter` before Swift 4.2.
///
/// - Note: Partly: available only in Swift language modes before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UICollectionView.elementKindSectionFooter")
@MainActor public var UICollectionElementKindSectionFooter: String {
  UICollectionView.elementKindSectionFooter
}

/// The name of `UICollectionViewFlowLayout.automaticSize` before Swift 4.2.
///
/// - Note: Partly: available only in Swift language modes before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UICollectionViewFlowLayout.automaticSize")
@MainActor public var UICollectionViewFlowLayoutAutomaticSize: CGSize {
  UICollectionViewFlowLayout.automaticSize
}

/// The name of `UIView.layoutFittingCompressedSize` before Swift 4.2.
///
/// - Note: Partly: available only in Swift language modes before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIView.layoutFittingCompressedSize")
@MainActor public var UILayoutFittingCompressedSize: CGSize { UIView.layoutFittingCompressedSize }

/// The name of `UIView.layoutFittingExpandedSize` before Swift 4.2.
///
/// - Note: Partly: available only in Swift language modes before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIView.layoutFittingExpandedSize")
@MainActor public var UILayoutFittingExpandedSize: CGSize { UIView.layoutFittingExpandedSize }

/// The name of `UIApplication.openSettingsURLString` before Swift 4.2.
///
/// - Note: Partly: available only in Swift language modes before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIApplication.openSettingsURLString")
@MainActor public var UIApplicationOpenSettingsURLString: String {
  UIApplication.openSettingsURLString
}

/// The name of `UIResponder.keyboardFrameBeginUserInfoKey` before Swift 4.2.
///
/// - Note: Partly: available only in Swift language modes before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardFrameBeginUserInfoKey")
public var UIKeyboardFrameBeginUserInfoKey: String {
  UIResponder.keyboardFrameBeginUserInfoKey
}

/// The name of `UIResponder.keyboardFrameEndUserInfoKey` before Swift 4.2.
///
/// - Note: Partly: available only in Swift language modes before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardFrameEndUserInfoKey")
public var UIKeyboardFrameEndUserInfoKey: String {
  UIResponder.keyboardFrameEndUserInfoKey
}

/// The name of `UIResponder.keyboardAnimationDurationUserInfoKey` before Swift 4.2.
///
/// - Note: Partly: available only in Swift language modes before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardAnimationDurationUserInfoKey")
public var UIKeyboardAnimationDurationUserInfoKey: String {
  UIResponder.keyboardAnimationDurationUserInfoKey
}

/// The name of `UIResponder.keyboardAnimationCurveUserInfoKey` before Swift 4.2.
///
/// - Note: Partly: available only in Swift language modes before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardAnimationCurveUserInfoKey")
public var UIKeyboardAnimationCurveUserInfoKey: String {
  UIResponder.keyboardAnimationCurveUserInfoKey
}

/// The name of `UIPageViewController.OptionsKey.interPageSpacing` before Swift 4.2.
///
/// - Note: Partly: available only in Swift language modes before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIPageViewController.OptionsKey.interPageSpacing")
@MainActor public var UIPageViewControllerOptionInterPageSpacingKey: UIPageViewController.OptionsKey
{ UIPageViewController.OptionsKey.interPageSpacing }

/// The name of `UIPageViewController.OptionsKey.spineLocation` before Swift 4.2.
///
/// - Note: Partly: available only in Swift language modes before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIPageViewController.OptionsKey.spineLocation")
@MainActor public var UIPageViewControllerOptionSpineLocationKey: UIPageViewController.OptionsKey {
  UIPageViewController.OptionsKey.spineLocation
}

/// The name of `UIWindow.Level.normal` before Swift 4.2.
///
/// - Note: Partly: available only in Swift language modes before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIWindow.Level.normal")
@MainActor public var UIWindowLevelNormal: UIWindow.Level { UIWindow.Level.normal }

/// The name of `UIWindow.Level.alert` before Swift 4.2.
///
/// - Note: Partly: available only in Swift language modes before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIWindow.Level.alert")
@MainActor public var UIWindowLevelAlert: UIWindow.Level { UIWindow.Level.alert }

/// The name of `UIWindow.Level.statusBar` before Swift 4.2.
///
/// - Note: Partly: available only in Swift language modes before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIWindow.Level.statusBar")
@MainActor public var UIWindowLevelStatusBar: UIWindow.Level { UIWindow.Level.statusBar }

/// The name of `UIEdgeInsets.init(top:left:bottom:right:)` before Swift 4.2.
///
/// - Note: Partly: available only in Swift language modes before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIEdgeInsets.init(top:left:bottom:right:)")
public func UIEdgeInsetsMake(
  _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
) -> UIEdgeInsets { UIEdgeInsets(top: top, left: left, bottom: bottom, right: right) }

/// The name of `CGRect.inset(by:)` before Swift 4.2.
///
/// - Note: Partly: available only in Swift language modes before 4.2.
@available(swift, obsoleted: 4.2, renamed: "CGRect.inset(by:)")
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
  rect.inset(by: insets)
}

/// The function for comparing edge insets before Swift 4.2, now the operator `==`.
///
/// - Note: Partly: available only in Swift language modes before 4.2.
@available(swift, obsoleted: 4.2, message: "Use == operator instead.")
public func UIEdgeInsetsEqualToEdgeInsets(
  _ insets1: UIEdgeInsets, _ insets2: UIEdgeInsets
) -> Bool { insets1 == insets2 }

/// The name of `UIImage.pngData()` before Swift 4.2.
///
/// - Note: Partly: available only in Swift language modes before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIImage.pngData(self:)")
@MainActor public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

/// The name of `UIImage.jpegData(compressionQuality:)` before Swift 4.2.
///
/// - Note: Partly: available only in Swift language modes before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIImage.jpegData(self:compressionQuality:)")
@MainActor public func UIImageJPEGRepresentation(
  _ image: UIImage, _ compressionQuality: CGFloat
) -> Data? { image.jpegData(compressionQuality: compressionQuality) }

/// The name of `UIAccessibility.isVoiceOverRunning` before Swift 4.2.
///
/// - Note: Partly: available only in Swift language modes before 4.2.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isVoiceOverRunning()")
@MainActor public func UIAccessibilityIsVoiceOverRunning() -> Bool {
  UIAccessibility.isVoiceOverRunning
}

/// The name of `UIAccessibility.isReduceMotionEnabled` before Swift 4.2.
///
/// - Note: Partly: available only in Swift language modes before 4.2.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isReduceMotionEnabled()")
@MainActor public func UIAccessibilityIsReduceMotionEnabled() -> Bool {
  UIAccessibility.isReduceMotionEnabled
}

extension UIView {
  /// The name of `bringSubviewToFront(_:)` before Swift 4.2.
  ///
  /// - Note: Partly: available only in Swift language modes before 4.2.
  @available(swift, obsoleted: 4.2, renamed: "bringSubviewToFront(_:)")
  public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }

  /// The name of `sendSubviewToBack(_:)` before Swift 4.2.
  ///
  /// - Note: Partly: available only in Swift language modes before 4.2.
  @available(swift, obsoleted: 4.2, renamed: "sendSubviewToBack(_:)")
  public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}

extension UIViewController {
  /// The name of `addChild(_:)` before Swift 4.2.
  ///
  /// - Note: Partly: available only in Swift language modes before 4.2.
  @available(swift, obsoleted: 4.2, renamed: "addChild(_:)")
  public func addChildViewController(_ childController: UIViewController) {
    addChild(childController)
  }

  /// The name of `removeFromParent()` before Swift 4.2.
  ///
  /// - Note: Partly: available only in Swift language modes before 4.2.
  @available(swift, obsoleted: 4.2, renamed: "removeFromParent()")
  public func removeFromParentViewController() { removeFromParent() }

  /// The name of `willMove(toParent:)` before Swift 4.2.
  ///
  /// - Note: Partly: available only in Swift language modes before 4.2.
  @available(swift, obsoleted: 4.2, renamed: "willMove(toParent:)")
  public func willMove(toParentViewController parent: UIViewController?) {
    willMove(toParent: parent)
  }

  /// The name of `didMove(toParent:)` before Swift 4.2.
  ///
  /// - Note: Partly: available only in Swift language modes before 4.2.
  @available(swift, obsoleted: 4.2, renamed: "didMove(toParent:)")
  public func didMove(toParentViewController parent: UIViewController?) {
    didMove(toParent: parent)
  }

  /// The name of `children` before Swift 4.2.
  ///
  /// - Note: Partly: available only in Swift language modes before 4.2.
  @available(swift, obsoleted: 4.2, renamed: "children")
  public var childViewControllers: [UIViewController] { children }
}

extension RunLoop.Mode {
  /// The name of `common` before Swift 4.2.
  ///
  /// - Note: Partly: available only in Swift language modes before 4.2.
  @available(swift, obsoleted: 4.2, renamed: "common")
  public static var commonModes: RunLoop.Mode { .common }

  /// The name of `default` before Swift 4.2.
  ///
  /// - Note: Partly: available only in Swift language modes before 4.2.
  @available(swift, obsoleted: 4.2, renamed: "default")
  public static var defaultRunLoopMode: RunLoop.Mode { .default }
}

extension NSUnderlineStyle {
  /// The name of `single` before Swift 4.2.
  ///
  /// - Note: Partly: available only in Swift language modes before 4.2.
  @available(swift, obsoleted: 4.2, renamed: "single")
  public static var styleSingle: NSUnderlineStyle { .single }
}

public import Foundation
public import HeadlessUIKit

// Names of UIKit from before Swift 4.2, as Apple keeps them: for sources that are compiled in an older
// mode of the language, and with the new name as the documentation in others.

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key")
public typealias NSAttributedStringKey = NSAttributedString.Key

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "NSLayoutConstraint.Attribute")
public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "NSLayoutConstraint.FormatOptions")
public typealias NSLayoutFormatOptions = NSLayoutConstraint.FormatOptions

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "NSLayoutConstraint.Relation")
public typealias NSLayoutRelation = NSLayoutConstraint.Relation

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "RunLoop.Mode")
public typealias RunLoopMode = RunLoop.Mode

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIActivityIndicatorView.Style")
public typealias UIActivityIndicatorViewStyle = UIActivityIndicatorView.Style

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAlertAction.Style")
public typealias UIAlertActionStyle = UIAlertAction.Style

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAlertController.Style")
public typealias UIAlertControllerStyle = UIAlertController.Style

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIApplication.State")
public typealias UIApplicationState = UIApplication.State

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIApplication.LaunchOptionsKey")
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAttachmentBehavior.AttachmentType")
public typealias UIAttachmentBehaviorType = UIAttachmentBehavior.AttachmentType

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIBarButtonItem.Style")
public typealias UIBarButtonItemStyle = UIBarButtonItem.Style

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIBarButtonItem.SystemItem")
public typealias UIBarButtonSystemItem = UIBarButtonItem.SystemItem

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIBlurEffect.Style")
public typealias UIBlurEffectStyle = UIBlurEffect.Style

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIButton.ButtonType")
public typealias UIButtonType = UIButton.ButtonType

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UICollectionViewUpdateItem.Action")
public typealias UICollectionUpdateAction = UICollectionViewUpdateItem.Action

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UICollectionView.ScrollDirection")
public typealias UICollectionViewScrollDirection = UICollectionView.ScrollDirection

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UICollectionView.ScrollPosition")
public typealias UICollectionViewScrollPosition = UICollectionView.ScrollPosition

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UICollisionBehavior.Mode")
public typealias UICollisionBehaviorMode = UICollisionBehavior.Mode

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIControl.ContentHorizontalAlignment")
public typealias UIControlContentHorizontalAlignment = UIControl.ContentHorizontalAlignment

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIControl.ContentVerticalAlignment")
public typealias UIControlContentVerticalAlignment = UIControl.ContentVerticalAlignment

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIControl.Event")
public typealias UIControlEvents = UIControl.Event

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIControl.State")
public typealias UIControlState = UIControl.State

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIDatePicker.Mode")
public typealias UIDatePickerMode = UIDatePicker.Mode

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIEvent.EventSubtype")
public typealias UIEventSubtype = UIEvent.EventSubtype

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIEvent.EventType")
public typealias UIEventType = UIEvent.EventType

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIFontDescriptor.SymbolicTraits")
public typealias UIFontDescriptorSymbolicTraits = UIFontDescriptor.SymbolicTraits

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIFont.TextStyle")
public typealias UIFontTextStyle = UIFont.TextStyle

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIFont.Weight")
public typealias UIFontWeight = UIFont.Weight

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIGestureRecognizer.State")
public typealias UIGestureRecognizerState = UIGestureRecognizer.State

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIImage.Orientation")
public typealias UIImageOrientation = UIImage.Orientation

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.SourceType")
public typealias UIImagePickerControllerSourceType = UIImagePickerController.SourceType

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIImage.RenderingMode")
public typealias UIImageRenderingMode = UIImage.RenderingMode

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIImage.ResizingMode")
public typealias UIImageResizingMode = UIImage.ResizingMode

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIImpactFeedbackGenerator.FeedbackStyle")
public typealias UIImpactFeedbackStyle = UIImpactFeedbackGenerator.FeedbackStyle

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "NSLayoutConstraint.Axis")
public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UINavigationController.Operation")
public typealias UINavigationControllerOperation = UINavigationController.Operation

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UINavigationItem.LargeTitleDisplayMode")
public typealias UINavigationItemLargeTitleDisplayMode = UINavigationItem.LargeTitleDisplayMode

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UINotificationFeedbackGenerator.FeedbackType")
public typealias UINotificationFeedbackType = UINotificationFeedbackGenerator.FeedbackType

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIPageViewController.NavigationDirection")
public typealias UIPageViewControllerNavigationDirection = UIPageViewController.NavigationDirection

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIPageViewController.NavigationOrientation")
public typealias UIPageViewControllerNavigationOrientation = UIPageViewController
  .NavigationOrientation

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIPageViewController.SpineLocation")
public typealias UIPageViewControllerSpineLocation = UIPageViewController.SpineLocation

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIPageViewController.TransitionStyle")
public typealias UIPageViewControllerTransitionStyle = UIPageViewController.TransitionStyle

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIPushBehavior.Mode")
public typealias UIPushBehaviorMode = UIPushBehavior.Mode

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIScrollView.ContentInsetAdjustmentBehavior")
public typealias UIScrollViewContentInsetAdjustmentBehavior = UIScrollView
  .ContentInsetAdjustmentBehavior

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIScrollView.DecelerationRate")
public typealias UIScrollViewDecelerationRate = UIScrollView.DecelerationRate

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIScrollView.IndicatorStyle")
public typealias UIScrollViewIndicatorStyle = UIScrollView.IndicatorStyle

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIScrollView.KeyboardDismissMode")
public typealias UIScrollViewKeyboardDismissMode = UIScrollView.KeyboardDismissMode

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UISearchBar.Style")
public typealias UISearchBarStyle = UISearchBar.Style

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIStackView.Alignment")
public typealias UIStackViewAlignment = UIStackView.Alignment

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIStackView.Distribution")
public typealias UIStackViewDistribution = UIStackView.Distribution

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UISwipeGestureRecognizer.Direction")
public typealias UISwipeGestureRecognizerDirection = UISwipeGestureRecognizer.Direction

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UITabBarItem.SystemItem")
public typealias UITabBarSystemItem = UITabBarItem.SystemItem

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UITableViewCell.AccessoryType")
public typealias UITableViewCellAccessoryType = UITableViewCell.AccessoryType

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UITableViewCell.EditingStyle")
public typealias UITableViewCellEditingStyle = UITableViewCell.EditingStyle

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UITableViewCell.SelectionStyle")
public typealias UITableViewCellSelectionStyle = UITableViewCell.SelectionStyle

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UITableViewCell.SeparatorStyle")
public typealias UITableViewCellSeparatorStyle = UITableViewCell.SeparatorStyle

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UITableViewCell.StateMask")
public typealias UITableViewCellStateMask = UITableViewCell.StateMask

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UITableViewCell.CellStyle")
public typealias UITableViewCellStyle = UITableViewCell.CellStyle

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UITableView.RowAnimation")
public typealias UITableViewRowAnimation = UITableView.RowAnimation

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UITableView.ScrollPosition")
public typealias UITableViewScrollPosition = UITableView.ScrollPosition

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UITableView.Style")
public typealias UITableViewStyle = UITableView.Style

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UITextField.BorderStyle")
public typealias UITextBorderStyle = UITextField.BorderStyle

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UITextField.ViewMode")
public typealias UITextFieldViewMode = UITextField.ViewMode

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UITouch.Phase")
public typealias UITouchPhase = UITouch.Phase

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UITouch.TouchType")
public typealias UITouchType = UITouch.TouchType

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIView.AnimationCurve")
public typealias UIViewAnimationCurve = UIView.AnimationCurve

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIView.AnimationOptions")
public typealias UIViewAnimationOptions = UIView.AnimationOptions

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIView.AutoresizingMask")
public typealias UIViewAutoresizing = UIView.AutoresizingMask

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIView.ContentMode")
public typealias UIViewContentMode = UIView.ContentMode

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIView.KeyframeAnimationOptions")
public typealias UIViewKeyframeAnimationOptions = UIView.KeyframeAnimationOptions

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIWindow.Level")
public typealias UIWindowLevel = UIWindow.Level

public import Foundation
public import HeadlessUIKit

// Names of UIKit from before Swift 4.2, as Apple keeps them: unavailable, with the new name, which is
// the documentation.

/// Renamed.
@available(*, unavailable, renamed: "NSAttributedString.Key")
public typealias NSAttributedStringKey = NSAttributedString.Key

/// Renamed.
@available(*, unavailable, renamed: "NSLayoutConstraint.Attribute")
public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute

/// Renamed.
@available(*, unavailable, renamed: "NSLayoutConstraint.Relation")
public typealias NSLayoutRelation = NSLayoutConstraint.Relation

/// Renamed.
@available(*, unavailable, renamed: "NSLayoutConstraint.FormatOptions")
public typealias NSLayoutFormatOptions = NSLayoutConstraint.FormatOptions

/// Renamed.
@available(*, unavailable, renamed: "UIStackView.Alignment")
public typealias UIStackViewAlignment = UIStackView.Alignment

/// Renamed.
@available(*, unavailable, renamed: "UIStackView.Distribution")
public typealias UIStackViewDistribution = UIStackView.Distribution

/// Renamed.
@available(*, unavailable, renamed: "UICollectionView.ScrollDirection")
public typealias UICollectionViewScrollDirection = UICollectionView.ScrollDirection

/// Renamed.
@available(*, unavailable, renamed: "UICollectionView.ScrollPosition")
public typealias UICollectionViewScrollPosition = UICollectionView.ScrollPosition

/// Renamed.
@available(*, unavailable, renamed: "UIFont.TextStyle")
public typealias UIFontTextStyle = UIFont.TextStyle

/// Renamed.
@available(*, unavailable, renamed: "UIFont.Weight")
public typealias UIFontWeight = UIFont.Weight

/// Renamed.
@available(*, unavailable, renamed: "UIGestureRecognizer.State")
public typealias UIGestureRecognizerState = UIGestureRecognizer.State

/// Renamed.
@available(*, unavailable, renamed: "NSLayoutConstraint.Axis")
public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis

/// Renamed.
@available(*, unavailable, renamed: "UIScrollView.ContentInsetAdjustmentBehavior")
public typealias UIScrollViewContentInsetAdjustmentBehavior = UIScrollView
  .ContentInsetAdjustmentBehavior

/// Renamed.
@available(*, unavailable, renamed: "UIScrollView.DecelerationRate")
public typealias UIScrollViewDecelerationRate = UIScrollView.DecelerationRate

/// Renamed.
@available(*, unavailable, renamed: "UITableViewCell.AccessoryType")
public typealias UITableViewCellAccessoryType = UITableViewCell.AccessoryType

/// Renamed.
@available(*, unavailable, renamed: "UITableViewCell.SelectionStyle")
public typealias UITableViewCellSelectionStyle = UITableViewCell.SelectionStyle

/// Renamed.
@available(*, unavailable, renamed: "UITableView.SeparatorStyle")
public typealias UITableViewCellSeparatorStyle = UITableView.SeparatorStyle

/// Renamed.
@available(*, unavailable, renamed: "UITableViewCell.CellStyle")
public typealias UITableViewCellStyle = UITableViewCell.CellStyle

/// Renamed.
@available(*, unavailable, renamed: "UITableView.ScrollPosition")
public typealias UITableViewScrollPosition = UITableView.ScrollPosition

/// Renamed.
@available(*, unavailable, renamed: "UITableView.Style")
public typealias UITableViewStyle = UITableView.Style

/// Renamed.
@available(*, unavailable, renamed: "UIView.AnimationOptions")
public typealias UIViewAnimationOptions = UIView.AnimationOptions

/// Renamed.
@available(*, unavailable, renamed: "UIView.AutoresizingMask")
public typealias UIViewAutoresizing = UIView.AutoresizingMask

/// Renamed.
@available(*, unavailable, renamed: "UIView.ContentMode")
public typealias UIViewContentMode = UIView.ContentMode

/// Renamed.
@available(*, unavailable, renamed: "UITableView.automaticDimension")
@MainActor public var UITableViewAutomaticDimension: CGFloat { UITableView.automaticDimension }

/// Renamed.
@available(*, unavailable, renamed: "UIScrollView.DecelerationRate.normal")
@MainActor public var UIScrollViewDecelerationRateNormal: UIScrollView.DecelerationRate {
  UIScrollView.DecelerationRate.normal
}

/// Renamed.
@available(*, unavailable, renamed: "UIScrollView.DecelerationRate.fast")
@MainActor public var UIScrollViewDecelerationRateFast: UIScrollView.DecelerationRate {
  UIScrollView.DecelerationRate.fast
}

/// Renamed.
@available(*, unavailable, renamed: "UILayoutPriority.required")
@MainActor public var UILayoutPriorityRequired: UILayoutPriority { UILayoutPriority.required }

/// Renamed.
@available(*, unavailable, renamed: "UILayoutPriority.defaultHigh")
@MainActor public var UILayoutPriorityDefaultHigh: UILayoutPriority { UILayoutPriority.defaultHigh }

/// Renamed.
@available(*, unavailable, renamed: "UILayoutPriority.defaultLow")
@MainActor public var UILayoutPriorityDefaultLow: UILayoutPriority { UILayoutPriority.defaultLow }

/// Renamed.
@available(*, unavailable, renamed: "UILayoutPriority.fittingSizeLevel")
@MainActor public var UILayoutPriorityFittingSizeLevel: UILayoutPriority {
  UILayoutPriority.fittingSizeLevel
}

/// Renamed.
@available(*, unavailable, renamed: "UIView.noIntrinsicMetric")
@MainActor public var UIViewNoIntrinsicMetric: CGFloat { UIView.noIntrinsicMetric }

/// Renamed.
@available(*, unavailable, renamed: "UICollectionView.elementKindSectionHeader")
@MainActor public var UICollectionElementKindSectionHeader: String {
  UICollectionView.elementKindSectionHeader
}

/// Renamed.
@available(*, unavailable, renamed: "UICollectionView.elementKindSectionFooter")
@MainActor public var UICollectionElementKindSectionFooter: String {
  UICollectionView.elementKindSectionFooter
}

/// Renamed.
@available(*, unavailable, renamed: "UIEdgeInsets.init(top:left:bottom:right:)")
public func UIEdgeInsetsMake(
  _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
) -> UIEdgeInsets { UIEdgeInsets(top: top, left: left, bottom: bottom, right: right) }

/// Renamed.
@available(*, unavailable, renamed: "CGRect.inset(by:)")
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
  rect.inset(by: insets)
}

public import Foundation
public import UIKit

/// The input of a scroll effect: the state of a scroll view and of the view that contains it, at
/// one delegate callback.
///
/// It is a plain copy of numbers, so that an effect can be evaluated for any moment without a view.
/// In an app, create it in `scrollViewDidScroll(_:)`. Lengths are in points, and y grows downwards.
/// Values are not checked: an offset of NaN results in a geometry of NaN.
public struct ScrollState: Hashable, Sendable {
  /// The delegate callback in which the state was captured.
  public enum Event: Hashable, Sendable, CaseIterable {
    case willBeginDragging
    case didScroll
  }

  /// The event; `didScroll` by default.
  public var event = Event.didScroll
  /// The content offset, which is beyond the ends of the content while it is pulled or bounces.
  public var contentOffset: CGPoint
  /// The size of the content; zero by default.
  public var contentSize = CGSize.zero
  /// The scroll view's size as of the last layout. During a callback, it does not reflect the
  /// callback's own changes.
  public var boundsSize: CGSize
  /// The scroll view's own insets, without the safe area; zero by default.
  public var contentInset = UIEdgeInsets.zero
  /// The sum of `contentInset` and the scroll view's share of the safe area; zero by default.
  public var adjustedContentInset = UIEdgeInsets.zero
  /// The frame of the view controller's view in the window.
  public var viewFrame: CGRect
  /// The safe area insets of the view controller's view; zero by default.
  public var safeAreaInsets = UIEdgeInsets.zero

  /// Creates the state of a scroll view that fills its view.
  public init(contentOffset: CGPoint, viewFrame: CGRect) {
    self.contentOffset = contentOffset
    self.viewFrame = viewFrame
    boundsSize = viewFrame.size
  }

  /// The smallest vertical offset at which the scroll view rests.
  public var minimumOffsetY: CGFloat { 0 - adjustedContentInset.top }

  /// The largest vertical offset at which the scroll view rests, never less than the smallest.
  public var maximumOffsetY: CGFloat {
    max(
      minimumOffsetY, contentSize.height + adjustedContentInset.bottom - boundsSize.height)
  }
}

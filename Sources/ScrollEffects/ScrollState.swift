public import Foundation
public import UIKit

/// What a scroll effect may know: a scroll view and the view that holds it, at one delegate callback.
///
/// A plain copy of numbers, so that an effect can be asked about any moment without a view. In an
/// app, fill it in `scrollViewDidScroll(_:)`. Lengths are points, y grows downwards. Nothing is
/// checked: an offset that is not a number gives geometry that is not one either.
public struct ScrollState: Hashable, Sendable {
  /// The delegate callback that asks.
  public enum Event: Hashable, Sendable, CaseIterable {
    case willBeginDragging
    case didScroll
  }

  /// A scroll unless told otherwise.
  public var event = Event.didScroll
  /// Lies beyond the ends of the content while it is pulled or bounces.
  public var contentOffset: CGPoint
  /// Zero until set.
  public var contentSize = CGSize.zero
  /// The scroll view's size as of the last layout. A callback sees the layout before its own edits.
  public var boundsSize: CGSize
  /// The scroll view's own insets, without the safe area; zero until set.
  public var contentInset = UIEdgeInsets.zero
  /// `contentInset` and the scroll view's share of the safe area.
  public var adjustedContentInset = UIEdgeInsets.zero
  /// The frame of the view controller's view in the window.
  public var viewFrame: CGRect
  /// Of the view controller's view; zero until set.
  public var safeAreaInsets = UIEdgeInsets.zero

  /// A scroll view that fills its view.
  public init(contentOffset: CGPoint, viewFrame: CGRect) {
    self.contentOffset = contentOffset
    self.viewFrame = viewFrame
    boundsSize = viewFrame.size
  }

  /// The smallest vertical offset at which the scroll view rests.
  public var minimumOffsetY: CGFloat { 0 - adjustedContentInset.top }

  /// The largest, never below the smallest.
  public var maximumOffsetY: CGFloat {
    max(
      minimumOffsetY, contentSize.height + adjustedContentInset.bottom - boundsSize.height)
  }
}

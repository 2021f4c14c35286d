public import Foundation

/// The size and insets of the space that contains a layout, a section or a group.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: AnyObject {
  /// The size without regard to `contentInsets`, in points.
  var contentSize: CGSize { get }
  /// The size reduced by `contentInsets`, in points.
  var effectiveContentSize: CGSize { get }
  var contentInsets: NSDirectionalEdgeInsets { get }
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

public import Foundation

/// The room that a layout, a section or a group has.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: AnyObject {
  /// In points, before `contentInsets`.
  var contentSize: CGSize { get }
  /// In points, after `contentInsets`.
  var effectiveContentSize: CGSize { get }
  var contentInsets: NSDirectionalEdgeInsets { get }
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

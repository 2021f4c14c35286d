public import Foundation

/// An object with a title and an image that the large content viewer shows.
@preconcurrency @MainActor
public protocol UILargeContentViewerItem: NSObjectProtocol {
  /// Whether the viewer shows the object.
  var showsLargeContentViewer: Bool { get }
  /// The title; nil for none.
  var largeContentTitle: String? { get }
  /// The image; nil for none.
  var largeContentImage: UIImage? { get }
  /// Whether the image is scaled to the viewer's size.
  var scalesLargeContentImage: Bool { get }
  /// The insets of the image, in points.
  var largeContentImageInsets: UIEdgeInsets { get }
}

extension UIView: UILargeContentViewerItem {}

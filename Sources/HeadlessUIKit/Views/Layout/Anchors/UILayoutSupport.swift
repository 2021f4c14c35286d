import AutoLayout
public import Foundation

/// What the guides of a view controller's bars offer.
@preconcurrency @MainActor
public protocol UILayoutSupport: AnyObject {
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

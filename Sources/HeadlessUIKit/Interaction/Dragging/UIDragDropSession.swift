public import Foundation

/// The common part of drag and drop sessions.
@preconcurrency @MainActor
public protocol UIDragDropSession: AnyObject {
  /// The dragged items.
  var items: [UIDragItem] { get }
  /// Returns the location of the touch in a view's coordinates.
  func location(in view: UIView) -> CGPoint
  /// Whether the items may be moved and not only copied.
  var allowsMoveOperation: Bool { get }
  /// Whether no other app may receive the items.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Returns whether at least one item has data of one of the types.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Returns whether at least one item can be loaded as an object of a class.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
  /// Returns whether at least one item can be loaded as a string.
  public func canLoadObjects(ofClass aClass: String.Type) -> Bool {
    canLoadObjects(ofClass: NSString.self)
  }

  /// Returns whether at least one item can be loaded as a URL.
  public func canLoadObjects(ofClass aClass: URL.Type) -> Bool {
    canLoadObjects(ofClass: NSURL.self)
  }
}

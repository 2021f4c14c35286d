public import Foundation

/// Items on their way.
@preconcurrency @MainActor
public protocol UIDragDropSession: AnyObject {
  /// What is dragged.
  var items: [UIDragItem] { get }
  /// Where the finger is, in a view's coordinates.
  func location(in view: UIView) -> CGPoint
  /// Whether the items may be moved, not only copied.
  var allowsMoveOperation: Bool { get }
  /// Whether no other app may have the items.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Whether an item has data of one of these types.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Whether an item can be an object of a class.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
  /// Whether an item can be a text.
  public func canLoadObjects(ofClass aClass: String.Type) -> Bool {
    canLoadObjects(ofClass: NSString.self)
  }

  /// Whether an item can be an address.
  public func canLoadObjects(ofClass aClass: URL.Type) -> Bool {
    canLoadObjects(ofClass: NSURL.self)
  }
}

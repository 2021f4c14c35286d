public import Foundation

/// Items on their way, as who may take them sees it.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The drag in this app: there is no other here.
  var localDragSession: (any UIDragSession)? { get }
  /// How far the data are.
  var progress: Progress { get }
  /// - Note: Partly: kept; data are there at once, so that nothing is shown.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  /// Hands over the items that can be objects of a class, in order, after what happens now.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

extension UIDropSession {
  /// Hands over the texts.
  @discardableResult
  public func loadObjects(
    ofClass aClass: String.Type, completion: @escaping ([String]) -> Void
  ) -> Progress {
    loadObjects(ofClass: NSString.self) { objects in
      completion(objects.compactMap { ($0 as? NSString).map { "\($0)" } })
    }
  }

  /// Hands over the addresses.
  @discardableResult
  public func loadObjects(
    ofClass aClass: URL.Type, completion: @escaping ([URL]) -> Void
  ) -> Progress {
    loadObjects(ofClass: NSURL.self) { objects in
      completion(objects.compactMap { ($0 as? NSURL).map { $0 as URL } })
    }
  }
}

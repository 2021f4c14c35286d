public import Foundation

/// A drag session, as seen by a possible drop target.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The drag session in this app. It is never nil here, since all drags begin in this app.
  var localDragSession: (any UIDragSession)? { get }
  /// The progress of loading the data.
  var progress: Progress { get }
  /// The style of the progress indicator.
  ///
  /// - Note: Partly: stored only; data load at once, so that no indicator is shown.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  /// Loads the items that can be objects of a class, in order, and passes them to the closure after
  /// the current call.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

extension UIDropSession {
  /// Loads the items that can be strings.
  @discardableResult
  public func loadObjects(
    ofClass aClass: String.Type, completion: @escaping ([String]) -> Void
  ) -> Progress {
    loadObjects(ofClass: NSString.self) { objects in
      completion(objects.compactMap { ($0 as? NSString).map { "\($0)" } })
    }
  }

  /// Loads the items that can be URLs.
  @discardableResult
  public func loadObjects(
    ofClass aClass: URL.Type, completion: @escaping ([URL]) -> Void
  ) -> Progress {
    loadObjects(ofClass: NSURL.self) { objects in
      completion(objects.compactMap { ($0 as? NSURL).map { $0 as URL } })
    }
  }
}

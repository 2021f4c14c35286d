/// A drag session, as seen by the source of the items.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// An object of the app for this session. Other apps cannot access it.
  var localContext: Any? { get set }
}

/// Items on their way, as who drags them sees it.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// What only this app sees.
  var localContext: Any? { get set }
}

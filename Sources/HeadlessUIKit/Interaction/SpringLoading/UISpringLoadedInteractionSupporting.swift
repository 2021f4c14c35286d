/// What can be opened by staying over it with something dragged: tables, collections and buttons.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: AnyObject {
  /// Whether it is; false unless set.
  var isSpringLoaded: Bool { get set }
}

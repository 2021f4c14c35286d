/// A view that can be spring-loaded: table views, collection views and buttons.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: AnyObject {
  /// Whether a drag that rests over the view activates it. The default is false.
  var isSpringLoaded: Bool { get set }
}

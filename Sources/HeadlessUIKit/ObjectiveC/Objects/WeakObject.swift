/// An object that is not kept.
@MainActor
struct WeakObject {
  private(set) weak var object: AnyObject?

  init(_ object: AnyObject) { self.object = object }
}

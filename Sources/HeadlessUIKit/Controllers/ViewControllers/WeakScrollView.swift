/// A weak reference to a scroll view.
@MainActor
struct WeakScrollView {
  weak var view: UIScrollView?
}

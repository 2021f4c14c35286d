/// A scroll view that somebody else keeps.
@MainActor
struct WeakScrollView {
  weak var view: UIScrollView?
}

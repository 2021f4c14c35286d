/// A weak reference to a box that may be removed before it is queried.
struct WeakBox {
  weak var box: (any LayoutBox)?
}

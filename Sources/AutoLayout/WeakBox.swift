/// A box that may go while somebody waits to ask it.
struct WeakBox {
  weak var box: (any LayoutBox)?
}

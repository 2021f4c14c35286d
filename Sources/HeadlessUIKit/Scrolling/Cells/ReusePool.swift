/// A view that its class can make and that is used again when it has left the screen.
@MainActor
protocol ReusableView: UIView {
  init(reusedAs identifier: String)
  func prepareForReuse()
}

/// What a table or a collection makes its cells from: registered classes, and cells that left the
/// screen, the last one first. Identifiers are looked up, never gone through.
@MainActor
struct ReusePool<View: ReusableView> {
  private var classes: [String: View.Type] = [:]
  private var waiting: [String: [View]] = [:]

  /// Nil takes the registration back.
  mutating func register(_ type: View.Type?, as identifier: String) { classes[identifier] = type }

  /// A cell that waits, or a new one; nil if none waits and no class is registered. A waiting cell
  /// that its owner has put on the screen by other means is not handed out a second time.
  mutating func dequeue(_ identifier: String) -> View? {
    while let view = waiting[identifier]?.popLast() {
      guard view.superview == nil else { continue }
      view.prepareForReuse()
      return view
    }
    return classes[identifier]?.init(reusedAs: identifier)
  }

  /// Keeps a view that has left the screen. Without an identifier it is forgotten.
  mutating func recycle(_ view: View, as identifier: String?) {
    guard let identifier, waiting[identifier]?.contains(view) != true else { return }
    waiting[identifier, default: []].append(view)
  }
}

import Foundation

/// What a table or a collection makes its cells from: registered classes, and cells that left the
/// screen, the last one first. Identifiers are looked up, never gone through.
@MainActor
struct ReusePool<View: ReusableView> {
  /// Makes a view in a frame; nil if what was registered has none.
  typealias Maker = (_ frame: CGRect) -> View?

  private var makers: [String: Maker] = [:]
  private var waiting: [String: [View]] = [:]

  /// Nil takes the registration back, and so does a class of other views, which is a problem.
  mutating func register(_ type: AnyClass?, as identifier: String) -> ListProblem? {
    let viewClass = type as? View.Type
    makers[identifier] = viewClass.map { viewClass in
      { viewClass.make(reusedAs: identifier, frame: $0) }
    }
    guard let type, !(type is View.Type) else { return nil }
    return .unsuitableClass("\(type)", identifier: identifier, wanted: "\(View.self)")
  }

  /// Nil takes the registration back.
  mutating func register(as identifier: String, make: Maker?) { makers[identifier] = make }

  /// The next view of the identifier to be handed out, as it is: it stays where it is on the screen.
  private var next: [String: View] = [:]

  /// Nil takes it back.
  mutating func handOutNext(_ view: View?, as identifier: String?) {
    if let identifier { next[identifier] = view }
  }

  /// A cell that waits, or a new one; nil if none waits and no class is registered. A waiting cell
  /// that its owner has put on the screen by other means is not handed out a second time.
  ///
  /// - Parameter frame: where it will be shown; empty if that is not known.
  mutating func dequeue(_ identifier: String, frame: CGRect = .zero) -> View? {
    if let view = next.removeValue(forKey: identifier) { return view }
    while let view = waiting[identifier]?.popLast() {
      guard view.superview == nil else { continue }
      view.prepareForReuse()
      return view
    }
    return makers[identifier]?(frame)
  }

  /// Keeps a view that has left the screen. Without an identifier it is forgotten.
  mutating func recycle(_ view: View, as identifier: String?) {
    guard let identifier, waiting[identifier]?.contains(where: { $0 === view }) != true else {
      return
    }
    waiting[identifier, default: []].append(view)
  }
}

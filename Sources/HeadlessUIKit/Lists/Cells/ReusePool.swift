import Foundation

/// The registrations and reusable views of a table or collection view.
///
/// The view that left the screen last is reused first. The dictionaries are only used for lookup,
/// never iterated, so their order has no effect.
@MainActor
struct ReusePool<View: ReusableView> {
  /// A closure that creates a view in a frame; it returns nil if the registered nib contains no
  /// such view.
  typealias Maker = (_ frame: CGRect) -> View?

  private var makers: [String: Maker] = [:]
  private var waiting: [String: [View]] = [:]

  /// Registers a class for a reuse identifier, or removes the registration if `type` is nil.
  ///
  /// A class that is not a subclass of `View` also removes the registration, and the problem is
  /// returned.
  mutating func register(_ type: AnyClass?, as identifier: String) -> ListProblem? {
    let viewClass = type as? View.Type
    makers[identifier] = viewClass.map { viewClass in
      { viewClass.make(reusedAs: identifier, frame: $0) }
    }
    guard let type, !(type is View.Type) else { return nil }
    return .unsuitableClass("\(type)", identifier: identifier, wanted: "\(View.self)")
  }

  /// Registers a closure that creates views for a reuse identifier, or removes the registration if
  /// `make` is nil.
  mutating func register(as identifier: String, make: Maker?) { makers[identifier] = make }

  /// The views that the next `dequeue` of an identifier returns, unchanged and still on the screen.
  private var next: [String: View] = [:]

  /// Makes the next `dequeue` of the identifier return `view`; nil cancels this.
  mutating func setNextView(_ view: View?, as identifier: String?) {
    if let identifier { next[identifier] = view }
  }

  /// Returns a reusable view for the identifier, or creates one; nil if the pool has none and
  /// nothing is registered.
  ///
  /// A view in the pool that already has a superview is skipped, because the app has put it on the
  /// screen itself.
  ///
  /// - Parameter frame: the frame in which the view will be shown; empty if it is not known.
  mutating func dequeue(_ identifier: String, frame: CGRect = .zero) -> View? {
    if let view = next.removeValue(forKey: identifier) { return view }
    while let view = waiting[identifier]?.popLast() {
      guard view.superview == nil else { continue }
      view.prepareForReuse()
      return view
    }
    return makers[identifier]?(frame)
  }

  /// Puts a view that left the screen into the pool. A view without an identifier is discarded.
  mutating func recycle(_ view: View, as identifier: String?) {
    guard let identifier, waiting[identifier]?.contains(where: { $0 === view }) != true else {
      return
    }
    waiting[identifier, default: []].append(view)
  }
}

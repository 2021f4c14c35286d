/// The root of views, controllers and applications. Equal only to itself.
@preconcurrency @MainActor
open class UIResponder {
  /// A responder of its own, in no chain.
  public init() {}

  open var next: UIResponder? { nil }
}

extension UIResponder: Hashable {
  /// Identity.
  nonisolated public static func == (a: UIResponder, b: UIResponder) -> Bool { a === b }

  /// By identity.
  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// What UIKit passes with a point. There are no events here: it is always nil.
@preconcurrency @MainActor
public final class UIEvent {
  private init() {}
}

public import Foundation

/// An observation of a key path. It ends when it is invalidated or released.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  // Accessed on the main actor and by `invalidate()`, which an owner calls from its nonisolated
  // `deinit`.
  private var handler: ((PropertyChange) -> Void)?

  init(handler: @escaping (PropertyChange) -> Void) { self.handler = handler }

  /// Ends the observation. Further calls have no effect.
  public func invalidate() { handler = nil }

  var isValid: Bool { handler != nil }

  func notify(_ change: PropertyChange) { handler?(change) }
}

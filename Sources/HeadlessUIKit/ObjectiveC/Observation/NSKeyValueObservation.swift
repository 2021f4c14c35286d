public import Foundation

/// A key path under observation. It ends when the observation is invalidated or released.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  // Touched on the main actor, and by whoever invalidates: an owner's deinit belongs to no actor.
  private var handler: ((PropertyChange) -> Void)?

  init(handler: @escaping (PropertyChange) -> Void) { self.handler = handler }

  /// Tells no more. Again, does nothing.
  public func invalidate() { handler = nil }

  var isValid: Bool { handler != nil }

  func tell(_ change: PropertyChange) { handler?(change) }
}

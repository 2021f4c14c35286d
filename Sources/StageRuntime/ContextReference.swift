import Foundation

/// A reference to a context for threads and tasks, which may outlive it.
///
/// A weak reference would do, but it makes every retain of the context, which UIKit's code does all
/// the time, ten times slower.
final class ContextReference: @unchecked Sendable {
  // Unchecked: `context` changes behind the lock; `firstOwnTask` belongs to the stage's thread.

  let place: StagePlace
  /// The highest number of an ordinary task when the stage was entered last.
  var firstOwnTask: UInt64 = 0
  private let lock = NSLock()
  private var context: Unmanaged<StageContext>?

  init(_ place: StagePlace) { self.place = place }

  func set(_ context: StageContext) { self.context = .passUnretained(context) }

  /// Called when the context is freed. Returns when no other thread uses it.
  func end() {
    lock.lock()
    context = nil
    lock.unlock()
  }

  /// Calls a closure with the context. Returns nil without calling it if the context was freed.
  ///
  /// The closure must neither wait nor run code of the stage, except on the stage's own thread.
  func use<Result>(_ body: (StageContext) -> Result) -> Result? {
    // Calls on the stage's own thread are nested, and the context cannot end meanwhile.
    if let own = RuntimeSymbols.ownContext, own.reference === self { return body(own) }
    lock.lock()
    defer { lock.unlock() }
    return context.map { body($0.takeUnretainedValue()) }
  }
}

import Foundation

/// A lock that owns the values it protects.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  // Safe: the values are accessed only under `lock`.
  private final class Storage {
    let lock = NSLock()
    var state: State

    init(_ state: State) { self.state = state }
  }

  private let storage: Storage

  /// Creates an unlocked lock around values that are not Sendable.
  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  /// Runs code that may change the values, while the lock is held.
  public func withLockUnchecked<Result>(
    _ body: (inout State) throws -> Result
  ) rethrows -> Result {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }

  /// Runs code that may change the values, while the lock is held.
  public func withLock<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result { try withLockUnchecked(body) }

  /// Runs code that may change the values if the lock is free; otherwise returns nil.
  public func withLockIfAvailable<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result? {
    guard storage.lock.try() else { return nil }
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }
}

extension OSAllocatedUnfairLock where State: Sendable {
  /// Creates an unlocked lock around values.
  public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates an unlocked lock that protects no values of its own.
  public init() { self.init(uncheckedState: ()) }

  /// Waits until the lock is free, and locks it.
  public func lock() { storage.lock.lock() }
  /// Unlocks the lock.
  public func unlock() { storage.lock.unlock() }
  /// Locks the lock if it is free. Returns whether it was.
  public func lockIfAvailable() -> Bool { storage.lock.try() }

  /// Runs code while the lock is held.
  public func withLock<Result: Sendable>(
    _ body: @Sendable () throws -> Result
  ) rethrows -> Result { try withLockUnchecked { _ in try body() } }
}

import Foundation
import Synchronization

/// A lock that waits by giving its processor to other threads. Apps initialise it with
/// `os_unfair_lock()` and pass it by address.
public struct os_unfair_lock {
  fileprivate var state: UInt32 = 0

  /// Creates an unlocked lock.
  public init() {}
}

/// The C name of `os_unfair_lock`.
public typealias os_unfair_lock_s = os_unfair_lock
/// The address of a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

/// Waits until the lock is free, and locks it. A thread that holds the lock waits forever.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  while !os_unfair_lock_trylock(lock) { sched_yield() }
}

/// Locks the lock if it is free. Returns whether it was.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  withState(lock) {
    $0.compareExchange(expected: 0, desired: 1, ordering: .acquiring).exchanged
  }
}

/// Unlocks the lock.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  withState(lock) { $0.store(0, ordering: .releasing) }
}

/// Checks nothing: the lock does not record its owner.
public func os_unfair_lock_assert_owner(_ lock: os_unfair_lock_t) {}

/// Checks nothing: the lock does not record its owner.
public func os_unfair_lock_assert_not_owner(_ lock: os_unfair_lock_t) {}

private func withState<Result>(
  _ lock: os_unfair_lock_t, _ body: (borrowing Atomic<UInt32>) -> Result
) -> Result {
  // Safe: an atomic number has the size and the alignment of the number, and all accesses of the
  // lock are atomic.
  lock.withMemoryRebound(to: Atomic<UInt32>.self, capacity: 1) { body($0.pointee) }
}

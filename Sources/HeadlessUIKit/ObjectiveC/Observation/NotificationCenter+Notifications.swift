public import Foundation

#if !canImport(Darwin)
  extension NotificationCenter {
    /// Returns the notifications of a name as they are posted.
    ///
    /// Each iteration receives what is posted from its start to its end, in order.
    ///
    /// - Parameters:
    ///   - name: The name of the notifications.
    ///   - object: The object whose notifications are received; nil for those of any object.
    public func notifications(
      named name: Notification.Name, object: (any AnyObject & Sendable)? = nil
    ) -> Notifications { Notifications(center: self, name: name, object: object) }

    /// An asynchronous sequence of notifications.
    public final class Notifications: AsyncSequence, Sendable {
      /// A notification.
      public typealias Element = Notification
      /// The sequence does not fail.
      public typealias Failure = Never

      private let center: NotificationCenter
      private let name: Notification.Name
      private let object: (any AnyObject & Sendable)?

      fileprivate init(
        center: NotificationCenter, name: Notification.Name, object: (any AnyObject & Sendable)?
      ) { (self.center, self.name, self.object) = (center, name, object) }

      /// Begins to receive notifications.
      public func makeAsyncIterator() -> AsyncIterator {
        let (stream, continuation) = AsyncStream.makeStream(of: Received.self)
        // Safe: the observer is only passed on to be removed.
        nonisolated(unsafe) let observer = center.addObserver(
          forName: name, object: object, queue: nil
        ) { continuation.yield(Received(notification: $0)) }
        let center = center
        continuation.onTermination = { _ in center.removeObserver(observer) }
        return AsyncIterator(base: stream.makeAsyncIterator())
      }

      /// A notification on its way to one iteration.
      fileprivate struct Received: @unchecked Sendable {
        // Unchecked: only the code that posts it and one iteration have it.
        let notification: Notification
      }

      /// One iteration over notifications.
      public struct AsyncIterator: AsyncIteratorProtocol {
        fileprivate var base: AsyncStream<Received>.Iterator

        /// Returns the next notification; nil after the task was cancelled.
        public mutating func next() async -> Notification? { await base.next()?.notification }

        /// Returns the next notification on an actor; nil after the task was cancelled.
        public mutating func next(
          isolation actor: isolated (any Actor)?
        ) async -> Notification? { await base.next(isolation: actor)?.notification }
      }
    }
  }
#endif

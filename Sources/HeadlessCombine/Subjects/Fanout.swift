#if Publishers && !canImport(Combine)
  import Foundation
  import OpenCombine

  /// The subscribers of a publisher, which receive each value in the order in which they
  /// subscribed.
  ///
  /// OpenCombine's subjects hold their subscribers in a set that is hashed by address. Their order
  /// would differ from run to run.
  final class Fanout<Output, Failure: Error> {
    private let lock = NSLock()
    private var conduits: [Conduit<Output, Failure>] = []
    private var completion: Subscribers.Completion<Failure>?
    private var upstreams: [any Subscription] = []
    private var isDemanded = false
    private var current: Output?

    /// Creates a list without subscribers.
    ///
    /// - Parameter current: The value that subscribers receive first; nil for none.
    init(_ current: Output? = nil) { self.current = current }

    deinit { for upstream in upstreams { upstream.cancel() } }

    /// The value that a new subscriber receives first; nil for none.
    var latest: Output? { lock.withLock { current } }

    /// Adds a subscriber, which keeps `owner` alive until it cancels or the publisher completes.
    ///
    /// A subscriber that comes after the completion receives the completion at once.
    ///
    /// - Parameter takesOne: Whether the subscriber's first value completes it.
    func add(
      _ subscriber: some Subscriber<Output, Failure>, of owner: AnyObject, takesOne: Bool = false
    ) {
      let conduit = Conduit(
        AnySubscriber(subscriber), of: self, owner: owner, takesOne: takesOne)
      let completion = lock.withLock {
        if self.completion == nil { conduits.append(conduit) }
        return self.completion
      }
      guard let completion else { return subscriber.receive(subscription: conduit) }
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: completion)
    }

    /// Removes a subscriber.
    func remove(_ conduit: Conduit<Output, Failure>) {
      lock.withLock { conduits.removeAll { $0 === conduit } }
    }

    /// Stores a value without sending it.
    func store(_ output: Output) { lock.withLock { current = output } }

    /// Sends a value to the subscribers that have demand. After the completion nothing is sent.
    func send(_ output: Output) {
      for conduit in lock.withLock({ conduits }) { conduit.offer(output) }
    }

    /// Sends a value as `send` does, after storing it as the latest. After the completion nothing
    /// is stored.
    func sendAndStore(_ output: Output) {
      let conduits = lock.withLock {
        if completion == nil { current = output }
        return self.conduits
      }
      for conduit in conduits { conduit.offer(output) }
    }

    /// Completes all subscribers. Further completions are ignored.
    func send(completion: Subscribers.Completion<Failure>) {
      let ended = lock.withLock {
        if self.completion == nil { self.completion = completion }
        defer { conduits = [] }
        return conduits
      }
      for conduit in ended { conduit.finish(completion) }
    }

    /// Adds a subscription whose values are sent to the subscribers.
    ///
    /// - Parameter isEager: Whether values are requested now, or only when a subscriber requests
    ///   some.
    func add(_ upstream: any Subscription, isEager: Bool) {
      let isDemanded = lock.withLock {
        upstreams.append(upstream)
        return self.isDemanded || isEager
      }
      if isDemanded { upstream.request(.unlimited) }
    }

    /// Requests values of the upstream publishers, at the first demand of a subscriber.
    func demandArrived() {
      let waiting = lock.withLock {
        defer { isDemanded = true }
        return isDemanded ? [] : upstreams
      }
      for upstream in waiting { upstream.request(.unlimited) }
    }
  }
#endif

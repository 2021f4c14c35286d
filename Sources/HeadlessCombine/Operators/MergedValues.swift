#if Publishers && !canImport(Combine)
  import Foundation
  import OpenCombine

  /// The subscription of `merge`: sends the values of several publishers as they arrive.
  ///
  /// As on iOS, one value is requested of each publisher at once and stored until the subscriber
  /// has demand. Without a limit of the demand, all values are requested.
  final class MergedValues<Output, Failure: Error>: Subscription {
    /// Protects the state. Nobody is called while it is held.
    private let lock = NSLock()
    /// Held while the subscriber is called, so that values of several threads arrive one by one.
    private let delivery = NSRecursiveLock()
    private var downstream: AnySubscriber<Output, Failure>?
    private var upstreams: UpstreamSubscriptions<Failure>
    /// The values that wait for demand, by the place of their publisher.
    private var waiting: [Output?]
    private var demand = Subscribers.Demand.none
    /// Whether all values of all publishers were requested.
    private var isUnlimited = false
    private var isStarted = false

    init(to downstream: some Subscriber<Output, Failure>, of count: Int) {
      self.downstream = AnySubscriber(downstream)
      upstreams = UpstreamSubscriptions(count: count)
      waiting = Array(repeating: nil, count: count)
    }

    /// Subscribes to one of the publishers.
    func subscribe<Upstream: Publisher>(to upstream: Upstream, at index: Int)
    where Upstream.Output == Output, Upstream.Failure == Failure {
      upstream.subscribe(
        AnySubscriber(
          receiveSubscription: { self.receive($0, at: index) },
          receiveValue: { self.receive($0, at: index) },
          receiveCompletion: { self.receive($0, at: index) }))
    }

    /// Sends the subscription to the subscriber, after subscribing to all publishers.
    func start() {
      let subscriber = lock.withLock { downstream }
      subscriber?.receive(subscription: self)
      lock.withLock { isStarted = true }
      sendWaiting()
    }

    private func receive(_ subscription: any Subscription, at index: Int) {
      let (isWanted, isUnlimited) = lock.withLock {
        (upstreams.add(subscription, at: index), self.isUnlimited)
      }
      guard isWanted else { return subscription.cancel() }
      subscription.request(isUnlimited ? .unlimited : .max(1))
    }

    private func receive(_ value: Output, at index: Int) -> Subscribers.Demand {
      delivery.lock()
      defer { delivery.unlock() }
      let receiver: AnySubscriber<Output, Failure>? = lock.withLock {
        guard let downstream, upstreams.completion == nil else { return nil }
        guard demand > .none else {
          waiting[index] = value
          return nil
        }
        demand -= 1
        return downstream
      }
      guard let receiver else { return .none }
      add(receiver.receive(value))
      return lock.withLock { demand } == .unlimited ? .none : .max(1)
    }

    /// Adds demand. At the first unlimited demand, all values of all publishers are requested.
    private func add(_ more: Subscribers.Demand) {
      let upstreams: [any Subscription] = lock.withLock {
        demand += more
        guard !isUnlimited, demand == .unlimited else { return [] }
        isUnlimited = true
        return self.upstreams.active
      }
      for upstream in upstreams { upstream.request(.unlimited) }
    }

    /// Sends stored values as far as there is demand, and then the completion if it is due.
    private func sendWaiting() {
      delivery.lock()
      defer { delivery.unlock() }
      var emptied: [any Subscription] = []
      while let (downstream, value, upstream) = nextWaiting() {
        if let upstream { emptied.append(upstream) }
        add(downstream.receive(value))
      }
      if lock.withLock({ demand != .unlimited }) {
        for upstream in emptied { upstream.request(.max(1)) }
      }
      let end: (AnySubscriber<Output, Failure>, Subscribers.Completion<Failure>)? = lock.withLock {
        guard isStarted, let completion = upstreams.completion, let downstream else { return nil }
        if case .finished = completion, waiting.contains(where: { $0 != nil }) { return nil }
        self.downstream = nil
        return (downstream, completion)
      }
      if let (downstream, completion) = end { downstream.receive(completion: completion) }
    }

    private func nextWaiting() -> (AnySubscriber<Output, Failure>, Output, (any Subscription)?)? {
      lock.withLock {
        guard let downstream, demand > .none,
          let index = waiting.firstIndex(where: { $0 != nil }), let value = waiting[index]
        else { return nil }
        waiting[index] = nil
        demand -= 1
        return (downstream, value, upstreams[index])
      }
    }

    private func receive(_ completion: Subscribers.Completion<Failure>, at index: Int) {
      let cancelled = lock.withLock { upstreams.complete(index, completion) }
      for subscription in cancelled { subscription.cancel() }
      sendWaiting()
    }

    func request(_ more: Subscribers.Demand) {
      guard more > .none else { return }
      // Stored values are sent before further ones are requested.
      lock.withLock { demand += more }
      sendWaiting()
      add(.none)
    }

    func cancel() {
      let cancelled = lock.withLock {
        downstream = nil
        waiting = waiting.map { _ in nil }
        return upstreams.removeAll()
      }
      for subscription in cancelled { subscription.cancel() }
    }
  }

  extension MergedValues: CustomStringConvertible {
    var description: String { "Merge" }
  }
#endif

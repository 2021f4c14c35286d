#if Publishers && !canImport(Combine)
  import Foundation
  import OpenCombine

  /// The subscription of `combineLatest`: sends the latest values of all publishers whenever one of
  /// them sends a value.
  final class LatestValues<Output, Failure: Error>: Subscription {
    /// Protects the state. Nobody is called while it is held.
    private let lock = NSLock()
    /// Held from the arrival of a value until the subscriber has received it, so that values of
    /// several threads arrive one by one and none is lost.
    private let delivery = NSRecursiveLock()
    /// The values, or nil before every publisher has sent one.
    private let output: () -> Output?
    private var downstream: AnySubscriber<Output, Failure>?
    private var upstreams: UpstreamSubscriptions<Failure>
    private var demand = Subscribers.Demand.none
    /// The sum of all requests, for publishers whose subscription arrives later.
    private var requested = Subscribers.Demand.none
    private var isStarted = false
    private var isDelivering = false

    init(
      to downstream: some Subscriber<Output, Failure>, of count: Int,
      output: @escaping () -> Output?
    ) {
      self.downstream = AnySubscriber(downstream)
      self.output = output
      upstreams = UpstreamSubscriptions(count: count)
    }

    /// Subscribes to one of the publishers, which stores its values in `value`.
    func subscribe<Upstream: Publisher>(
      to upstream: Upstream, at index: Int, _ value: LatestValue<Upstream.Output>
    ) where Upstream.Failure == Failure {
      upstream.subscribe(
        AnySubscriber(
          receiveSubscription: { self.receive($0, at: index) },
          receiveValue: { new in self.receive(at: index) { value.latest = new } },
          receiveCompletion: { self.receive($0, at: index) }))
    }

    /// Sends the subscription to the subscriber, after subscribing to all publishers.
    func start() {
      let subscriber = lock.withLock { downstream }
      subscriber?.receive(subscription: self)
      lock.withLock { isStarted = true }
      completeIfOver()
    }

    private func receive(_ subscription: any Subscription, at index: Int) {
      let (isWanted, requested) = lock.withLock {
        (upstreams.add(subscription, at: index), self.requested)
      }
      guard isWanted else { return subscription.cancel() }
      if requested > .none { subscription.request(requested) }
    }

    private func receive(at index: Int, store: () -> Void) -> Subscribers.Demand {
      delivery.lock()
      defer { delivery.unlock() }
      let ready: (AnySubscriber<Output, Failure>, Output)? = lock.withLock {
        guard let downstream, upstreams.completion == nil else { return nil }
        store()
        // As on iOS, a value that the subscriber causes while it receives one is sent with the
        // next.
        guard !isDelivering, demand > .none, let values = output() else { return nil }
        demand -= 1
        isDelivering = true
        return (downstream, values)
      }
      guard let (downstream, values) = ready else { return .none }
      let more = downstream.receive(values)
      let others: [any Subscription] = lock.withLock {
        isDelivering = false
        guard more > .none else { return [] }
        demand += more
        requested += more
        return upstreams.active(besides: index)
      }
      for other in others { other.request(more) }
      return more
    }

    private func receive(_ completion: Subscribers.Completion<Failure>, at index: Int) {
      let cancelled = lock.withLock { upstreams.complete(index, completion) }
      for subscription in cancelled { subscription.cancel() }
      completeIfOver()
    }

    private func completeIfOver() {
      delivery.lock()
      defer { delivery.unlock() }
      let end: (AnySubscriber<Output, Failure>, Subscribers.Completion<Failure>)? = lock.withLock {
        guard isStarted, let completion = upstreams.completion, let downstream else { return nil }
        self.downstream = nil
        return (downstream, completion)
      }
      if let (downstream, completion) = end { downstream.receive(completion: completion) }
    }

    func request(_ more: Subscribers.Demand) {
      guard more > .none else { return }
      let upstreams = lock.withLock {
        demand += more
        requested += more
        return self.upstreams.active
      }
      for upstream in upstreams { upstream.request(more) }
    }

    func cancel() {
      let cancelled = lock.withLock {
        downstream = nil
        return upstreams.removeAll()
      }
      for subscription in cancelled { subscription.cancel() }
    }
  }

  extension LatestValues: CustomStringConvertible {
    var description: String { "CombineLatest" }
  }

  /// The latest value of one publisher of `combineLatest`. `LatestValues` protects it.
  final class LatestValue<Value> {
    var latest: Value?
  }
#endif

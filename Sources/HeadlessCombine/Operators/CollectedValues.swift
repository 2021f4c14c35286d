#if Publishers && !canImport(Combine)
  import Foundation
  import OpenCombine

  /// The subscription of `collect` by time.
  final class CollectedValues<Value, Failure: Error>: Subscription {
    /// Protects the state. Nobody is called while it is held.
    private let lock = NSLock()
    /// Held while the subscriber is called, so that arrays of several threads arrive one by one.
    private let delivery = NSRecursiveLock()
    private var downstream: AnySubscriber<[Value], Failure>?
    private var upstream: (any Subscription)?
    private var timer: (any Cancellable)?
    private var values: [Value] = []
    private var demand = Subscribers.Demand.none
    /// The number of values after which an array is sent at once; nil for none.
    var limit: Int?

    init(to downstream: some Subscriber<[Value], Failure>) {
      self.downstream = AnySubscriber(downstream)
    }

    /// Sends the collected values at the end of each interval from now on.
    func start<Context: Scheduler>(
      on scheduler: Context, every interval: Context.SchedulerTimeType.Stride,
      _ options: Context.SchedulerOptions?
    ) {
      timer = scheduler.schedule(
        after: scheduler.now.advanced(by: interval), interval: interval,
        tolerance: scheduler.minimumTolerance, options: options
      ) { [weak self] in self?.send() }
    }

    func subscribe<Upstream: Publisher>(to upstream: Upstream)
    where Upstream.Output == Value, Upstream.Failure == Failure {
      upstream.subscribe(
        AnySubscriber(
          receiveSubscription: receive(subscription:), receiveValue: receive,
          receiveCompletion: receive(completion:)))
    }

    private func receive(subscription: any Subscription) {
      let downstream = lock.withLock {
        upstream = subscription
        return self.downstream
      }
      downstream?.receive(subscription: self)
      subscription.request(.unlimited)
    }

    private func receive(_ value: Value) -> Subscribers.Demand {
      let isFull = lock.withLock {
        values.append(value)
        return limit.map { values.count >= $0 } ?? false
      }
      if isFull { send() }
      return .none
    }

    private func receive(completion: Subscribers.Completion<Failure>) {
      if case .finished = completion { send(isLast: true) }
      let downstream = end()
      delivery.withLock { downstream?.receive(completion: completion) }
    }

    /// Sends the collected values if there are any and the subscriber has demand. The last values
    /// are sent in any case.
    private func send(isLast: Bool = false) {
      delivery.lock()
      defer { delivery.unlock() }
      let ready: (AnySubscriber<[Value], Failure>, [Value])? = lock.withLock {
        guard let downstream, !values.isEmpty, isLast || demand > .none else { return nil }
        if demand > .none { demand -= 1 }
        defer { values = [] }
        return (downstream, values)
      }
      guard let (downstream, values) = ready else { return }
      let more = downstream.receive(values)
      lock.withLock { demand += more }
    }

    /// Ends the subscription and the timer. Returns the subscriber.
    private func end() -> AnySubscriber<[Value], Failure>? {
      let ended = lock.withLock {
        defer { (downstream, timer, upstream, values) = (nil, nil, nil, []) }
        return (downstream: downstream, timer: timer)
      }
      ended.timer?.cancel()
      return ended.downstream
    }

    func request(_ more: Subscribers.Demand) { lock.withLock { demand += more } }

    func cancel() {
      let upstream = lock.withLock { self.upstream }
      _ = end()
      upstream?.cancel()
    }
  }

  extension CollectedValues: CustomStringConvertible {
    var description: String { "CollectByTime" }
  }
#endif

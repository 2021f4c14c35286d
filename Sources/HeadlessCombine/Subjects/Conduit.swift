#if Publishers && !canImport(Combine)
  import Foundation
  import OpenCombine

  /// The subscription of one subscriber to a publisher that has several.
  final class Conduit<Output, Failure: Error>: Subscription {
    /// Protects the state. Nobody is called while it is held.
    private let lock = NSLock()
    /// Held while the subscriber is called, so that values of several threads arrive one by one.
    private let delivery = NSRecursiveLock()
    private let takesOne: Bool
    private var downstream: AnySubscriber<Output, Failure>?
    private var fanout: Fanout<Output, Failure>?
    /// The publisher, which lives as long as the subscription.
    private var owner: AnyObject?
    private var demand = Subscribers.Demand.none
    /// Whether the subscriber received the publisher's latest value.
    private var hasLatest = false

    init(
      _ downstream: AnySubscriber<Output, Failure>, of fanout: Fanout<Output, Failure>,
      owner: AnyObject, takesOne: Bool
    ) {
      (self.downstream, self.fanout, self.owner) = (downstream, fanout, owner)
      self.takesOne = takesOne
    }

    /// Delivers a value if the subscriber has demand. Otherwise the value is dropped.
    func offer(_ output: Output) {
      let receiver: AnySubscriber<Output, Failure>? = lock.withLock {
        hasLatest = demand > .none
        guard hasLatest else { return nil }
        demand -= 1
        return downstream
      }
      if let receiver { deliver(output, to: receiver) }
    }

    /// Completes the subscriber.
    func finish(_ completion: Subscribers.Completion<Failure>) {
      guard let downstream = end() else { return }
      delivery.withLock { downstream.receive(completion: completion) }
    }

    func request(_ more: Subscribers.Demand) {
      guard more > .none else { return }
      let start = lock.withLock {
        () -> (AnySubscriber<Output, Failure>, Fanout<Output, Failure>, latest: Output?)? in
        guard let downstream, let fanout else { return nil }
        demand += more
        let latest = hasLatest ? nil : fanout.latest
        if latest != nil {
          demand -= 1
          hasLatest = true
        }
        return (downstream, fanout, latest)
      }
      guard let (downstream, fanout, latest) = start else { return }
      fanout.demandArrived()
      if let latest { deliver(latest, to: downstream) }
    }

    func cancel() { _ = end() }

    /// Ends the subscription. Returns the subscriber, or nil if the subscription had ended before.
    private func end() -> AnySubscriber<Output, Failure>? {
      // The publisher is released after unlocking: its end may cancel other subscriptions.
      let ended = lock.withLock {
        defer { (downstream, fanout, owner) = (nil, nil, nil) }
        return (downstream: downstream, fanout: fanout, owner: owner)
      }
      ended.fanout?.remove(self)
      return ended.downstream
    }

    private func deliver(_ output: Output, to downstream: AnySubscriber<Output, Failure>) {
      guard !takesOne else { return deliverLast(output) }
      let more = delivery.withLock { downstream.receive(output) }
      if more > .none { lock.withLock { demand += more } }
    }

    private func deliverLast(_ output: Output) {
      guard let downstream = end() else { return }
      delivery.withLock {
        _ = downstream.receive(output)
        downstream.receive(completion: .finished)
      }
    }
  }

  extension Conduit: CustomStringConvertible {
    var description: String { lock.withLock { owner.map { "\(type(of: $0))" } } ?? "Empty" }
  }
#endif

#if Publishers && !canImport(Combine)
  import Foundation
  public import OpenCombine

  extension Publishers {
    /// A publisher that passes on the demand of a subscriber only after the subscriber has received
    /// its subscription.
    ///
    /// OpenCombine's throttle requests values before its own subscriber can, and loses those that
    /// arrive at once, such as the current value of a property.
    public struct AfterSubscription<Upstream: Publisher>: Publisher {
      /// The type of the upstream publisher's values.
      public typealias Output = Upstream.Output
      /// The failure of the upstream publisher.
      public typealias Failure = Upstream.Failure

      /// The publisher of the values.
      public let upstream: Upstream

      /// Adds a subscriber.
      public func receive(subscriber: some Subscriber<Output, Failure>) {
        upstream.subscribe(
          AnySubscriber(
            receiveSubscription: { subscription in
              let gate = DemandGate(subscription)
              subscriber.receive(subscription: gate)
              gate.open()
            },
            receiveValue: { subscriber.receive($0) },
            receiveCompletion: { subscriber.receive(completion: $0) }))
      }
    }
  }

  /// A subscription whose demand waits until the gate is open.
  private final class DemandGate: Subscription {
    private let lock = NSLock()
    private let upstream: any Subscription
    private var waiting = Subscribers.Demand.none
    private var isOpen = false

    init(_ upstream: any Subscription) { self.upstream = upstream }

    func open() {
      let demand = lock.withLock {
        isOpen = true
        return waiting
      }
      if demand > .none { upstream.request(demand) }
    }

    func request(_ demand: Subscribers.Demand) {
      let isOpen = lock.withLock {
        if !self.isOpen { waiting += demand }
        return self.isOpen
      }
      if isOpen { upstream.request(demand) }
    }

    func cancel() { upstream.cancel() }
  }
#endif

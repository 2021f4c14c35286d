#if Publishers && !canImport(Combine)
  import Foundation
  import HeadlessUIKit
  import OpenCombine

  /// The subscription to the values of an observed property.
  final class ObservedValues<Value>: Subscription {
    private let lock = NSLock()
    private var downstream: AnySubscriber<Value, Never>?
    private var demand = Subscribers.Demand.none
    /// The value that was sent before the subscriber requested one, for the option `initial`.
    private var first: Value?
    private var isRequested = false
    var observation: NSKeyValueObservation?

    init(to downstream: some Subscriber<Value, Never>) {
      self.downstream = AnySubscriber(downstream)
    }

    /// Sends a value if the subscriber has demand. Otherwise the value is dropped, except the one
    /// before the first request.
    func offer(_ value: Value) {
      let receiver: AnySubscriber<Value, Never>? = lock.withLock {
        guard demand > .none else {
          if !isRequested { first = value }
          return nil
        }
        demand -= 1
        return downstream
      }
      if let receiver { send(value, to: receiver) }
    }

    private func send(_ value: Value, to receiver: AnySubscriber<Value, Never>) {
      let more = receiver.receive(value)
      lock.withLock { demand += more }
    }

    func request(_ more: Subscribers.Demand) {
      guard more > .none else { return }
      let ready: (AnySubscriber<Value, Never>, Value)? = lock.withLock {
        demand += more
        isRequested = true
        guard let downstream, let first else { return nil }
        demand -= 1
        self.first = nil
        return (downstream, first)
      }
      if let (receiver, value) = ready { send(value, to: receiver) }
    }

    func cancel() {
      let observation = lock.withLock {
        defer { (downstream, self.observation, first) = (nil, nil, nil) }
        return self.observation
      }
      observation?.invalidate()
    }
  }

  extension ObservedValues: CustomStringConvertible {
    var description: String { "KVOSubscription" }
  }
#endif

#if Publishers
  import HeadlessCombine

  struct Lost: Error, Equatable {}

  /// A call that a subscriber receives.
  enum Event<Value: Equatable>: Equatable {
    case subscription
    case value(Value)
    case finished
    case failed
  }

  /// A subscriber that writes down what it receives.
  final class Recorder<Value: Equatable>: Subscriber {
    private(set) var events: [Event<Value>] = []
    private(set) var subscription: (any Subscription)?
    private let first: Subscribers.Demand
    private let more: (Value) -> Subscribers.Demand

    /// Creates a subscriber with its first demand, and its answer to each value.
    init(
      _ first: Subscribers.Demand = .unlimited,
      more: @escaping (Value) -> Subscribers.Demand = { _ in .none }
    ) {
      (self.first, self.more) = (first, more)
    }

    var values: [Value] {
      events.compactMap { if case .value(let value) = $0 { value } else { nil } }
    }

    func receive(subscription: any Subscription) {
      events.append(.subscription)
      self.subscription = subscription
      if first > .none { subscription.request(first) }
    }

    func receive(_ input: Value) -> Subscribers.Demand {
      events.append(.value(input))
      return more(input)
    }

    func receive(completion: Subscribers.Completion<Lost>) {
      events.append(completion == .finished ? .finished : .failed)
    }
  }

  /// A publisher with one subscriber that sends what the test says, regardless of demand.
  final class Source<Output>: Publisher, Subscription {
    typealias Failure = Lost

    /// The requests of the subscriber.
    private(set) var requests: [Subscribers.Demand] = []
    private(set) var isCancelled = false
    private var subscriber: AnySubscriber<Output, Lost>?

    func receive(subscriber: some Subscriber<Output, Lost>) {
      self.subscriber = AnySubscriber(subscriber)
      subscriber.receive(subscription: self)
    }

    func request(_ demand: Subscribers.Demand) { requests.append(demand) }

    func cancel() { isCancelled = true }

    @discardableResult
    func send(_ output: Output) -> Subscribers.Demand? { subscriber?.receive(output) }

    func send(_ completion: Subscribers.Completion<Lost>) {
      subscriber?.receive(completion: completion)
    }
  }
#endif

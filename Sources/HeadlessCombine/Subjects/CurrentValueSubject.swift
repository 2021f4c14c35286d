#if Publishers && !canImport(Combine)
  public import OpenCombine

  /// A subject that stores its latest value, which new subscribers receive first.
  ///
  /// Subscribers receive a value in the order in which they subscribed. A subscriber without demand
  /// receives the latest value when it requests one.
  public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let fanout: Fanout<Output, Failure>

    /// Creates a subject with a first value.
    public init(_ value: Output) { fanout = Fanout(value) }

    /// The latest value. Setting it sends it. After the completion it is only stored.
    public var value: Output {
      // There is a value from the first moment on.
      get { fanout.latest! }
      set {
        fanout.store(newValue)
        fanout.send(newValue)
      }
    }

    /// Adds a subscription whose values this subject sends. All its values are requested at once.
    public func send(subscription: any Subscription) { fanout.add(subscription, isEager: true) }

    /// Adds a subscriber, which receives the latest value as soon as it requests one.
    public func receive(subscriber: some Subscriber<Output, Failure>) {
      fanout.add(subscriber, of: self)
    }

    /// Stores and sends a value. After the completion nothing is stored or sent.
    public func send(_ input: Output) { fanout.sendAndStore(input) }

    /// Completes all subscribers. Further completions are ignored.
    public func send(completion: Subscribers.Completion<Failure>) {
      fanout.send(completion: completion)
    }
  }
#endif

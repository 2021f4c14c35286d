#if Publishers && !canImport(Combine)
  public import OpenCombine

  /// A subject that sends values to its subscribers and stores none.
  ///
  /// Subscribers receive a value in the order in which they subscribed. A subscriber without demand
  /// misses it.
  public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let fanout = Fanout<Output, Failure>()

    /// Creates a subject without subscribers.
    public init() {}

    /// Adds a subscription whose values this subject sends, once a subscriber requests some.
    public func send(subscription: any Subscription) { fanout.add(subscription, isEager: false) }

    /// Adds a subscriber.
    public func receive(subscriber: some Subscriber<Output, Failure>) {
      fanout.add(subscriber, of: self)
    }

    /// Sends a value. After the completion nothing is sent.
    public func send(_ input: Output) { fanout.send(input) }

    /// Completes all subscribers. Further completions are ignored.
    public func send(completion: Subscribers.Completion<Failure>) {
      fanout.send(completion: completion)
    }
  }
#endif

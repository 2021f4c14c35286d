#if Publishers && !canImport(Combine)
  public import OpenCombine

  /// The publisher that emits before an observable object changes.
  public final class ObservableObjectPublisher: Publisher {
    /// The publisher only says that something will change.
    public typealias Output = Void
    /// The publisher never fails.
    public typealias Failure = Never

    private let fanout = Fanout<Void, Never>()

    /// Creates a publisher without subscribers.
    public init() {}

    /// Adds a subscriber.
    public func receive(subscriber: some Subscriber<Void, Never>) {
      fanout.add(subscriber, of: self)
    }

    /// Notifies the subscribers, in the order in which they subscribed.
    public func send() { fanout.send(()) }
  }
#endif

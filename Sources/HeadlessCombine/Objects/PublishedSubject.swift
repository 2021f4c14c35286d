#if Publishers && !canImport(Combine)
  import OpenCombine

  /// The value of a `Published` property and its subscribers.
  final class PublishedSubject<Value> {
    private let fanout: Fanout<Value, Never>
    /// The publisher of the object that has the property; nil until somebody asks the object for
    /// it.
    var willChange: ObservableObjectPublisher?

    init(_ value: Value) { fanout = Fanout(value) }

    /// The value. Setting it first notifies the object's subscribers, then sends the new value, and
    /// only then stores it: a subscriber that reads the property sees the old value, as on iOS.
    var value: Value {
      // There is a value from the first moment on.
      get { fanout.latest! }
      set {
        willChange?.send()
        fanout.send(newValue)
        fanout.store(newValue)
      }
    }

    func add(_ subscriber: some Subscriber<Value, Never>) { fanout.add(subscriber, of: self) }

    /// Assigns the values of a subscription until the property's object is released.
    func add(_ upstream: any Subscription) { fanout.add(upstream, isEager: true) }
  }
#endif

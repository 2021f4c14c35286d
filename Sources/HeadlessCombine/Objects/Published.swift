#if Publishers && !canImport(Combine)
  public import OpenCombine

  /// A property of a class whose changes are published.
  ///
  /// `$name` is the publisher. It sends the current value first, and each new value before the
  /// property has it.
  @propertyWrapper
  public struct Published<Value> {
    private let subject: PublishedSubject<Value>

    /// Creates a property with its first value.
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    /// Creates a property with its first value.
    public init(wrappedValue: Value) { subject = PublishedSubject(wrappedValue) }

    /// A publisher of the values of a property.
    public struct Publisher: OpenCombine.Publisher {
      /// The type of the property.
      public typealias Output = Value
      /// A property never fails.
      public typealias Failure = Never

      fileprivate let subject: PublishedSubject<Value>

      /// Adds a subscriber, which receives the current value as soon as it requests one.
      public func receive(subscriber: some Subscriber<Value, Never>) { subject.add(subscriber) }
    }

    /// The publisher of the property. Setting it has no effect; `assign(to:)` needs the setter.
    public var projectedValue: Publisher {
      get { Publisher(subject: subject) }
      set {}
    }

    /// The value of a property of a structure, which cannot be published.
    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
      get { subject.value }
      set { subject.value = newValue }
    }

    /// The value of a property of a class.
    public static subscript<Owner: AnyObject>(
      _enclosingInstance object: Owner, wrapped _: ReferenceWritableKeyPath<Owner, Value>,
      storage storage: ReferenceWritableKeyPath<Owner, Published<Value>>
    ) -> Value {
      get { object[keyPath: storage].subject.value }
      set { object[keyPath: storage].subject.value = newValue }
    }
  }

  /// A property that notifies the subscribers of its object.
  protocol PublishedProperty {
    var willChange: ObservableObjectPublisher? { get nonmutating set }
  }

  extension Published: PublishedProperty {
    var willChange: ObservableObjectPublisher? {
      get { subject.willChange }
      nonmutating set { subject.willChange = newValue }
    }
  }

  extension Publisher where Failure == Never {
    /// Assigns each value to a published property until the property's object is released.
    public func assign(to published: inout Published<Output>.Publisher) {
      subscribe(PublishedAssignment(published.subject))
    }
  }

  /// The subscriber of `assign(to:)`. It does not keep the property alive.
  private final class PublishedAssignment<Value>: Subscriber {
    private weak var subject: PublishedSubject<Value>?

    init(_ subject: PublishedSubject<Value>) { self.subject = subject }

    func receive(subscription: any Subscription) { subject?.add(subscription) }

    func receive(_ input: Value) -> Subscribers.Demand {
      subject?.value = input
      return .none
    }

    func receive(completion: Subscribers.Completion<Never>) {}
  }
#endif

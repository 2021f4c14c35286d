#if Publishers && !canImport(Combine)
  public import Foundation
  public import HeadlessUIKit
  public import OpenCombine

  extension NSObject {
    /// A publisher of the values of a property that can be observed by key path.
    public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher {
      /// The type of the property.
      public typealias Output = Value
      /// An observation never fails.
      public typealias Failure = Never
      /// A call of the object's `observe`.
      typealias Observe =
        @MainActor (
          Subject, @escaping (Subject, NSKeyValueObservedChange<Value>) -> Void
        ) -> NSKeyValueObservation

      /// The object that has the property.
      public let object: Subject
      /// The property.
      public let keyPath: KeyPath<Subject, Value>
      /// The times at which values are sent: at first, before and after each change.
      public let options: NSKeyValueObservingOptions
      private let observe: Observe

      init(
        _ object: Subject, _ keyPath: KeyPath<Subject, Value>,
        _ options: NSKeyValueObservingOptions,
        observe: @escaping Observe
      ) {
        (self.object, self.keyPath, self.options) = (object, keyPath, options)
        self.observe = observe
      }

      /// Adds a subscriber, for which the property is observed until it cancels.
      public func receive(subscriber: some Subscriber<Value, Never>) {
        let values = ObservedValues(to: subscriber)
        let observe = observe
        // Safe: `onMainActorUnchecked` runs its body at once, on this thread. The handler does not
        // capture the publisher, which holds the object.
        nonisolated(unsafe) let (object, keyPath, observed) = (self.object, self.keyPath, values)
        onMainActorUnchecked {
          observed.observation = observe(object) { object, _ in
            observed.offer(object[keyPath: keyPath])
          }
        }
        subscriber.receive(subscription: values)
      }

      /// Returns a publisher that only says that the value was sent.
      public func didChange() -> Publishers.Map<Self, Void> { map { _ in } }
    }
  }

  extension NSObject.KeyValueObservingPublisher: Equatable {
    /// Returns whether two publishers observe one property of one object with equal options.
    public static func == (one: Self, other: Self) -> Bool {
      one.object === other.object && one.keyPath == other.keyPath && one.options == other.options
    }
  }
#endif

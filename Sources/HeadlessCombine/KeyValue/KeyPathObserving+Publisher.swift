#if Publishers && !canImport(Combine)
  public import Foundation
  public import HeadlessUIKit

  // One declaration for each class that declares `observe`: a key path of a subclass does not equal
  // the one of the class itself, so the static type of the object selects the property.

  extension _KeyPathObserving where Self: _Object {
    /// Reports a problem of the screen: this class has no observable properties. Nothing is sent.
    public func publisher<Value>(
      for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
      .init(self, keyPath, options) { $0.observe(keyPath, options: options, changeHandler: $1) }
    }
  }

  extension _KeyPathObserving where Self: UIView {
    /// Publishes the values of a property that `observe` of a view knows.
    ///
    /// - Parameters:
    ///   - keyPath: The property. One that cannot be observed is reported as a problem of the
    ///     screen.
    ///   - options: `initial` sends the value at once, `prior` also before each change.
    public func publisher<Value>(
      for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
      .init(self, keyPath, options) { $0.observe(keyPath, options: options, changeHandler: $1) }
    }
  }

  extension _KeyPathObserving where Self: UIScrollView {
    /// Publishes the values of a property that `observe` of a scroll view knows.
    public func publisher<Value>(
      for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
      .init(self, keyPath, options) { $0.observe(keyPath, options: options, changeHandler: $1) }
    }
  }

  extension _KeyPathObserving where Self: UILabel {
    /// Publishes the values of a property that `observe` of a label knows.
    public func publisher<Value>(
      for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
      .init(self, keyPath, options) { $0.observe(keyPath, options: options, changeHandler: $1) }
    }
  }

  extension _KeyPathObserving where Self: UITextField {
    /// Publishes the values of a property that `observe` of a text field knows.
    public func publisher<Value>(
      for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
      .init(self, keyPath, options) { $0.observe(keyPath, options: options, changeHandler: $1) }
    }
  }

  extension _KeyPathObserving where Self: UITextView {
    /// Publishes the values of a property that `observe` of a text view knows.
    public func publisher<Value>(
      for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
      .init(self, keyPath, options) { $0.observe(keyPath, options: options, changeHandler: $1) }
    }
  }

  extension _KeyPathObserving where Self: CALayer {
    /// Publishes the values of a property that `observe` of a layer knows.
    public func publisher<Value>(
      for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
      .init(self, keyPath, options) { $0.observe(keyPath, options: options, changeHandler: $1) }
    }
  }

  extension _KeyPathObserving where Self: UIGestureRecognizer {
    /// Publishes the values of a property that `observe` of a gesture recogniser knows.
    public func publisher<Value>(
      for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
      .init(self, keyPath, options) { $0.observe(keyPath, options: options, changeHandler: $1) }
    }
  }
#endif

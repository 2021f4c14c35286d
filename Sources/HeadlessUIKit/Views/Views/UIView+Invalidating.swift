extension UIView {
  /// A property wrapper that invalidates its view when the value changes, as in
  /// `@Invalidating(.display, .layout) var style = Style.plain`. Setting an equal value has no
  /// effect.
  @propertyWrapper
  public struct Invalidating<Value: Equatable, InvalidationType: UIViewInvalidating> {
    private var stored: Value
    private let invalidation: InvalidationType

    /// Creates a property with one invalidation.
    public init(wrappedValue: Value, _ invalidation: InvalidationType) {
      (stored, self.invalidation) = (wrappedValue, invalidation)
    }

    /// Creates a property with two invalidations.
    public init<A, B>(wrappedValue: Value, _ a: A, _ b: B)
    where InvalidationType == Invalidations.Tuple<A, B> {
      self.init(wrappedValue: wrappedValue, Invalidations.Tuple(a, b))
    }

    /// Creates a property with three invalidations.
    public init<A, B, C>(wrappedValue: Value, _ a: A, _ b: B, _ c: C)
    where InvalidationType == Invalidations.Tuple<Invalidations.Tuple<A, B>, C> {
      self.init(wrappedValue: wrappedValue, Invalidations.Tuple(Invalidations.Tuple(a, b), c))
    }

    /// Creates a property with four invalidations.
    public init<A, B, C, D>(wrappedValue: Value, _ a: A, _ b: B, _ c: C, _ d: D)
    where
      InvalidationType == Invalidations.Tuple<Invalidations.Tuple<A, B>, Invalidations.Tuple<C, D>>
    {
      self.init(
        wrappedValue: wrappedValue,
        Invalidations.Tuple(Invalidations.Tuple(a, b), Invalidations.Tuple(c, d)))
    }

    /// The value of a view's property. Setting a different value invalidates the view.
    @MainActor
    public static subscript<EnclosingSelf: UIView>(
      _enclosingInstance view: EnclosingSelf,
      wrapped _: ReferenceWritableKeyPath<EnclosingSelf, Value>,
      storage storage: ReferenceWritableKeyPath<EnclosingSelf, Self>
    ) -> Value {
      get { view[keyPath: storage].stored }
      set {
        guard view[keyPath: storage].stored != newValue else { return }
        view[keyPath: storage].stored = newValue
        view[keyPath: storage].invalidation.invalidate(view: view)
      }
    }

    /// The value outside of a view. Unavailable: the wrapper works only for properties of views.
    @available(*, unavailable, message: "@Invalidating is for properties of views")
    public var wrappedValue: Value {
      get { preconditionFailure("@Invalidating is for properties of views") }
      set { preconditionFailure("@Invalidating is for properties of views") }
    }
  }
}

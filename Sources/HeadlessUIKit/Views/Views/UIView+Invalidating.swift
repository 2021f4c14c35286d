extension UIView {
  /// A property of a view whose changes make the view do something again:
  /// `@Invalidating(.display, .layout) var style = Style.plain`. Setting an equal value does nothing.
  @propertyWrapper
  public struct Invalidating<Value: Equatable, InvalidationType: UIViewInvalidating> {
    private var stored: Value
    private let invalidation: InvalidationType

    /// With one thing to be done.
    public init(wrappedValue: Value, _ invalidation: InvalidationType) {
      (stored, self.invalidation) = (wrappedValue, invalidation)
    }

    /// With two.
    public init<A, B>(wrappedValue: Value, _ a: A, _ b: B)
    where InvalidationType == Invalidations.Tuple<A, B> {
      self.init(wrappedValue: wrappedValue, Invalidations.Tuple(a, b))
    }

    /// With three.
    public init<A, B, C>(wrappedValue: Value, _ a: A, _ b: B, _ c: C)
    where InvalidationType == Invalidations.Tuple<Invalidations.Tuple<A, B>, C> {
      self.init(wrappedValue: wrappedValue, Invalidations.Tuple(Invalidations.Tuple(a, b), c))
    }

    /// With four.
    public init<A, B, C, D>(wrappedValue: Value, _ a: A, _ b: B, _ c: C, _ d: D)
    where
      InvalidationType == Invalidations.Tuple<Invalidations.Tuple<A, B>, Invalidations.Tuple<C, D>>
    {
      self.init(
        wrappedValue: wrappedValue,
        Invalidations.Tuple(Invalidations.Tuple(a, b), Invalidations.Tuple(c, d)))
    }

    /// What a property of a view says; the view is told of changes.
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

    /// Only properties of views can be marked so.
    @available(*, unavailable, message: "@Invalidating is for properties of views")
    public var wrappedValue: Value {
      get { preconditionFailure("@Invalidating is for properties of views") }
      set { preconditionFailure("@Invalidating is for properties of views") }
    }
  }
}

/// A list of weakly held scroll views. Deallocated ones are left out.
@MainActor
@propertyWrapper
struct WeakScrollViews {
  private var objects: [WeakObject] = []

  init(wrappedValue: [UIScrollView]) { self.wrappedValue = wrappedValue }

  var wrappedValue: [UIScrollView] {
    get { objects.compactMap { $0.object as? UIScrollView } }
    set { objects = newValue.map { WeakObject($0) } }
  }
}

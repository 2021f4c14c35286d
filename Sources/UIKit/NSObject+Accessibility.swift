// The accessibility properties that iOS adds to every object. UIKit's classes declare them as
// members, which the compiler prefers. These are for other objects of an app, such as a model that
// represents an accessibility element.
#if !canImport(ObjectiveC)
  extension NSObjectProtocol {
    /// The label that VoiceOver reads; nil by default.
    public var accessibilityLabel: String? {
      get { storedValue(.label) }
      set { store(newValue, .label) }
    }

    /// The description of the result of an action on the object; nil by default.
    public var accessibilityHint: String? {
      get { storedValue(.hint) }
      set { store(newValue, .hint) }
    }

    /// The current value, such as the position of a slider; nil by default.
    public var accessibilityValue: String? {
      get { storedValue(.value) }
      set { store(newValue, .value) }
    }

    /// Whether assistive technologies can access the object; false by default.
    public var isAccessibilityElement: Bool {
      get { storedValue(.isElement) ?? false }
      set { store(newValue, .isElement) }
    }

    /// The traits that describe the object's purpose; none by default.
    public var accessibilityTraits: UIAccessibilityTraits {
      get { storedValue(.traits) ?? .none }
      set { store(newValue, .traits) }
    }

    private func storedValue<Value>(_ key: AssociationKey) -> Value? {
      associatedObject(of: self, key) as? Value
    }

    private func store(_ value: Any?, _ key: AssociationKey) {
      setAssociatedObject(value, of: self, key)
    }
  }
#endif

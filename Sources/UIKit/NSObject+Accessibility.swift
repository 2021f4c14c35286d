// The accessibility properties that iOS adds to every object. UIKit's classes declare them as
// members, which the compiler prefers. These are for other objects of an app, such as a model that
// represents an accessibility element.
#if !canImport(ObjectiveC)
  extension NSObjectProtocol {
    /// The label that VoiceOver reads; nil by default.
    public var accessibilityLabel: String? {
      get { kept(.label) }
      set { keep(newValue, .label) }
    }

    /// The description of the result of an action on the object; nil by default.
    public var accessibilityHint: String? {
      get { kept(.hint) }
      set { keep(newValue, .hint) }
    }

    /// The current value, such as the position of a slider; nil by default.
    public var accessibilityValue: String? {
      get { kept(.value) }
      set { keep(newValue, .value) }
    }

    /// Whether assistive technologies can access the object; false by default.
    public var isAccessibilityElement: Bool {
      get { kept(.isElement) ?? false }
      set { keep(newValue, .isElement) }
    }

    /// The traits that describe the object's purpose; none by default.
    public var accessibilityTraits: UIAccessibilityTraits {
      get { kept(.traits) ?? .none }
      set { keep(newValue, .traits) }
    }

    private func kept<Value>(_ key: AssociationKey) -> Value? {
      associatedObject(of: self, key) as? Value
    }

    private func keep(_ value: Any?, _ key: AssociationKey) {
      setAssociatedObject(value, of: self, key)
    }
  }
#endif

// What iOS says of every object for people who hear the screen. UIKit's own classes have these as members, which
// are nearer; here is what an app's other objects keep, a model that stands for an element say.
#if !canImport(ObjectiveC)
  extension NSObjectProtocol {
    /// What is read; nil until the app says so.
    public var accessibilityLabel: String? {
      get { kept(.label) }
      set { keep(newValue, .label) }
    }

    /// What happens when it is used; nil until the app says so.
    public var accessibilityHint: String? {
      get { kept(.hint) }
      set { keep(newValue, .hint) }
    }

    /// Where it stands; nil until the app says so.
    public var accessibilityValue: String? {
      get { kept(.value) }
      set { keep(newValue, .value) }
    }

    /// Whether the object is one of those that are read; false until the app says so.
    public var isAccessibilityElement: Bool {
      get { kept(.isElement) ?? false }
      set { keep(newValue, .isElement) }
    }

    /// What it is for; nothing until the app says so.
    public var accessibilityTraits: UIAccessibilityTraits {
      get { kept(.traits) ?? .none }
      set { keep(newValue, .traits) }
    }

    private func kept<Value>(_ key: AccessibilityKey) -> Value? {
      objc_getAssociatedObject(self, key.pointer) as? Value
    }

    private func keep(_ value: Any?, _ key: AccessibilityKey) {
      objc_setAssociatedObject(self, key.pointer, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }

  /// What an object keeps, by addresses that nothing else has.
  private enum AccessibilityKey: Int {
    case label, hint, value, isElement, traits

    private nonisolated(unsafe) static let places = UnsafeMutableRawPointer.allocate(
      byteCount: 8, alignment: 8)

    var pointer: UnsafeRawPointer { UnsafeRawPointer(Self.places + rawValue) }
  }
#endif

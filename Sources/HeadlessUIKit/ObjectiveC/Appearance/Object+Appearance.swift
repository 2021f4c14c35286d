// Every setter of a property that appearances support ends with one of these calls.
//
// The key path is that of the root class, so that a subclass's override is called when the value is
// applied.
extension _Object {
  /// Marks a property as set by the app, and records its value if this object is an appearance.
  final func mark<Root: _Object, Value>(
    _ property: AppearanceProperty, _ path: ReferenceWritableKeyPath<Root, Value>
  ) {
    guard !appearanceMarks.isApplying else { return }
    let key = AppearanceKey(property: property)
    appearanceMarks.insert(key)
    guard let recorder = appearanceMarks.recorder, let root = self as? Root else { return }
    let value = root[keyPath: path]
    recorder.record(key) { ($0 as? Root)?[keyPath: path] = value }
  }

  /// Marks a value that a method sets for a state or metrics, and records it if this object is an
  /// appearance.
  final func mark<Root: _Object>(
    _ property: AppearanceProperty, _ variant: UInt, set: @escaping (Root) -> Void
  ) {
    guard !appearanceMarks.isApplying else { return }
    // Variant 0 is reserved for properties with a single value.
    let key = AppearanceKey(property: property, variant: variant + 1)
    appearanceMarks.insert(key)
    appearanceMarks.recorder?.record(key) { if let root = $0 as? Root { set(root) } }
  }

  /// Resets the marks, so that the values set so far count as the class's defaults.
  final func forgetMarks() {
    appearanceMarks = AppearanceMarks(recorder: appearanceMarks.recorder)
  }
}

// Every setter of a property that appearances know ends with one of these. They are told which object
// it was through the root class's property, so that a subclass's override is called again.
extension _Object {
  /// The app, or an appearance, has set a property.
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

  /// The same for what is set for a state or metrics by a method.
  final func mark<Root: _Object>(
    _ property: AppearanceProperty, _ variant: UInt, set: @escaping (Root) -> Void
  ) {
    guard !appearanceMarks.isApplying else { return }
    // 0 is what one value stands under.
    let key = AppearanceKey(property: property, variant: variant + 1)
    appearanceMarks.insert(key)
    appearanceMarks.recorder?.record(key) { if let root = $0 as? Root { set(root) } }
  }

  /// What the app has set so far counts as the class's own defaults.
  final func forgetMarks() {
    appearanceMarks = AppearanceMarks(recorder: appearanceMarks.recorder)
  }
}

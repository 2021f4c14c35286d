/// The properties of an object that its app has set, and the recorder that stores them for an
/// appearance.
struct AppearanceMarks {
  /// One bit per property with a single value, so that marking is nearly free in most setters.
  private var bits: UInt64 = 0
  private var variants: [AppearanceKey] = []
  /// The recorder of an object returned by `appearance()`; nil for other objects.
  var recorder: AppearanceRecorder?
  /// Whether an appearance is setting properties, which then do not count as set by the app.
  var isApplying = false

  init(recorder: AppearanceRecorder? = nil) { self.recorder = recorder }

  func contains(_ key: AppearanceKey) -> Bool {
    key.variant == 0 ? bits & bit(key) != 0 : variants.contains(key)
  }

  mutating func insert(_ key: AppearanceKey) {
    if key.variant == 0 { bits |= bit(key) } else if !contains(key) { variants.append(key) }
  }

  private func bit(_ key: AppearanceKey) -> UInt64 { 1 << UInt64(key.property.rawValue) }
}

/// Which of an object's properties its app has set, and who notes them.
struct AppearanceMarks {
  /// A bit for each property with one value: marking is all that most setters cost.
  private var bits: UInt64 = 0
  private var variants: [AppearanceKey] = []
  /// Not nil for what `appearance()` returns.
  var recorder: AppearanceRecorder?
  /// While an appearance sets properties: these are not the app's own.
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

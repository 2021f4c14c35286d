/// Whether an effect reproduces the mistakes of its article. The raw values are used in scene
/// files.
public enum EffectBehavior: String, Hashable, Sendable, CaseIterable {
  /// The behaviour of the published code, including its quirks.
  case faithful
  /// The behaviour that the article intended.
  case corrected
}

/// Whether an effect keeps its article's mistakes. The raw values are what scenes write.
public enum EffectBehavior: String, Hashable, Sendable, CaseIterable {
  /// What the published code does, quirks included.
  case faithful
  /// What it meant to do.
  case corrected
}

/// The object that a symbol effect added to or was removed from.
@preconcurrency @MainActor
public struct UISymbolEffectContext {
  /// The view or bar button item of the effect.
  public let sender: AnyObject?
  /// Whether the effect ran to its end. Always true: symbols are drawn at rest.
  public let isFinished = true
}

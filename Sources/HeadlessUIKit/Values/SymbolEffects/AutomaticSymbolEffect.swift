/// The effect that is chosen by the system.
public struct AutomaticSymbolEffect: ContentTransitionSymbolEffect, TransitionSymbolEffect {
  fileprivate init() {}
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The effect that is chosen by the system.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

/// The effect that makes a symbol appear.
public struct AppearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
  fileprivate init() {}

  /// The variant `up`. Symbols are drawn at rest, so that all variants are equal.
  public var up: AppearSymbolEffect { self }

  /// The variant `down`. Symbols are drawn at rest, so that all variants are equal.
  public var down: AppearSymbolEffect { self }

  /// The variant `byLayer`. Symbols are drawn at rest, so that all variants are equal.
  public var byLayer: AppearSymbolEffect { self }

  /// The variant `wholeSymbol`. Symbols are drawn at rest, so that all variants are equal.
  public var wholeSymbol: AppearSymbolEffect { self }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// The effect that makes a symbol appear.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

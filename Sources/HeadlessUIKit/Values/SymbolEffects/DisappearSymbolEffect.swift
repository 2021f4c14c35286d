/// The effect that makes a symbol disappear.
public struct DisappearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
  fileprivate init() {}

  /// The variant `up`. Symbols are drawn at rest, so that all variants are equal.
  public var up: DisappearSymbolEffect { self }

  /// The variant `down`. Symbols are drawn at rest, so that all variants are equal.
  public var down: DisappearSymbolEffect { self }

  /// The variant `byLayer`. Symbols are drawn at rest, so that all variants are equal.
  public var byLayer: DisappearSymbolEffect { self }

  /// The variant `wholeSymbol`. Symbols are drawn at rest, so that all variants are equal.
  public var wholeSymbol: DisappearSymbolEffect { self }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// The effect that makes a symbol disappear.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

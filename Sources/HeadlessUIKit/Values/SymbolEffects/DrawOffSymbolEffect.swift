/// The effect that draws a symbol back to its start.
public struct DrawOffSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
  fileprivate init() {}

  /// The variant `byLayer`. Symbols are drawn at rest, so that all variants are equal.
  public var byLayer: DrawOffSymbolEffect { self }

  /// The variant `individually`. Symbols are drawn at rest, so that all variants are equal.
  public var individually: DrawOffSymbolEffect { self }

  /// The variant `wholeSymbol`. Symbols are drawn at rest, so that all variants are equal.
  public var wholeSymbol: DrawOffSymbolEffect { self }

  /// The variant `reversed`. Symbols are drawn at rest, so that all variants are equal.
  public var reversed: DrawOffSymbolEffect { self }

  /// The variant `nonReversed`. Symbols are drawn at rest, so that all variants are equal.
  public var nonReversed: DrawOffSymbolEffect { self }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
  /// The effect that draws a symbol back to its start.
  public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}

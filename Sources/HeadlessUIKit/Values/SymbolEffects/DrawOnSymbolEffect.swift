/// The effect that draws a symbol from its start.
public struct DrawOnSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
  fileprivate init() {}

  /// The variant `byLayer`. Symbols are drawn at rest, so that all variants are equal.
  public var byLayer: DrawOnSymbolEffect { self }

  /// The variant `individually`. Symbols are drawn at rest, so that all variants are equal.
  public var individually: DrawOnSymbolEffect { self }

  /// The variant `wholeSymbol`. Symbols are drawn at rest, so that all variants are equal.
  public var wholeSymbol: DrawOnSymbolEffect { self }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
  /// The effect that draws a symbol from its start.
  public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}

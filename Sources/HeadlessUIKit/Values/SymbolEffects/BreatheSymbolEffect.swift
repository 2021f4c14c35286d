/// The effect that scales a symbol up and down.
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  fileprivate init() {}

  /// The variant `plain`. Symbols are drawn at rest, so that all variants are equal.
  public var plain: BreatheSymbolEffect { self }

  /// The variant `pulse`. Symbols are drawn at rest, so that all variants are equal.
  public var pulse: BreatheSymbolEffect { self }

  /// The variant `byLayer`. Symbols are drawn at rest, so that all variants are equal.
  public var byLayer: BreatheSymbolEffect { self }

  /// The variant `wholeSymbol`. Symbols are drawn at rest, so that all variants are equal.
  public var wholeSymbol: BreatheSymbolEffect { self }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// The effect that scales a symbol up and down.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

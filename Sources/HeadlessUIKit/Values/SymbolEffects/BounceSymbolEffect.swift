/// The effect that scales a symbol up or down for a moment.
public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  fileprivate init() {}

  /// The variant `up`. Symbols are drawn at rest, so that all variants are equal.
  public var up: BounceSymbolEffect { self }

  /// The variant `down`. Symbols are drawn at rest, so that all variants are equal.
  public var down: BounceSymbolEffect { self }

  /// The variant `byLayer`. Symbols are drawn at rest, so that all variants are equal.
  public var byLayer: BounceSymbolEffect { self }

  /// The variant `wholeSymbol`. Symbols are drawn at rest, so that all variants are equal.
  public var wholeSymbol: BounceSymbolEffect { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// The effect that scales a symbol up or down for a moment.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

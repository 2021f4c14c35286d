/// The effect that fades a symbol in and out.
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  fileprivate init() {}

  /// The variant `byLayer`. Symbols are drawn at rest, so that all variants are equal.
  public var byLayer: PulseSymbolEffect { self }

  /// The variant `wholeSymbol`. Symbols are drawn at rest, so that all variants are equal.
  public var wholeSymbol: PulseSymbolEffect { self }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// The effect that fades a symbol in and out.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

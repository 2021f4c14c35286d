/// The effect that turns parts of a symbol.
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  fileprivate init() {}

  /// The variant `clockwise`. Symbols are drawn at rest, so that all variants are equal.
  public var clockwise: RotateSymbolEffect { self }

  /// The variant `counterClockwise`. Symbols are drawn at rest, so that all variants are equal.
  public var counterClockwise: RotateSymbolEffect { self }

  /// The variant `byLayer`. Symbols are drawn at rest, so that all variants are equal.
  public var byLayer: RotateSymbolEffect { self }

  /// The variant `wholeSymbol`. Symbols are drawn at rest, so that all variants are equal.
  public var wholeSymbol: RotateSymbolEffect { self }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// The effect that turns parts of a symbol.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

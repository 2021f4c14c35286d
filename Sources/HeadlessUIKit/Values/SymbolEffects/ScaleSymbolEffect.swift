/// The effect that scales a symbol.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect {
  fileprivate init() {}

  /// The variant `up`. Symbols are drawn at rest, so that all variants are equal.
  public var up: ScaleSymbolEffect { self }

  /// The variant `down`. Symbols are drawn at rest, so that all variants are equal.
  public var down: ScaleSymbolEffect { self }

  /// The variant `byLayer`. Symbols are drawn at rest, so that all variants are equal.
  public var byLayer: ScaleSymbolEffect { self }

  /// The variant `wholeSymbol`. Symbols are drawn at rest, so that all variants are equal.
  public var wholeSymbol: ScaleSymbolEffect { self }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// The effect that scales a symbol.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

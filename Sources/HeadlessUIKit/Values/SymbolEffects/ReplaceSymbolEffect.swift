/// The effect that replaces a symbol by another.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect {
  fileprivate init() {}

  /// The variant `downUp`. Symbols are drawn at rest, so that all variants are equal.
  public var downUp: ReplaceSymbolEffect { self }

  /// The variant `upUp`. Symbols are drawn at rest, so that all variants are equal.
  public var upUp: ReplaceSymbolEffect { self }

  /// The variant `offUp`. Symbols are drawn at rest, so that all variants are equal.
  public var offUp: ReplaceSymbolEffect { self }

  /// The variant `byLayer`. Symbols are drawn at rest, so that all variants are equal.
  public var byLayer: ReplaceSymbolEffect { self }

  /// The variant `wholeSymbol`. Symbols are drawn at rest, so that all variants are equal.
  public var wholeSymbol: ReplaceSymbolEffect { self }

  /// Returns the variant that draws the parts which both symbols have only once. Symbols are drawn
  /// at rest, so that all variants are equal.
  public func magic(fallback: ReplaceSymbolEffect) -> ReplaceSymbolEffect { self }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// The effect that replaces a symbol by another.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

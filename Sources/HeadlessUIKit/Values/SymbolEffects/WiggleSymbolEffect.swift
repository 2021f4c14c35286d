/// The effect that moves a symbol back and forth.
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  fileprivate init() {}

  /// The variant `left`. Symbols are drawn at rest, so that all variants are equal.
  public var left: WiggleSymbolEffect { self }

  /// The variant `right`. Symbols are drawn at rest, so that all variants are equal.
  public var right: WiggleSymbolEffect { self }

  /// The variant `up`. Symbols are drawn at rest, so that all variants are equal.
  public var up: WiggleSymbolEffect { self }

  /// The variant `down`. Symbols are drawn at rest, so that all variants are equal.
  public var down: WiggleSymbolEffect { self }

  /// The variant `forward`. Symbols are drawn at rest, so that all variants are equal.
  public var forward: WiggleSymbolEffect { self }

  /// The variant `backward`. Symbols are drawn at rest, so that all variants are equal.
  public var backward: WiggleSymbolEffect { self }

  /// The variant `clockwise`. Symbols are drawn at rest, so that all variants are equal.
  public var clockwise: WiggleSymbolEffect { self }

  /// The variant `counterClockwise`. Symbols are drawn at rest, so that all variants are equal.
  public var counterClockwise: WiggleSymbolEffect { self }

  /// The variant `byLayer`. Symbols are drawn at rest, so that all variants are equal.
  public var byLayer: WiggleSymbolEffect { self }

  /// The variant `wholeSymbol`. Symbols are drawn at rest, so that all variants are equal.
  public var wholeSymbol: WiggleSymbolEffect { self }

  /// Returns the variant with a custom angle, in degrees. Symbols are drawn at rest, so that all
  /// variants are equal.
  public func custom(angle: Double) -> WiggleSymbolEffect { self }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// The effect that moves a symbol back and forth.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

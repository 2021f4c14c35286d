/// The effect that changes the opacity of the layers of a symbol one after another.
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  fileprivate init() {}

  /// The variant `cumulative`. Symbols are drawn at rest, so that all variants are equal.
  public var cumulative: VariableColorSymbolEffect { self }

  /// The variant `iterative`. Symbols are drawn at rest, so that all variants are equal.
  public var iterative: VariableColorSymbolEffect { self }

  /// The variant `reversing`. Symbols are drawn at rest, so that all variants are equal.
  public var reversing: VariableColorSymbolEffect { self }

  /// The variant `nonReversing`. Symbols are drawn at rest, so that all variants are equal.
  public var nonReversing: VariableColorSymbolEffect { self }

  /// The variant `hideInactiveLayers`. Symbols are drawn at rest, so that all variants are equal.
  public var hideInactiveLayers: VariableColorSymbolEffect { self }

  /// The variant `dimInactiveLayers`. Symbols are drawn at rest, so that all variants are equal.
  public var dimInactiveLayers: VariableColorSymbolEffect { self }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// The effect that changes the opacity of the layers of a symbol one after another.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// An animation of a symbol image.
///
/// Symbols are drawn at rest: an effect moves nothing. Effects that appear or disappear show or
/// hide the symbol.
public protocol SymbolEffect: Hashable, Sendable {}

/// An effect that runs once.
public protocol DiscreteSymbolEffect: SymbolEffect {}

/// An effect that runs until it is removed.
public protocol IndefiniteSymbolEffect: SymbolEffect {}

/// An effect with which a symbol appears or disappears.
public protocol TransitionSymbolEffect: SymbolEffect {}

/// An effect with which one symbol replaces another.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// The speed and the repetition of a symbol effect. Symbols are drawn at rest, so that options have
/// no effect.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// The repetition of an effect.
  public struct RepeatBehavior: Hashable, Sendable {
    /// The effect repeats without pauses.
    public static var continuous: RepeatBehavior { RepeatBehavior() }
    /// The effect repeats with pauses.
    public static var periodic: RepeatBehavior { RepeatBehavior() }
    /// Returns options with which the effect repeats a number of times, with pauses in seconds. Nil
    /// is the default.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior()
    }
  }

  /// The default options.
  public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
  /// The effect repeats until it is removed.
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions() }
  /// The effect runs once.
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions() }
  /// Returns options with which the effect repeats a number of times; nil repeats until it is
  /// removed.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// Returns options with which the effect repeats.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions()
  }
  /// Returns options with which the effect runs at a multiple of its speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }

  /// The options with endless repetition.
  public var repeating: SymbolEffectOptions { self }
  /// The options without repetition.
  public var nonRepeating: SymbolEffectOptions { self }
  /// Returns the options with a number of repetitions; nil repeats until the effect is removed.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
  /// Returns the options with a repetition.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }
  /// Returns the options with a multiple of the speed.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

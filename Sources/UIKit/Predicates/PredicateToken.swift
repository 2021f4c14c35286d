/// A part of a predicate's format.
enum PredicateToken: Equatable {
  /// A name, a reserved word or a function's name.
  case word(String)
  /// A name that is not a reserved word: `#size`.
  case escapedName(String)
  case integer(Int)
  case real(Double)
  case text(String)
  /// A variable's name without its dollar sign.
  case variable(String)
  /// A value of an argument: `%@`, `%d`.
  case argument
  /// A key path of an argument: `%K`.
  case keyArgument
  /// An operator or bracket. Operators with two spellings have the first one of Apple's list.
  case symbol(String)
  case end
}

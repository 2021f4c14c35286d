public import Foundation

#if !canImport(ObjectiveC)
  /// A predicate that compares the values of two expressions.
  ///
  /// Apps name it `NSComparisonPredicate`. Foundation on Linux has a class of that name, whose
  /// members are all unavailable, and the source rewriter gives the app this one.
  public class _ComparisonPredicate: NSPredicate {
    /// The way in which the left side is compared.
    public enum Modifier: UInt {
      /// Compares the value itself.
      case direct
      /// Compares each element of a list; all have to match.
      case all
      /// Compares each element of a list; one has to match.
      case any
    }

    /// The operator, with the numbers of Foundation.
    public enum Operator: UInt {
      /// `<`, `<=`, `>` and `>=`.
      case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo
      /// `==` and `!=`.
      case equalTo, notEqualTo
      /// A regular expression, and a pattern with `?` and `*`.
      case matches, like
      /// The begin and the end of a text.
      case beginsWith, endsWith
      /// The right side contains the left one.
      case `in`
      /// The left side contains the right one.
      case contains = 99
      /// The left side lies between the two elements of the right one.
      case between = 100
    }

    /// The options of a comparison of texts.
    public struct Options: OptionSet, Sendable {
      /// The bits of the options.
      public let rawValue: UInt
      /// Creates options from their bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// Upper and lower case are equal.
      public static let caseInsensitive = Options(rawValue: 1)
      /// Letters with and without marks are equal.
      public static let diacriticInsensitive = Options(rawValue: 2)
      /// No effect here.
      public static let normalized = Options(rawValue: 4)
    }

    /// Creates a predicate from two expressions and their operator.
    public init(
      leftExpression lhs: _Expression, rightExpression rhs: _Expression, modifier: Modifier,
      type: Operator, options: Options = []
    ) {
      let comparison = PredicateComparison(
        modifier: [.direct, .all, .any][Int(modifier.rawValue)], left: lhs.expression,
        operation: Self.operation(type), right: rhs.expression, options: Self.options(options))
      super.init { object, variables in
        do throws(PredicateError) {
          return try comparison.holds(
            PredicateScope(object: object, variables: variables ?? [:]))
        } catch {
          error.raise()
          return false
        }
      }
    }

    /// Returns nil: comparisons cannot be read from an archive.
    public required init?(coder: NSCoder) { nil }

    private static func operation(_ type: Operator) -> PredicateComparison.Operation {
      switch type {
      case .lessThan: .less
      case .lessThanOrEqualTo: .lessOrEqual
      case .greaterThan: .greater
      case .greaterThanOrEqualTo: .greaterOrEqual
      case .equalTo: .equal
      case .notEqualTo: .notEqual
      case .matches: .matches
      case .like: .like
      case .beginsWith: .beginsWith
      case .endsWith: .endsWith
      case .in: .within
      case .contains: .contains
      case .between: .between
      }
    }

    private static func options(_ options: Options) -> String.CompareOptions {
      var result: String.CompareOptions = []
      if options.contains(.caseInsensitive) { result.insert(.caseInsensitive) }
      if options.contains(.diacriticInsensitive) { result.insert(.diacriticInsensitive) }
      return result
    }
  }
#endif

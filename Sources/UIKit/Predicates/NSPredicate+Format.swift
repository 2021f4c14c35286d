public import Foundation

#if !canImport(ObjectiveC)
  // Foundation on Linux has predicates with closures only.
  extension NSPredicate {
    /// Creates a predicate from a format and its arguments: `name CONTAINS[cd] %@ AND age >= %d`.
    ///
    /// The grammar is that of Apple's Predicate Programming Guide: comparisons, their options,
    /// `ANY` and `ALL`, `SUBQUERY`, functions, arithmetic, collection operators, `%K` and `$name`.
    /// Properties are read by key, as with `value(forKey:)`. The options `[n]` and `[l]` have no
    /// effect. A format that cannot be read is an error of the screen, where Foundation raises an
    /// exception, and so are values that cannot be compared; the predicate is then false.
    ///
    /// - Note: Partly: `predicateFormat` is not the format.
    public convenience init(format predicateFormat: String, _ args: any CVarArg...) {
      self.init(format: predicateFormat, argumentArray: args)
    }

    /// Creates a predicate from a format and a list of its arguments; nil stands for an empty list.
    ///
    /// - Note: Partly: `predicateFormat` is not the format.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
      do throws(PredicateError) {
        let condition = try PredicateParser.condition(predicateFormat, arguments ?? [])
        self.init { object, variables in
          do throws(PredicateError) {
            return try condition.holds(PredicateScope(object: object, variables: variables ?? [:]))
          } catch {
            error.raise()
            return false
          }
        }
      } catch {
        error.raise()
        self.init(value: false)
      }
    }
  }
#endif

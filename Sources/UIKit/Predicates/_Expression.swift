public import Foundation

#if !canImport(ObjectiveC)
  /// An expression of a predicate's grammar: `NSExpression(format: "1 + 2 * 3")`.
  ///
  /// Apps name it `NSExpression`. Foundation on Linux has a class of that name, whose members are
  /// all unavailable, and the source rewriter gives the app this one.
  public class _Expression: NSObject {
    let expression: PredicateExpression

    private init(_ expression: PredicateExpression) { self.expression = expression }

    /// Creates an expression from a format and its arguments. A format that cannot be read is an
    /// error of the screen, where Foundation raises an exception; the value is then nil.
    public convenience init(format expressionFormat: String, _ args: any CVarArg...) {
      self.init(format: expressionFormat, argumentArray: args)
    }

    /// Creates an expression from a format and a list of its arguments.
    public init(format expressionFormat: String, argumentArray arguments: [Any]) {
      do throws(PredicateError) {
        expression = try PredicateParser.expression(expressionFormat, arguments)
      } catch {
        error.raise()
        expression = .constant(.none)
      }
    }

    /// Creates an expression with a constant value.
    public convenience init(forConstantValue obj: Any?) { self.init(.constant(KeyedValue(obj))) }

    /// Creates an expression with the value at the end of a key path from the evaluated object.
    public convenience init(forKeyPath keyPath: String) {
      self.init(.path(keyPath, of: .itself))
    }

    /// Creates an expression with the value of a variable.
    public convenience init(forVariable string: String) { self.init(.variable(string)) }

    /// Returns an expression with the evaluated object as its value.
    public class func expressionForEvaluatedObject() -> _Expression { _Expression(.itself) }

    /// Returns the value for an object: numbers as `NSNumber`, nil for none. The dictionary has the
    /// values of variables. An integer divided by an integer is an integer.
    ///
    /// Values of the wrong type are an error of the screen, where Foundation raises an exception.
    public func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
      var variables: [String: Any] = [:]
      for (key, value) in (context as? [AnyHashable: Any] ?? [:]).sorted(by: { "\($0)" < "\($1)" })
      {
        variables["\(key)"] = value
      }
      do throws(PredicateError) {
        let value = try expression.value(PredicateScope(object: object, variables: variables))
        if case .none = value { return nil }
        return value.any
      } catch {
        error.raise()
        return nil
      }
    }
  }
#endif

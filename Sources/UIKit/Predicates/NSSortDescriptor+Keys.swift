public import Foundation
public import HeadlessUIKit

#if !canImport(ObjectiveC)
  // Foundation on Linux has sort descriptors with Swift's key paths only.
  extension NSSortDescriptor {
    /// Creates a descriptor that compares the values of a property, which is read as with
    /// `value(forKeyPath:)`; nil stands for the object itself. Nil comes first.
    ///
    /// Numbers, texts and dates can be compared. Other values are an error of the screen, where
    /// Foundation raises an exception.
    public convenience init(key: String?, ascending: Bool) {
      self.init(path: key, ascending) { first, second throws(PredicateError) in
        try first.order(second)
      }
    }

    /// Creates a descriptor that compares the values of a property by a method of theirs:
    /// `compare:`, `caseInsensitiveCompare:`, `localizedCompare:`,
    /// `localizedCaseInsensitiveCompare:` or `localizedStandardCompare:`. Nil stands for the first
    /// one.
    ///
    /// - Note: Partly: other methods are an error of the screen.
    public convenience init(key: String?, ascending: Bool, selector: Selector?) {
      let name = selector?.description ?? "compare:"
      guard let compare = Self.comparison(name) else {
        PredicateError(reason: "values cannot be sorted by '\(name)' here").raise()
        self.init(key: key, ascending: ascending)
        return
      }
      self.init(path: key, ascending) { first, second throws(PredicateError) in
        guard case .text(let text) = first, case .text(let other) = second else {
          return try first.order(second)
        }
        return compare(NSString(string: text), other)
      }
    }

    /// Creates a descriptor that compares the values of a property by a closure.
    public convenience init(
      key: String?, ascending: Bool, comparator cmptr: @escaping Comparator
    ) {
      self.init(path: key, ascending) { first, second throws(PredicateError) in
        cmptr(first.any, second.any)
      }
    }

    private convenience init(
      path: String?, _ isAscending: Bool,
      _ compare: @escaping (KeyedValue, KeyedValue) throws(PredicateError) -> ComparisonResult
    ) {
      self.init(keyPath: \Any.self, ascending: isAscending) { first, second in
        do throws(PredicateError) {
          let path = path ?? "self"
          return try compare(
            KeyedValue(first).value(at: path), KeyedValue(second).value(at: path))
        } catch {
          error.raise()
          return .orderedSame
        }
      }
    }

    private static func comparison(
      _ name: String
    ) -> ((NSString, String) -> ComparisonResult)? {
      switch name {
      case "compare:": { $0.compare($1) }
      case "caseInsensitiveCompare:": { $0.caseInsensitiveCompare($1) }
      case "localizedCompare:": { $0.localizedCompare($1) }
      case "localizedCaseInsensitiveCompare:": { $0.localizedCaseInsensitiveCompare($1) }
      case "localizedStandardCompare:": { $0.localizedStandardCompare($1) }
      default: nil
      }
    }
  }
#endif

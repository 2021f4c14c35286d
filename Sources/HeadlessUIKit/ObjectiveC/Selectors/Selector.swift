/// The name of a method in Objective-C's spelling, with a colon for each argument: `tapped`,
/// `tapped:`, `tapped:forEvent:`.
///
/// Linux has no Objective-C run time to find methods by name. `SelectorMethods` finds those that
/// are registered with it.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  let name: String

  /// Creates a selector from any text. Calling a method that does not exist is an error of the
  /// screen.
  public init(_ name: String) { self.name = name }

  /// Creates a selector from a string literal.
  public init(stringLiteral name: String) { self.name = name }
}

extension Selector: CustomStringConvertible {
  /// The selector's name.
  public var description: String { name }
}

/// Returns the selector with a name.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

/// Returns the name of a selector.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }

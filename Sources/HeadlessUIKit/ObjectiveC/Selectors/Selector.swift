/// The name of a method, as Objective-C spells it: `tapped`, `tapped:`, `tapped:forEvent:`, a colon for
/// each argument.
///
/// Linux has no Objective-C to find the method by that name. `SelectorMethods` does, for the methods
/// that were registered with it.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  let name: String

  /// Any text; what no class has a method of is a mistake of the screen when it is called.
  public init(_ name: String) { self.name = name }

  /// Any text, as `init(_:)`.
  public init(stringLiteral name: String) { self.name = name }
}

extension Selector: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}

/// The selector of that name.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

/// The selector's name.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }

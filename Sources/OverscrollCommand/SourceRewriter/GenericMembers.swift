import SwiftSyntax

/// The members that find a generic class's methods and properties by name.
///
/// A generic class cannot be named without its arguments, so it cannot be registered. Its objects
/// answer lookups themselves, through a protocol to which the first generic class of a hierarchy
/// conforms.
struct GenericMembers {
  static let protocolName = "_OverscrollMembers"

  private let entry: Index.TypeEntry
  private let members: [Index.Method]
  private let context: RewriteContext

  init(_ entry: Index.TypeEntry, _ members: [Index.Method], _ context: RewriteContext) {
    (self.entry, self.members, self.context) = (entry, members, context)
  }

  /// Whether this class is the one in its hierarchy that declares the conformance.
  static func begins(with entry: Index.TypeEntry, _ context: RewriteContext) -> Bool {
    isKnown(entry, context) && !inherits(entry, context)
  }

  /// Whether the class is generic, and inherits from a class of Apple's or has members that
  /// Objective-C sees. The protocol itself is not isolated, because conforming to it would move a
  /// class such as a subscription to the main actor.
  static func isKnown(_ entry: Index.TypeEntry, _ context: RewriteContext) -> Bool {
    entry.isGeneric && entry.kind == .class
      && (context.index.isOfApple(entry) || entry.methods.contains(where: \.isMarked))
  }

  private static func inherits(_ entry: Index.TypeEntry, _ context: RewriteContext) -> Bool {
    context.index.lineage(entry).dropFirst().contains { isKnown($0, context) }
  }

  /// The texts of the two lookup functions.
  var texts: [String] {
    let inherits = Self.inherits(entry, context)
    let known = members.filter { context.registrations.isKnown($0) && !$0.isStatic }
    func function(_ name: String, _ result: String, _ cases: [String]) -> String {
      let rest = inherits ? "super.\(name)(name)" : "nil"
      let body = (cases + ["default: return \(rest)"]).joined(separator: "; ")
      return "@MainActor \(inherits ? "override " : "")func \(name)(_ name: String) -> \(result)? "
        + "{ switch name { \(body) } }"
    }
    return [
      function("_overscrollFind", "_OverscrollMethod", known.compactMap(method)),
      function("_overscrollKey", "_OverscrollProperty", known.compactMap(property)),
    ]
  }

  private func method(_ method: Index.Method) -> String? {
    guard !method.isProperty, Registrations.obstacle(method) == nil else { return nil }
    let call = Registrations.call(method, of: "self", "$0", "$1", in: context.index)
    return "case \"\(method.selector)\": return { _ = ($0, $1); \(call) }"
  }

  private func property(_ property: Index.Method) -> String? {
    guard let node = property.node.as(VariableDeclSyntax.self), node.bindings.count == 1,
      let binding = node.bindings.first
    else { return nil }
    let name = Registrations.escaped(property.name)
    let accessors = binding.accessorBlock?.accessors
    let list = accessors?.as(AccessorDeclListSyntax.self)
    func has(_ kind: String) -> Bool {
      list?.contains { $0.accessorSpecifier.text == kind } == true
    }
    let isComputed = accessors != nil && (list == nil || has("get"))
    let hasSetter = has("set")
    let isSettable = node.bindingSpecifier.text == "var" && (!isComputed || hasSetter)
    let set =
      isSettable ? "_overscrollSet($0, self.\(name)) { self.\(name) = $0 }" : "_ = $0; return false"
    return "case \"\(property.objcName ?? property.name)\": return "
      + "_OverscrollProperty(get: { self.\(name) }, set: { \(set) })"
  }
}

/// The information about a module that the rewriting of its files needs.
struct RewriteContext {
  let index: Index
  let condition: ConditionValue
  let optionals: OptionalMembers
  let relocation: Relocation
  let objectProtocols: ObjectProtocols
  let registrations: Registrations
  /// The modules that every file imports without saying so.
  let implied: [String]
  /// Whether `@testable` stays in the sources.
  let isTested: Bool

  /// Returns the Objective-C name of the member that a `#selector` refers to.
  func name(of reference: SelectorReference, in scopes: [Index.TypeEntry]) -> String {
    let found = method(of: reference, in: scopes)
    let plain = found?.objcName ?? reference.name
    switch reference.kind {
    case .getter: return plain
    case .setter: return SelectorName.setter(plain)
    case .method:
      return found?.selector
        ?? SelectorName.name(reference.name, labels: reference.labels ?? Self.labels(of: plain))
    }
  }

  /// Returns the method or property that a `#selector` refers to. Nil if another module declares
  /// it.
  func method(of reference: SelectorReference, in scopes: [Index.TypeEntry]) -> Index.Method? {
    guard reference.type != EditActions.protocolName else { return nil }
    let starts = reference.type.map { index.find($0).map { [$0] } ?? [] } ?? scopes.reversed()
    let own = starts.flatMap(index.lineage).flatMap(\.methods)
    let all = own + index.methods(named: reference.name)
    return all.first { method in
      method.name == reference.name
        && method.isProperty == (reference.kind != .method)
        && (reference.labels.map { $0 == method.labels } ?? true)
    }
  }

  private static func labels(of name: String) -> [String] {
    withOneArgument.contains(name) ? ["_"] : []
  }

  /// UIKit methods with one argument, to which a selector may refer without labels.
  private static let withOneArgument = EditActions.names + ["endEditing"]
}

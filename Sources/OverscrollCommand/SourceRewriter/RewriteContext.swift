/// What all files of a module are rewritten by.
struct RewriteContext {
  let index: Index
  let condition: ConditionValue
  let optionals: OptionalMembers
  let relocation: Relocation
  let registrations: Registrations

  /// The name that Objective-C has for what a `#selector` refers to.
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

  /// The module's own method, or property, that a `#selector` refers to; nil for another's.
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

  /// UIKit's methods of one argument that a reference may name without saying so.
  private static let withOneArgument = EditActions.names + ["endEditing"]
}

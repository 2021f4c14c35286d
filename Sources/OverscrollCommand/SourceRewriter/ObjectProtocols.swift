import SwiftSyntax

/// The protocols that require `init()` and to which the module makes `NSObject` or a class of UIKit
/// conform.
///
/// On iOS each subclass meets the requirement. In Swift only a `required` initialiser does, which
/// these classes do not have. An initialiser of an extension takes the place of the requirement. It
/// creates objects by their class, and those of the module's own classes through a second protocol.
struct ObjectProtocols {
  /// The protocols that own classes get, by class.
  private(set) var conformances: [ObjectIdentifier: [String]] = [:]
  private var names: Set<String> = []

  init(_ index: Index) {
    let inherited = index.types.filter {
      $0.kind == .foreign && ["NS", "UI", "CA"].contains(where: $0.name.hasPrefix)
    }.flatMap(\.inherited).map(InheritedConformances.plain)
    for name in Set(inherited).sorted() {
      guard let type = index.find(name), type.kind == .protocol,
        type.initialisers.contains(where: Self.isPlain)
      else { continue }
      names.insert(name)
      for own in index.types where own.kind == .class {
        guard own.inherited.contains(where: { InheritedConformances.plain($0) == name }) else {
          continue
        }
        conformances[ObjectIdentifier(own), default: []].append(Self.made(name))
        own.additions.append("class func _overscrollMade\(name)() -> Any { self.init() }")
      }
    }
  }

  /// Returns the initialiser to replace, and the declarations that replace it. Nil for other
  /// protocols.
  func replacement(
    in node: ProtocolDeclSyntax
  ) -> (requirement: InitializerDeclSyntax, declarations: String)? {
    let name = node.name.text
    let requirement = node.memberBlock.members.lazy
      .compactMap { $0.decl.as(InitializerDeclSyntax.self) }.first(where: Self.isPlain)
    guard names.contains(name), let requirement else { return nil }
    let made = Self.made(name)
    let access = node.modifiers.first("public") == nil ? "" : "public "
    let text =
      "protocol \(made) { static func _overscrollMade\(name)() -> Any }; extension \(name) { "
      + "@_disfavoredOverload \(access)init() { self.init("
      + "_overscrollMade: _OwnObject((Self.self as? any \(made).Type)?._overscrollMade\(name)())) } }"
    return (requirement, text)
  }

  private static func made(_ name: String) -> String { "_Made\(name)" }

  private static func isPlain(_ node: InitializerDeclSyntax) -> Bool {
    node.signature.parameterClause.parameters.isEmpty && node.optionalMark == nil
      && node.signature.effectSpecifiers == nil
  }
}

import SwiftSyntax

/// The declarations in all files of a module.
final class Index {
  final class Method {
    let name: String
    let labels: [String]
    let objcName: String?
    let isMarked: Bool
    let isStatic: Bool
    let isOverride: Bool
    let isInExtension: Bool
    /// The access level that the enclosing extension gives to its members: `public ` or empty.
    let access: String
    let file: Int
    let node: DeclSyntax

    init(
      name: String, labels: [String], objcName: String?, isMarked: Bool, isStatic: Bool,
      isOverride: Bool, isInExtension: Bool, access: String, file: Int, node: DeclSyntax
    ) {
      (self.name, self.labels, self.objcName) = (name, labels, objcName)
      (self.isMarked, self.isStatic, self.isOverride) = (isMarked, isStatic, isOverride)
      (self.isInExtension, self.access) = (isInExtension, access)
      (self.file, self.node) = (file, node)
    }

    var selector: String { objcName ?? SelectorName.name(name, labels: labels) }
    func isCalled(_ other: Method) -> Bool {
      name == other.name && labels == other.labels && isStatic == other.isStatic
        && isProperty == other.isProperty
    }
    var isProperty: Bool { node.is(VariableDeclSyntax.self) }
    /// Whether observers see the changes of the property.
    var isDynamic: Bool {
      !isStatic && node.as(VariableDeclSyntax.self)?.modifiers.has("dynamic") == true
    }

    /// The modifiers that a member needs that calls this one, with a space after each.
    var words: String { modifierText { !["dynamic", "final"].contains($0) } }
    /// The access level, with a space after it; empty if none is written.
    var accessWords: String { modifierText(Self.accessLevels.contains) }

    private func modifierText(_ isWanted: (String) -> Bool) -> String {
      let modifiers = node.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
      let hasAccess = modifiers.contains { Self.accessLevels.contains($0.name.text) }
      return (hasAccess ? "" : access)
        + modifiers.filter { isWanted($0.name.text) }.map { $0.line + " " }.joined()
    }

    private static let accessLevels: Set = [
      "open", "public", "package", "internal", "fileprivate", "private",
    ]
  }

  enum Kind { case `class`, `struct`, `enum`, actor, `protocol`, foreign }

  final class TypeEntry {
    let name: String
    var kind: Kind
    var inherited: [String] = []
    var isGeneric = false
    var isPublic = false
    /// Whether other modules can subclass the class.
    var isOpen = false
    var objcName: String?
    var hasObjCMembers = false
    var methods: [Method] = []
    var initialisers: [InitializerDeclSyntax] = []
    var file = 0
    /// The opening brace of the body, after which members are inserted.
    var body: (file: Int, brace: Int)?
    var additions: [String] = []
    var line = 0

    init(_ name: String, _ kind: Kind) { (self.name, self.kind) = (name, kind) }
    /// Whether the type overrides members that `NSObject` has on iOS and lacks here: key-value
    /// observation, message forwarding or `awakeFromNib`.
    fileprivate var overridesObject: Bool {
      methods.contains {
        $0.name == "observeValue" && $0.labels.first == "forKeyPath"
          || $0.name == "awakeFromNib" && $0.labels.isEmpty
          || $0.isOverride && ["responds", "forwardingTarget"].contains($0.name)
      }
    }
    var lastName: String { String(name.split(separator: ".").last ?? "") }
  }

  /// Whether the module observes properties by key path.
  var observesKeyPaths = false
  /// The types in the order of their first declaration. Their names are qualified.
  private(set) var types: [TypeEntry] = []
  private var byName: [String: TypeEntry] = [:]
  private var byLastName: [String: TypeEntry] = [:]
  private var allMethods: [String: [Method]] = [:]
  /// The public types of imported modules, by name.
  private let importedTypes: [String: RewriteReport.SharedType]

  init(importing types: [RewriteReport.SharedType]) {
    importedTypes = Dictionary(types.map { ($0.name, $0) }) { first, _ in first }
  }

  /// Returns the class of another module from which the class inherits; nil if it is Apple's.
  func importedAncestor(_ type: TypeEntry) -> RewriteReport.SharedType? {
    foreignAncestor(type).flatMap { importedTypes[InheritedConformances.plain($0)] }
  }

  /// Returns the entry for a type, which is created for the first declaration or extension.
  func entry(_ name: String, _ kind: Kind) -> TypeEntry {
    let known = byName[name] ?? (kind == .foreign ? find(name) : nil)
    if let known {
      if known.kind == .foreign { known.kind = kind }
      return known
    }
    let made = TypeEntry(name, kind)
    types.append(made)
    byName[name] = made
    if byLastName[made.lastName] == nil { byLastName[made.lastName] = made }
    return made
  }

  /// Returns a type by its full name or its last component. Generic arguments are ignored.
  func find(_ name: String) -> TypeEntry? {
    let plain = String(name.prefix { $0 != "<" })
    if let exact = byName[plain] { return exact }
    return byLastName[String(plain.split(separator: ".").last ?? "")]
  }

  func add(_ method: Method, to type: TypeEntry) {
    type.methods.append(method)
    allMethods[method.name, default: []].append(method)
  }

  func methods(named name: String) -> [Method] { allMethods[name] ?? [] }

  /// Whether the module declares a property of this name as `AnyObject`.
  func isAnyObject(_ property: String) -> Bool {
    methods(named: property).contains { method in
      let type = method.node.as(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation?.type
      return type.map { ["AnyObject", "AnyObject?", "AnyObject!"].contains($0.trimmedDescription) }
        ?? false
    }
  }

  /// Returns the type and the classes of the module that it inherits from, nearest first.
  func lineage(_ type: TypeEntry) -> [TypeEntry] {
    var line = [type]
    while let next = line[line.count - 1].inherited.lazy.compactMap({ self.find($0) })
      .first(where: { $0.kind == .class }), !line.contains(where: { $0 === next })
    {
      line.append(next)
    }
    return line
  }

  /// Whether the type, or one of its subclasses, overrides such members of `NSObject`, or has
  /// properties that the module may observe.
  func isOverridden(_ type: TypeEntry) -> Bool {
    types.contains { other in
      (other.overridesObject || observesKeyPaths && other.methods.contains(where: \.isDynamic))
        && lineage(other).contains { $0 === type }
    }
  }

  /// Returns the name of the first class in the hierarchy that the module does not declare, or nil.
  func foreignAncestor(_ type: TypeEntry) -> String? {
    lineage(type).last?.inherited.first { find($0)?.kind ?? .foreign == .foreign }
  }

  /// Returns the first class in the hierarchy that is declared neither in the module nor in one
  /// that it imports, without generic arguments; nil for none.
  func root(_ type: TypeEntry) -> String? {
    foreignAncestor(type).map { name in
      let plain = InheritedConformances.plain(name)
      return importedTypes[plain]?.root ?? plain
    }
  }

  /// Whether the class inherits from a class of Apple's, recognised by its prefix.
  func isOfApple(_ type: TypeEntry) -> Bool {
    let root = foreignAncestor(type) ?? ""
    return ["UI", "NS", "CA"].contains(where: root.hasPrefix)
  }
}

import SwiftSyntax

/// The hooks by which subclasses add optional members to the conformances of their base classes.
///
/// `OptionalRequirement` describes a hook. The members of an app's own protocols also have flags
/// that tell whether a class implements them. A flag is a class member for the same reason.
final class InheritedConformances {
  private let index: Index
  private let optionals: OptionalMembers
  private let own: OwnInitialisers
  private let requirements: [String: [OptionalRequirement]]
  private let requirementsByProtocol: [String: [OptionalRequirement]]
  /// The protocols from which the protocols of other modules inherit.
  private var parents: [String: [String]] = [:]
  /// The generated members of the open classes of other modules.
  private var importedHooks: [String: Set<String>] = [:]
  /// The flags of the members of public protocols.
  private let publicFlags: Set<String>
  private var hooks: [ObjectIdentifier: Set<String>] = [:]
  private var flags: [ObjectIdentifier: [String: Bool]] = [:]
  private var protocolsOfClasses: [ObjectIdentifier: Set<String>] = [:]

  init(
    _ index: Index, _ optionals: OptionalMembers, imported types: [RewriteReport.SharedType],
    _ own: OwnInitialisers
  ) {
    (self.index, self.optionals, self.own) = (index, optionals, own)
    let all = OptionalRequirement.ofUIKit + optionals.all.compactMap(OptionalRequirement.init)
    publicFlags = Set(all.filter(\.isPublic).compactMap(\.flag))
    requirements = Dictionary(grouping: all, by: \.name)
    requirementsByProtocol = Dictionary(grouping: all, by: \.protocolName)
    for node in UIKitProtocols.declarations {
      parents[node.name.text] = node.inheritanceClause?.inheritedTypes.map {
        $0.type.trimmedDescription
      }
    }
    for type in types {
      parents[type.name, default: []] += type.inherited
      importedHooks[type.name, default: []].formUnion(type.hooks)
    }
  }

  /// Adds the hooks and flags to the classes of the module, and reports the types that other
  /// modules need to know.
  func addHooks(isApp: Bool, to report: inout RewriteReport) {
    let classes = index.types.filter { $0.kind == .class }
    for type in classes { addHooks(forMembersOf: type) }
    for type in classes { noteMembers(of: type) }
    if !isApp { for type in classes where type.isOpen { open(type) } }
    for type in classes { addFlags(to: type) }
    guard !isApp else { return }
    for type in index.types where type.isPublic {
      let shared = RewriteReport.SharedType(
        name: type.lastName,
        inherited: type.kind == .protocol ? type.inherited.map(Self.plain) : [],
        hooks: type.isOpen
          ? (own.inherits(type) ? [OwnInitialisers.hook] : []) + generated(in: type).sorted() : [],
        root: type.isOpen ? index.root(type) : nil,
        hasInitialisersOfRoot: hasInitialisersOfRoot(type))
      if !shared.inherited.isEmpty || !shared.hooks.isEmpty || shared.root != nil {
        report.sharedTypes.append(shared)
      }
    }
  }

  /// Whether subclasses in other modules inherit the initialisers of the class's root: the class
  /// and those between declare no designated ones, or override the root's for other modules.
  private func hasInitialisersOfRoot(_ type: Index.TypeEntry) -> Bool {
    index.importedAncestor(type)?.hasInitialisersOfRoot != false
      && index.lineage(type).allSatisfy { ancestor in
        let designated = ancestor.initialisers.filter { !$0.modifiers.has("convenience") }
        return designated.isEmpty
          || designated.contains { $0.modifiers.has("override") && $0.modifiers.isPublic }
      }
  }

  // MARK: - Hooks

  private func addHooks(forMembersOf type: Index.TypeEntry) {
    let ancestors = index.lineage(type).dropFirst()
    for member in type.methods where !member.isOverride && Self.isVisible(member) {
      for requirement in requirements[member.name] ?? [] where requirement.isMet(by: member) {
        if let base = ancestors.last(where: { conforms($0, to: requirement) }),
          !inherits(base, requirement)
        {
          addHook(requirement, to: base)
          if let flag = requirement.flag { mark(base, flag, false) }
        }
        if ancestors.contains(where: { isGenerated(requirement.hook, in: $0) })
          || imported(of: type).contains(requirement.hook)
        {
          type.additions.append(
            requirement.override(access(of: type, isPublic: requirement.isPublic)))
        }
      }
    }
  }

  private func addHook(_ requirement: OptionalRequirement, to type: Index.TypeEntry) {
    guard hooks[ObjectIdentifier(type), default: []].insert(requirement.hook).inserted else {
      return
    }
    type.additions.append(
      requirement.declaration(access(of: type, isPublic: requirement.isPublic)))
  }

  /// Adds hooks for all members that an open class does not implement, because classes of other
  /// modules may.
  private func open(_ type: Index.TypeEntry) {
    let inherited = index.lineage(type).dropFirst().reduce(into: Set<String>()) {
      $0.formUnion(protocols(of: $1))
    }
    for name in protocols(of: type).subtracting(inherited).sorted() {
      for requirement in requirementsByProtocol[name] ?? [] where requirement.isPublic {
        guard !inherits(type, requirement), !imported(of: type).contains(requirement.hook)
        else { continue }
        addHook(requirement, to: type)
        guard let flag = requirement.flag, value(of: flag, in: type) == nil else { continue }
        mark(type, flag, false)
      }
    }
  }

  /// Whether Objective-C would find the member by its name.
  private static func isVisible(_ member: Index.Method) -> Bool {
    let modifiers = member.node.asProtocol((any WithModifiersSyntax).self)?.modifiers
    let isPrivate = modifiers.map { $0.has("private") || $0.has("fileprivate") } == true
    let attributes = member.node.asProtocol((any WithAttributesSyntax).self)?.attributes
    return attributes?.has("nonobjc") != true && (!isPrivate || member.isMarked)
  }

  /// Whether the class or one of its ancestors has the member.
  private func inherits(_ type: Index.TypeEntry, _ requirement: OptionalRequirement) -> Bool {
    index.lineage(type).contains { $0.methods.contains(where: requirement.isMet) }
  }

  private func conforms(_ type: Index.TypeEntry, to requirement: OptionalRequirement) -> Bool {
    protocols(of: type).contains(requirement.protocolName)
  }

  // MARK: - Flags

  /// Notes which members of the protocols of apps a class is the first to implement.
  private func noteMembers(of type: Index.TypeEntry) {
    let lineage = index.lineage(type)
    let known = lineage.reduce(into: Set<String>()) { $0.formUnion(protocols(of: $1)) }
    let imported = imported(of: type)
    for member in optionals.all {
      let flag = OptionalMembers.flag(member.name, member.labels, member.types)
      guard known.contains(member.protocol) || imported.contains(flag) else { continue }
      let isImplemented = lineage.contains { ancestor in
        ancestor.methods.contains {
          $0.name == member.name && $0.labels == member.labels
            && $0.isProperty == member.isProperty
            && (member.types.isEmpty || member.types == OptionalMembers.types(of: $0.node))
        }
      }
      if isImplemented { mark(type, flag, true) }
    }
  }

  private func addFlags(to type: Index.TypeEntry) {
    for (flag, value) in sortedFlags(of: type) {
      let ancestors = index.lineage(type).dropFirst()
      let inherited = ancestors.lazy.compactMap { self.flags[ObjectIdentifier($0)]?[flag] }.first
      guard inherited != value else { continue }
      let isOverride = inherited != nil || imported(of: type).contains(flag)
      let access = access(of: type, isPublic: publicFlags.contains(flag))
      type.additions.append(
        "\(access)\(isOverride ? "override " : "")var \(flag): Bool { \(value) }")
    }
  }

  private func mark(_ type: Index.TypeEntry, _ flag: String, _ value: Bool) {
    flags[ObjectIdentifier(type), default: [:]][flag] = value
  }

  private func sortedFlags(of type: Index.TypeEntry) -> [(key: String, value: Bool)] {
    (flags[ObjectIdentifier(type)] ?? [:]).sorted { $0.key < $1.key }
  }

  private func value(of flag: String, in type: Index.TypeEntry) -> Bool? {
    index.lineage(type).lazy.compactMap { self.flags[ObjectIdentifier($0)]?[flag] }.first
  }

  // MARK: - Types

  private func access(of type: Index.TypeEntry, isPublic: Bool) -> String {
    !isPublic ? "" : type.isOpen ? "open " : type.isPublic ? "public " : ""
  }

  private func isGenerated(_ hook: String, in type: Index.TypeEntry) -> Bool {
    hooks[ObjectIdentifier(type)]?.contains(hook) == true
  }

  private func imported(of type: Index.TypeEntry) -> Set<String> {
    importedHooks[Self.plain(index.foreignAncestor(type) ?? "")] ?? []
  }

  private func generated(in type: Index.TypeEntry) -> Set<String> {
    index.lineage(type).reduce(into: imported(of: type)) {
      $0.formUnion(hooks[ObjectIdentifier($1)] ?? [])
      $0.formUnion(sortedFlags(of: $1).map(\.key))
    }
  }

  /// Returns the protocols to which the declarations of a class conform, with their parents.
  private func protocols(of type: Index.TypeEntry) -> Set<String> {
    if let known = protocolsOfClasses[ObjectIdentifier(type)] { return known }
    var (found, open) = (Set<String>(), type.inherited)
    while let next = open.popLast() {
      let name = Self.plain(next)
      let entry = index.find(next)
      guard entry?.kind != .class, found.insert(name).inserted else { continue }
      open += (entry?.kind == .protocol ? entry?.inherited : nil) ?? parents[name] ?? []
    }
    protocolsOfClasses[ObjectIdentifier(type)] = found
    return found
  }

  /// Returns the last component of an inherited type's name, without attributes and arguments.
  static func plain(_ name: String) -> String {
    let word = name.split(separator: " ").last ?? ""
    return String(word.prefix { $0 != "<" }.split(separator: ".").last ?? "")
  }
}

import SwiftParser
import SwiftSyntax

/// The types that the interface files of a module declare.
final class PlaceholderIndex {
  enum Kind { case `class`, optionSet, rawValue, other }

  struct Entry {
    var kind = Kind.other
    var superclass: String?
    /// Whether objects of the class only store values, so that their use is not reported.
    var isData = false
    /// The first case of an enumeration.
    var firstCase: String?
    var hasCoderInitialiser = false
    /// The instance properties whose values are stored.
    var properties: Set<String> = []
  }

  private(set) var entries: [String: Entry] = [:]
  private var aliases: [String: String] = [:]
  /// The parameter names of all initialisers. Properties of these names can be set inside the
  /// module.
  private(set) var parameters: Set<String> = []

  /// Collects the declarations of parsed interface files.
  init(_ trees: [SourceFileSyntax]) {
    for tree in trees {
      for item in tree.statements { add(item.item.as(DeclSyntax.self), in: "") }
    }
  }

  private func add(_ node: DeclSyntax?, in outer: String) {
    guard let node else { return }
    if let alias = node.as(TypeAliasDeclSyntax.self) {
      aliases[alias.name.text] = alias.initializer.value.trimmedDescription
    }
    guard let group = node.asProtocol((any DeclGroupSyntax).self),
      let name = node.asProtocol((any NamedDeclSyntax).self)?.name.text
    else { return }
    var entry = Entry()
    let inherited = group.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
    if node.is(ClassDeclSyntax.self) {
      entry.kind = .class
      entry.superclass = inherited.first
      entry.isData = group.attributes.has("data")
    } else if inherited.contains("OptionSet") {
      entry.kind = .optionSet
    } else if inherited.contains("RawRepresentable") {
      entry.kind = .rawValue
    }
    let whole = outer.isEmpty ? name : "\(outer).\(name)"
    for member in group.memberBlock.members.map(\.decl) {
      if let cases = member.as(EnumCaseDeclSyntax.self), entry.firstCase == nil {
        entry.firstCase = cases.elements.first.map { $0.name.text }
      }
      if let variable = member.as(VariableDeclSyntax.self), !variable.modifiers.has("static"),
        !variable.modifiers.has("class")
      {
        let stored = variable.bindings.filter { Self.isStored($0) }
        entry.properties.formUnion(stored.map { $0.pattern.trimmedDescription })
      }
      if let initialiser = member.as(InitializerDeclSyntax.self) {
        let list = initialiser.signature.parameterClause.parameters
        parameters.formUnion(list.map { ($0.secondName ?? $0.firstName).text })
        if list.labels == ["coder"] { entry.hasCoderInitialiser = true }
      }
      add(member, in: whole)
    }
    entries[whole] = entry
  }

  /// Whether the property has no accessors, or only says that it can be read.
  private static func isStored(_ binding: PatternBindingSyntax) -> Bool {
    guard let block = binding.accessorBlock else { return true }
    return ["{get}", "{getset}"].contains(block.trimmedDescription.filter { !$0.isWhitespace })
  }

  /// Returns a type by its name as written inside of a type.
  func find(_ name: String, in scope: [String]) -> (name: String, entry: Entry)? {
    for count in stride(from: scope.count, through: 0, by: -1) {
      let whole = (scope.prefix(count) + [name]).joined(separator: ".")
      if let found = entries[whole] { return (whole, found) }
    }
    return nil
  }

  /// The class and its superclasses in the module, nearest first.
  func lineage(_ name: String) -> [Entry] {
    var (line, next): ([Entry], String?) = ([], name)
    while let known = next.flatMap({ entries[$0] }), line.count < entries.count {
      line.append(known)
      next = known.superclass
    }
    return line
  }

  /// Whether the class is the first placeholder in its hierarchy, which reports its use.
  func isRoot(_ name: String) -> Bool {
    guard let entry = entries[name], !entry.isData else { return false }
    guard let parent = entry.superclass else { return true }
    if let known = entries[parent], known.kind == .class { return known.isData }
    return PlaceholderBase.isAvailable(parent)
  }

  /// The first class in the hierarchy that the module does not declare; nil for a class without
  /// one.
  func base(of name: String) -> String? {
    var next: String? = name
    var count = 0
    while let current = next, entries[current]?.kind == .class, count < entries.count {
      next = entries[current]?.superclass
      count += 1
    }
    return next
  }

  /// The value of a type that a placeholder returns: nil, zero, empty, or the first case.
  func value(of type: String, in scope: [String]) -> String {
    if type.hasSuffix("?") || type.hasSuffix("!") { return "nil" }
    if type.hasPrefix("[") { return type.contains(":") ? "[:]" : "[]" }
    if ["Void", "()", "Any"].contains(type) { return "()" }
    if type == "Bool" { return "false" }
    if type == "String" { return "\"\"" }
    if Self.numbers.contains(type) { return "0" }
    if let alias = aliases[type] { return value(of: alias, in: scope) }
    if let (name, entry) = find(type, in: scope) {
      if let first = entry.firstCase { return "\(name).\(first)" }
      switch entry.kind {
      case .rawValue: return "\(name)(rawValue: \"\")"
      case .optionSet: return "\(name)(rawValue: 0)"
      case .class, .other: return "\(name)()"
      }
    }
    return "\(type)()"
  }

  private static let numbers: Set = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    "Double", "Float", "CGFloat", "TimeInterval", "Float32", "Float64", "CLong", "NSInteger",
    "NSUInteger", "CFTimeInterval", "OSStatus",
  ]
}

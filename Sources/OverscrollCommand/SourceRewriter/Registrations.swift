import SwiftSyntax

/// The registrations that replace a class's metadata in the Objective-C runtime.
///
/// They are Swift code in a function inside the class, and in one inside each extension, where
/// private members are accessible.
struct Registrations {
  let index: Index
  let module: String
  /// The names of methods to which selectors refer.
  let referenced: Set<String>
  /// Whether the module contains tests.
  let isTests: Bool

  /// The start of the functions' names. The functions are private to their file, because a subclass
  /// in another module may have one of the same name.
  static let function = "_overscroll_"

  /// Returns the statements for a class or an extension. Empty if it has nothing to register.
  func statements(
    for entry: Index.TypeEntry, members: [Index.Method], isExtension: Bool, typeName: String,
    place: TestPlace
  ) -> [String] {
    guard !entry.isGeneric, entry.kind == .class || entry.kind == .foreign else { return [] }
    var lines = isExtension ? [] : [type(entry, typeName)]
    for member in members where isKnown(member) && !member.isStatic {
      if let line = member.isProperty ? property(member, typeName) : method(member, typeName) {
        lines.append(line)
      }
    }
    if !isExtension { lines += inheritedPaths(of: entry, typeName) }
    if isTests, let line = tests(entry, members, isExtension, typeName, place) {
      lines.append(line)
    }
    let told = members.filter { isOfDelegate($0) }.map { "\"\($0.selector)\"" }
    if !told.isEmpty {
      lines.append("_overscrollNote([\(told.joined(separator: ", "))], \(typeName).self)")
    }
    return lines
  }

  func isKnown(_ member: Index.Method) -> Bool {
    member.isMarked || !member.isProperty && referenced.contains(member.name)
      || EditActions.contain(member)
  }

  /// Whether the member is a method of a UIKit delegate, which UIKit looks up with `responds(to:)`.
  private func isOfDelegate(_ member: Index.Method) -> Bool {
    !member.isProperty && !member.isStatic && !isKnown(member)
      && OptionalMembers.isOfUIKit(member.name) && member.node.is(FunctionDeclSyntax.self)
  }

  private func type(_ entry: Index.TypeEntry, _ typeName: String) -> String {
    var names = ["\(module).\(entry.name)"]
    if let name = entry.objcName { names.append(name) }
    if !entry.name.contains(".") { names.append(entry.name) }
    let maker = call(entry, typeName).map { " { \($0) }" } ?? ""
    let list = names.map { "\"\($0)\"" }.joined(separator: ", ")
    return "_overscrollType([\(list)], \(typeName).self)\(maker)"
  }

  private func method(_ method: Index.Method, _ type: String) -> String? {
    guard method.node.is(FunctionDeclSyntax.self), Self.obstacle(method) == nil else { return nil }
    let call = Self.call(method, of: "$0", "$1", "$2", in: index)
    let unused =
      method.labels.count == 2 ? "" : method.labels.count == 1 ? "; _ = $2" : "; _ = ($1, $2)"
    return "_overscrollMethod(\"\(method.selector)\", \(type).self) { \(call)\(unused) }"
  }

  /// Returns the call of an object's method with up to two arguments.
  static func call(
    _ method: Index.Method, of object: String, _ first: String, _ second: String, in index: Index
  ) -> String {
    let name = escaped(method.name)
    let plain = "\(object).\(name)(\(method.labels.map { $0 + ":" }.joined()))"
    let isOverloaded = index.methods(named: method.name).contains {
      $0 !== method && $0.isCalled(method)
    }
    let type = isOverloaded ? method.node.as(FunctionDeclSyntax.self)?.signature.plainType : nil
    let reference = type.map { "\(plain) as @MainActor \($0)" } ?? plain
    return switch method.labels.count {
    case 0: "_ = \(object).\(name)()"
    case 1: "_overscrollCall(\(reference), \(first))"
    default: "_overscrollCall(\(reference), \(first), \(second))"
    }
  }

  /// Returns the reason why a method cannot be called by name, or nil.
  static func obstacle(_ method: Index.Method) -> String? {
    guard let node = method.node.as(FunctionDeclSyntax.self) else { return nil }
    if method.labels.count > 2 {
      return "\(method.name) has \(method.labels.count) arguments, and selectors call methods with "
        + "at most 2"
    }
    if node.genericParameterClause != nil { return "\(method.name) is generic" }
    return node.signature.effectSpecifiers == nil ? nil : "\(method.name) throws or is asynchronous"
  }

  private func property(_ property: Index.Method, _ type: String) -> String? {
    guard let node = property.node.as(VariableDeclSyntax.self), node.bindings.count == 1,
      !node.attributes.has("NSManaged")
    else { return nil }
    let key = property.objcName ?? property.name
    return "_overscrollProperty(\"\(key)\", \\\(type).\(Self.escaped(property.name)))"
  }

  /// Returns the statements that register the key paths of inherited properties that can be
  /// observed. A subclass has key paths of its own.
  private func inheritedPaths(of entry: Index.TypeEntry, _ type: String) -> [String] {
    let inherited = index.lineage(entry).dropFirst().flatMap(\.methods).filter { member in
      let modifiers = member.node.as(VariableDeclSyntax.self)?.modifiers
      return member.isDynamic
        && !["private", "fileprivate"].contains { modifiers?.has($0) == true }
    }
    return inherited.map { member in
      "_overscrollKeyPath(\\\(type).\(Self.escaped(member.name)), "
        + "\"\(member.objcName ?? member.name)\")"
    }
  }

  static func escaped(_ name: String) -> String {
    name.hasPrefix("`") ? name : Keyword.isReserved(name) ? "`\(name)`" : name
  }

  /// Returns `Name()`, or another call without values. Nil if the class needs values, or if that is
  /// unknown.
  func call(_ entry: Index.TypeEntry, _ typeName: String) -> String? {
    entry.isGeneric ? nil : inheritedCall(entry, typeName)
  }

  /// Returns the call that creates a class that inherits from the entry, which may be generic.
  private func inheritedCall(_ entry: Index.TypeEntry, _ typeName: String) -> String? {
    guard entry.kind == .class else { return nil }
    let own = entry.initialisers.filter { $0.optionalMark == nil }
    if own.contains(where: { $0.signature.parameterClause.parameters.haveDefaults && isPlain($0) })
    {
      return "\(typeName)()"
    }
    let nib = own.first {
      $0.signature.parameterClause.parameters.labels == ["nibName", "bundle"] && isPlain($0)
    }
    if nib != nil { return "\(typeName)(nibName: nil, bundle: nil)" }
    let designated = entry.initialisers.filter { !$0.modifiers.has("convenience") }
    guard designated.isEmpty else { return nil }
    guard let parent = index.lineage(entry).dropFirst().first else {
      let hasInit = index.importedAncestor(entry)?.hasInitialisersOfRoot != false
      return hasInit && Self.rootsWithInit.contains(index.root(entry) ?? "")
        ? "\(typeName)()" : nil
    }
    // The class inherits all initialisers of its parent.
    return inheritedCall(parent, typeName)
  }

  /// Returns the initialisers of a class that needs values: its own or the inherited ones.
  func initialisers(_ entry: Index.TypeEntry) -> [String] {
    let lineage = index.lineage(entry)
    let own = lineage.lazy.map { $0.initialisers.filter { $0.optionalMark == nil } }
      .first { !$0.isEmpty }
    if let own {
      return own.map { node in
        "init(\(node.signature.parameterClause.parameters.labels.map { $0 + ":" }.joined()))"
      }
    }
    switch index.root(entry) {
    case "UICollectionViewController": return ["init(collectionViewLayout:)"]
    case "UIPageViewController": return ["init(transitionStyle:navigationOrientation:)"]
    default: return []
    }
  }

  private func isPlain(_ node: InitializerDeclSyntax) -> Bool {
    node.signature.effectSpecifiers == nil && !node.attributes.has("available")
  }

  private static let rootsWithInit: Set = [
    "NSObject", "UIResponder", "UIViewController", "UITableViewController",
    "UINavigationController", "UITabBarController", "UIView", "XCTestCase", "FBSnapshotTestCase",
  ]
}

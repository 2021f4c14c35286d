import SwiftSyntax

/// The overrides of members that the module adds to classes of other modules.
///
/// In Objective-C, a subclass can override `extension UIViewController { @objc func close() … }`.
/// In Swift it cannot, and no member can be added to the class itself. The member calls the
/// override through a protocol to which the overriding class conforms:
///
///     @MainActor protocol _Overrides0: AnyObject { func _own_close() }
///     extension UIViewController {
///       func _base_close() { … }
///       func close() { if let own = self as? any _Overrides0 { … } else { _base_close() } }
///     }
///     class Menu: UIViewController, _Overrides0 {
///       func _own_close() { super._base_close() }
///     }
///
/// An override in an extension of another module's class is called after a cast to that class:
/// `if let own = self as? UILabel { return own._own_UILabel_close() }`.
struct ForeignOverrides {
  static let basePrefix = "_base_"
  static let ownPrefix = "_own_"

  /// The prefixes of renamed members, by their position.
  private(set) var prefixes: [Relocation.Place: String] = [:]
  /// The overrides that also override the renamed member of an own superclass.
  private(set) var deeper: Set<Relocation.Place> = []
  /// The protocols and calling members, by the file that they are appended to.
  private(set) var texts: [Int: [String]] = [:]
  /// The protocols to which a class conforms.
  private(set) var protocols: [ObjectIdentifier: [String]] = [:]
  /// The renamed members that a class overrides, and the prefixes that they have on `super`.
  private var inherited: [ObjectIdentifier: [(member: Index.Method, prefix: String)]] = [:]

  init(_ index: Index) {
    let classes = index.types.filter { $0.kind == .class }
    var count = 0
    for type in index.types where type.kind == .foreign {
      for base in type.methods
      where base.isInExtension && base.isMarked && !base.isOverride && !base.isStatic {
        let overrides = classes.filter { Self.overrides(base, of: type, in: $0, index) != nil }
        let extended = Self.extended(base, of: type, index)
        guard !overrides.isEmpty || !extended.isEmpty,
          let text = Self.text(of: base, in: type, "_Overrides\(count)", extended.map(\.type.name))
        else { continue }
        prefixes[Relocation.Place(base.file, base.node)] = Self.basePrefix
        texts[base.file, default: []].append(text)
        for overriding in overrides {
          let parent = extended.first {
            Self.inherits(index.foreignAncestor(overriding) ?? "", $0.type.name)
          }
          add(
            overriding, base, of: type, "_Overrides\(count)", index,
            superPrefix: parent.map { Self.prefix(of: $0.type.name) } ?? Self.basePrefix)
        }
        for (place, (overriding, member)) in extended.enumerated() {
          prefixes[Relocation.Place(member.file, member.node)] = Self.prefix(of: overriding.name)
          let parent = extended[place...].dropFirst().first {
            Self.inherits(overriding.name, $0.type.name)
          }
          inherited[ObjectIdentifier(overriding), default: []].append(
            (base, parent.map { Self.prefix(of: $0.type.name) } ?? Self.basePrefix))
        }
        count += 1
      }
    }
  }

  /// Returns the prefix of a member that is accessed on `super` in a class; nil for members that
  /// keep their names, such as a method of UIKit with another label.
  ///
  /// - Parameter labels: The labels of the call's arguments in brackets; nil without a call.
  func superPrefix(of name: String, labels: [String]?, in type: Index.TypeEntry?) -> String? {
    type.flatMap { inherited[ObjectIdentifier($0)] }?.first { member, _ in
      member.name == name && (labels ?? []).allSatisfy(member.labels.contains)
        && member.isProperty == (labels == nil)
    }?.prefix
  }

  private mutating func add(
    _ type: Index.TypeEntry, _ base: Index.Method, of foreign: Index.TypeEntry, _ name: String,
    _ index: Index, superPrefix: String
  ) {
    guard let member = Self.overrides(base, of: foreign, in: type, index) else { return }
    let place = Relocation.Place(member.file, member.node)
    let isDeeper = index.lineage(type).dropFirst().contains {
      Self.overrides(base, of: foreign, in: $0, index) != nil
    }
    prefixes[place] = Self.ownPrefix
    inherited[ObjectIdentifier(type), default: []].append(
      (base, isDeeper ? Self.ownPrefix : superPrefix))
    if isDeeper {
      deeper.insert(place)
    } else {
      protocols[ObjectIdentifier(type), default: []].append(name)
    }
  }

  /// Returns the prefix of an override in an extension of another module's class.
  private static func prefix(of type: String) -> String {
    "\(ownPrefix)\(type.replacing(".", with: "_"))_"
  }

  /// Returns the classes of other modules whose extensions override a member that the module adds
  /// to another one, with the overrides. Subclasses are before their superclasses.
  private static func extended(
    _ base: Index.Method, of foreign: Index.TypeEntry, _ index: Index
  ) -> [(type: Index.TypeEntry, member: Index.Method)] {
    let found = index.types.filter {
      $0.kind == .foreign && $0 !== foreign && inherits($0.name, foreign.name)
    }.compactMap { type in
      type.methods.first { $0.isOverride && $0.isInExtension && $0.isCalled(base) }
        .map { (type: type, member: $0) }
    }
    func subclasses(_ type: Index.TypeEntry) -> Int {
      found.count { inherits($0.type.name, type.name) }
    }
    return found.sorted { subclasses($0.type) < subclasses($1.type) }
  }

  /// Returns the member of a class that overrides the base member of another module's class.
  private static func overrides(
    _ base: Index.Method, of foreign: Index.TypeEntry, in type: Index.TypeEntry, _ index: Index
  ) -> Index.Method? {
    guard inherits(index.foreignAncestor(type) ?? "", foreign.name) else { return nil }
    return type.methods.first {
      $0.isOverride && $0.isCalled(base)
        && $0.node.as(VariableDeclSyntax.self)?.observers.isEmpty != false
    }
  }

  /// Whether a class of UIKit inherits from another one, as far as their names tell.
  private static func inherits(_ name: String, _ base: String) -> Bool {
    let isController = name.hasSuffix("Controller")
    switch base {
    case name, "NSObject": return true
    case "UIResponder": return name.hasPrefix("UI")
    case "UIViewController": return isController
    case "UIView": return name.hasPrefix("UI") && !isController
    case "CALayer": return name.hasPrefix("CA") && name.hasSuffix("Layer")
    case "UIScrollView": return ["UITableView", "UICollectionView", "UITextView"].contains(name)
    case "UIControl":
      return ["UIButton", "UITextField", "UISwitch", "UISlider", "UISegmentedControl"]
        .contains(name)
    default: return false
    }
  }

  /// Returns the protocol, and the extension with the member that calls the override. Nil if they
  /// cannot be written.
  private static func text(
    of base: Index.Method, in type: Index.TypeEntry, _ name: String, _ extended: [String]
  ) -> String? {
    let casts =
      [("any \(name)", ownPrefix)] + extended.map { ($0, prefix(of: $0)) }
    guard let (requirement, caller) = declarations(of: base, casts) else { return nil }
    let actor = ["UI", "CA"].contains(where: type.name.hasPrefix) ? "@MainActor " : ""
    return "\(actor)protocol \(name): AnyObject { \(requirement) }; "
      + "extension \(type.name) { \(caller) }"
  }

  /// Returns the protocol's requirement and the member that calls the overrides.
  ///
  /// - Parameter casts: The types that have overrides, with the prefixes of the overrides.
  private static func declarations(
    of base: Index.Method, _ casts: [(type: String, prefix: String)]
  ) -> (requirement: String, caller: String)? {
    /// Returns the code that passes the call on to an override, or else to the base member.
    func dispatch(_ call: (String) -> String) -> String {
      casts.map { "if let own = self as? \($0.type) { \(call("own." + $0.prefix)) }; " }.joined()
        + call(basePrefix)
    }
    if let function = base.node.as(FunctionDeclSyntax.self) {
      guard function.genericParameterClause == nil else { return nil }
      var signature = function.signature
      signature.parameterClause.parameters = signature.parameterClause.parameters.named
      guard let arguments = signature.parameterClause.parameters.forwarded else { return nil }
      let body = dispatch {
        "return \(signature.callMarks)\($0)\(function.name.text)(\(arguments))"
      }
      var plain = signature
      plain.parameterClause.parameters = plain.parameterClause.parameters.withoutDefaults
      return (
        "func \(ownPrefix)\(function.name.text)\(plain.line)",
        "@discardableResult \(base.accessWords)func \(function.name.text)\(signature.line) { "
          + "\(body) }"
      )
    }
    guard let variable = base.node.as(VariableDeclSyntax.self),
      let binding = variable.bindings.first, let type = binding.typeAnnotation
    else { return nil }
    let setter = dispatch { "\($0)\(base.name) = newValue; return" }
    return (
      "var \(ownPrefix)\(base.name)\(type.line) { get\(binding.hasSetter ? " set" : "") }",
      "\(base.accessWords)var \(base.name)\(type.line) { "
        + "get { \(dispatch { "return \($0)\(base.name)" }) }"
        + (binding.hasSetter ? " set { \(setter) }" : "") + " }"
    )
  }
}

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
        guard !overrides.isEmpty, let text = Self.text(of: base, in: type, "_Overrides\(count)")
        else { continue }
        prefixes[Relocation.Place(base.file, base.node)] = Self.basePrefix
        texts[base.file, default: []].append(text)
        for overriding in overrides { add(overriding, base, of: type, "_Overrides\(count)", index) }
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
    _ index: Index
  ) {
    guard let member = Self.overrides(base, of: foreign, in: type, index) else { return }
    let place = Relocation.Place(member.file, member.node)
    let isDeeper = index.lineage(type).dropFirst().contains {
      Self.overrides(base, of: foreign, in: $0, index) != nil
    }
    prefixes[place] = Self.ownPrefix
    inherited[ObjectIdentifier(type), default: []].append(
      (base, isDeeper ? Self.ownPrefix : Self.basePrefix))
    if isDeeper {
      deeper.insert(place)
    } else {
      protocols[ObjectIdentifier(type), default: []].append(name)
    }
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
    of base: Index.Method, in type: Index.TypeEntry, _ name: String
  ) -> String? {
    guard let (requirement, caller) = declarations(of: base, name) else { return nil }
    let actor = ["UI", "CA"].contains(where: type.name.hasPrefix) ? "@MainActor " : ""
    return "\(actor)protocol \(name): AnyObject { \(requirement) }; "
      + "extension \(type.name) { \(caller) }"
  }

  private static func declarations(
    of base: Index.Method, _ name: String
  ) -> (requirement: String, caller: String)? {
    let cast = "if let own = self as? any \(name)"
    if let function = base.node.as(FunctionDeclSyntax.self) {
      guard function.genericParameterClause == nil else { return nil }
      var signature = function.signature
      signature.parameterClause.parameters = signature.parameterClause.parameters.named
      guard let arguments = signature.parameterClause.parameters.forwarded else { return nil }
      let call = { (prefix: String) in
        "\(signature.callMarks)\(prefix)\(function.name.text)(\(arguments))"
      }
      var plain = signature
      plain.parameterClause.parameters = plain.parameterClause.parameters.withoutDefaults
      return (
        "func \(ownPrefix)\(function.name.text)\(plain.line)",
        "@discardableResult \(base.accessWords)func \(function.name.text)\(signature.line) { "
          + "\(cast) { return \(call("own." + ownPrefix)) }; return \(call(basePrefix)) }"
      )
    }
    guard let variable = base.node.as(VariableDeclSyntax.self),
      let binding = variable.bindings.first, let type = binding.typeAnnotation
    else { return nil }
    let (own, plain) = ("own.\(ownPrefix)\(base.name)", basePrefix + base.name)
    let setter = "set { \(cast) { \(own) = newValue } else { \(plain) = newValue } }"
    return (
      "var \(ownPrefix)\(base.name)\(type.line) { get\(binding.hasSetter ? " set" : "") }",
      "\(base.accessWords)var \(base.name)\(type.line) { "
        + "get { \(cast) { return \(own) }; return \(plain) }"
        + (binding.hasSetter ? " \(setter)" : "") + " }"
    )
  }
}

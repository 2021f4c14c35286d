import SwiftSyntax

/// The members by which UIKit creates a class, known only at run time, with the `init()` that the
/// class declares.
///
/// In Objective-C, `type.init()` and `Content()` of a generic parameter call the `init()` of the
/// actual class. In Swift only a `required` initialiser can be called so. The class gets a
/// convenience initialiser that calls its `init()`, and a class method with the symbol of the
/// convenience initialiser. `CALayer+OfClass.swift` of HeadlessUIKit explains the call.
struct OwnInitialisers {
  /// The method of UIKit's base class that the members override.
  static let hook = "_madeByOwnInitializer"

  private let index: Index
  private let module: String
  /// The open classes of other modules that inherit from UIKit's base class.
  private let imported: Set<String>

  init(_ index: Index, module: String, imported types: [RewriteReport.SharedType]) {
    (self.index, self.module) = (index, module)
    imported = Set(types.filter { $0.hooks.contains(Self.hook) }.map(\.name))
  }

  /// Adds the members to the classes of the module.
  func addMembers() {
    for type in index.types where type.kind == .class && inherits(type) {
      guard let node = type.initialisers.first(where: Self.isOwn) else { continue }
      type.additions += texts(type, node)
    }
  }

  /// Whether the class inherits from UIKit's base class, whose initialisers need the main actor.
  func inherits(_ type: Index.TypeEntry) -> Bool {
    let root = InheritedConformances.plain(index.foreignAncestor(type) ?? "")
    if imported.contains(root) { return true }
    return ["UI", "WK"].contains(where: root.hasPrefix) && !Self.nonIsolated.contains(root)
  }

  /// An `init()` that overrides none. An override is found through the overridden initialiser.
  private static func isOwn(_ node: InitializerDeclSyntax) -> Bool {
    node.optionalMark == nil && node.signature.parameterClause.parameters.isEmpty
      && node.signature.effectSpecifiers == nil && node.genericParameterClause == nil
      && !node.modifiers.has("override") && !node.attributes.has("available")
  }

  private func texts(_ type: Index.TypeEntry, _ node: InitializerDeclSyntax) -> [String] {
    let name = type.name.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
    let symbol = "@_silgen_name(\"overscroll_own_\(module)_\(name)\")"
    let access = type.isOpen ? "open " : type.isPublic ? "public " : ""
    return [
      "\(symbol) convenience init(_overscrollOwn: Void) { self.init() }",
      "\(symbol) private final class func _overscrollOwn(_: Void) -> Self",
      "\(access)override class func \(Self.hook)() -> _Object? { _overscrollOwn(()) }",
    ]
  }

  /// UIKit's classes that inherit from `NSObject` itself, whose `init()` every subclass overrides.
  private static let nonIsolated: Set = [
    "UIApplicationShortcutIcon", "UIApplicationShortcutItem", "UIColor", "UIFont",
    "UIFontDescriptor", "UIFontMetrics", "UIGraphicsImageRenderer",
    "UIGraphicsImageRendererContext", "UIGraphicsImageRendererFormat", "UIImage", "UIImageAsset",
    "UITraitCollection", "WKNavigation", "WKNavigationAction", "WKScriptMessage",
  ]
}

/// The generated file that is compiled with a module and contains the functions that rewritten
/// files call.
enum Support {
  static func text(
    module: String, files: [Int], isTests: Bool, available: Set<String>, _ index: Index
  ) -> String {
    let calls = files.map { "    _overscroll_file_\($0)()" }.joined(separator: "\n")
    let text = """
      import Foundation
      @_spi(Overscroll) import HeadlessUIKit
      import UIKit

      func _sel(_ name: String) -> Selector { Selector(name) }

      public func _hole(_ place: String) { SourceHoles.reach(place) }

      public func _hole<Value>(_ place: String) -> Value { SourceHoles.value(place) }

      @MainActor func _overscrollType(
        _ names: [String], _ type: AnyClass, _ make: (@MainActor () -> AnyObject)? = nil
      ) {
        for name in names { RuntimeClasses.register(name, type, make: make) }
      }

      @MainActor func _overscrollMethod<Target: AnyObject>(
        _ name: String, _ type: Target.Type,
        _ body: @escaping @MainActor (Target, Any?, Any?) -> Void
      ) {
        SelectorMethods.register(Selector(name), of: type) { body($0, $1, $2) }
      }

      func _optional<Value>(_ value: Value) -> Value? { value }

      func _optional<Value>(_ value: Value?) -> Value? { value }

      func _tableDelegate(_ object: (any UIScrollViewDelegate)?) -> (any UITableViewDelegate)? {
        object as? any UITableViewDelegate
      }

      func _tableDelegate<Object>(_ object: Object) -> Object { object }

      func _collectionDelegate(
        _ object: (any UIScrollViewDelegate)?
      ) -> (any UICollectionViewDelegate)? { object as? any UICollectionViewDelegate }

      func _collectionDelegate<Object>(_ object: Object) -> Object { object }

      func _textDelegate(_ object: (any UIScrollViewDelegate)?) -> (any UITextViewDelegate)? {
        object as? any UITextViewDelegate
      }

      func _textDelegate<Object>(_ object: Object) -> Object { object }

      @MainActor func _overscrollNote<Target: AnyObject>(_ names: [String], _ type: Target.Type) {
        SelectorMethods.note(names, of: type)
      }

      @MainActor func _overscrollCall<A, R>(_ method: @MainActor (A) -> R, _ a: Any?) {
        if let a = DynamicCast.cast(a, to: A.self) { _ = method(a) }
      }

      @MainActor func _overscrollCall<A, B, R>(
        _ method: @MainActor (A, B) -> R, _ a: Any?, _ b: Any?
      ) {
        if let a = DynamicCast.cast(a, to: A.self), let b = DynamicCast.cast(b, to: B.self) {
          _ = method(a, b)
        }
      }

      @MainActor func _overscrollProperty<Target: AnyObject, Value>(
        _ key: String, _ path: ReferenceWritableKeyPath<Target, Value>
      ) {
        KeyedProperties.register(path, key: key)
        KeyedProperties.register(key, of: Target.self) {
          $0[keyPath: path]
        } set: { target, value in
          guard let value = DynamicCast.cast(value, to: Value.self) else { return false }
          target[keyPath: path] = value
          return true
        }
      }

      @MainActor func _overscrollProperty<Target: AnyObject, Value>(
        _ key: String, _ path: KeyPath<Target, Value>
      ) {
        KeyedProperties.register(path, key: key)
        KeyedProperties.register(key, of: Target.self) { $0[keyPath: path] }
      }

      @MainActor func _overscrollKeyPath(_ path: AnyKeyPath, _ key: String) {
        KeyedProperties.register(path, key: key)
      }

      @MainActor func _overscrollOverride<Target: AnyObject>(
        _ type: Target.Type, _ member: String,
        _ body: @escaping @MainActor (Target, [Any]) -> Any
      ) {
        ExtensionOverrides.register(member, of: type) { body($0, $1) }
      }

      typealias _OverscrollMethod = @MainActor (Any?, Any?) -> Void

      struct _OverscrollProperty {
        let get: @MainActor () -> Any?
        let set: @MainActor (Any?) -> Bool
      }

      protocol _OverscrollMembers: AnyObject {
        @MainActor func _overscrollFind(_ name: String) -> _OverscrollMethod?
        @MainActor func _overscrollKey(_ name: String) -> _OverscrollProperty?
      }

      @MainActor func _overscrollSet<Value>(
        _ value: Any?, _ current: Value, _ assign: @MainActor (Value) -> Void
      ) -> Bool {
        guard let value = DynamicCast.cast(value, to: Value.self) else { return false }
        assign(value)
        return true
      }

      @MainActor func _overscrollFinders() {
        SelectorMethods.register(module: "\(module)") { target, name in
          (target as? any _OverscrollMembers)?._overscrollFind(name).map { method in
            { _, sender, event in method(sender, event) }
          }
        }
        KeyedProperties.register(module: "\(module)") { target, name in
          (target as? any _OverscrollMembers)?._overscrollKey(name).map { property in
            KeyedProperties.Property { _ in property.get() } set: { property.set($1) }
          }
        }
      }

      extension UIApplicationDelegate {
        var window_: UIWindow? { window }
        var window__: UIWindow?? { window }
      }
      extension UIWindowSceneDelegate {
        var window_: UIWindow? { window }
      }

      @_cdecl("overscroll_register_\(module)")
      public func _overscrollRegister_\(module)() {
        MainActor.assumeIsolated {
          _overscrollFinders()
      \(calls)
        }
      }

      """ + SupportTexts.resources(module: module)
      + SupportTexts.moduleBundle(unlessIn: index)
      + SupportTexts.predicates(unlessIn: index) + SupportTexts.characterSets
      + SupportTexts.sheets(unlessIn: index, available)
      + SupportTexts.timers + SupportTexts.messages
      + (isTests ? SupportTexts.tests : "")
    return qualified(text, unlike: index)
  }

  /// The generic parameters of the functions in the text.
  private static let parameters: Set = ["Target", "Value", "Object", "A", "B", "R", "Property"]
  /// The types in the text that the standard library declares.
  private static let ofSwift: Set = [
    "Any", "AnyClass", "AnyKeyPath", "AnyObject", "BinaryInteger", "Bool", "CVarArg", "Double",
    "Int", "KeyPath", "MainActor", "ReferenceWritableKeyPath", "Sendable", "StaticString",
    "String", "Void",
  ]

  /// Writes the module before the names of imported types that the app declares too, such as
  /// `Selector` or `Data`. The app's own types would be meant otherwise.
  private static func qualified(_ text: String, unlike index: Index) -> String {
    let own = Set(index.types.filter { $0.kind != .foreign }.map(\.name)).subtracting(parameters)
    // Members and texts in quotation marks are matched with the character before them.
    return text.replacing(#/[."]?\w+/#) { word in
      let name = String(word.0)
      guard own.contains(name) else { return name }
      return (ofSwift.contains(name) ? "Swift." : "UIKit.") + name
    }
  }
}

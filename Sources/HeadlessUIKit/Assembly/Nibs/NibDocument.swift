import Foundation

/// A parsed storyboard or nib: its tree of elements, and its elements by identifier.
@MainActor
package final class NibDocument {
  /// The path of the file, for messages.
  package let file: String
  package let root: NibElement
  private let elements: [String: NibElement]
  /// The scenes of a storyboard, in the order of the file; empty for a nib.
  let scenes: [NibElement]

  /// The part of the document type that marks Interface Builder files for iOS.
  private static let platform = "CocoaTouch"

  /// Parses a file, and replaces its texts by those of the translation.
  ///
  /// - Throws: `NibProblem`: an error of the parser, `notInterfaceBuilder` or `otherPlatform`.
  package init(_ source: InterfaceFile) throws(NibProblem) {
    file = source.path
    root = try NibParser.parse(source.data, file: source.path)
    guard root.name == "document" else {
      throw NibProblem(
        file: file, line: root.line, reason: .notInterfaceBuilder(root: root.name))
    }
    let type = root.attributes["type"] ?? ""
    guard type.contains(Self.platform) else {
      throw NibProblem(file: file, line: root.line, reason: .otherPlatform(type: type))
    }
    var elements: [String: NibElement] = [:]
    for element in root.tree {
      if let id = element.id, elements[id] == nil { elements[id] = element }
    }
    self.elements = elements
    for (key, text) in source.texts.sorted(by: { $0.key < $1.key }) {
      guard let dot = key.firstIndex(of: ".") else { continue }
      elements[String(key[..<dot])]?.translate(key[key.index(after: dot)...], as: text)
    }
    scenes = root.first("scenes")?.children.filter { $0.name == "scene" } ?? []
  }

  /// Returns the element with an identifier, or nil.
  func element(_ id: String) -> NibElement? { elements[id] }

  func problem(_ reason: NibProblem.Reason, at element: NibElement? = nil) -> NibProblem {
    NibProblem(file: file, line: element?.line, reason: reason)
  }

  /// Returns the first scene whose controller, or reference to a controller, passes a test.
  func scene(where predicate: (_ controller: NibElement) -> Bool) -> NibElement? {
    scenes.first { Self.controller(of: $0).map(predicate) ?? false }
  }

  /// A view controller of a storyboard with a class of the app.
  package struct Controller: Hashable, Sendable {
    /// The class, without its module.
    package let type: String
    /// The identifier in the file.
    package let id: String
    /// The identifier by which the app's code names the controller; nil for none.
    package let identifier: String?
    /// The line in the file.
    package let line: Int
  }

  /// The view controllers with classes of the app, in the order of the file.
  package var controllers: [Controller] {
    scenes.compactMap(Self.controller).compactMap { element in
      guard let type = element.attributes["customClass"], let id = element.id else { return nil }
      return Controller(
        type: type, id: id, identifier: element.attributes["storyboardIdentifier"],
        line: element.line)
    }
  }

  /// Returns the controller of a scene, or its reference to a controller of another storyboard.
  static func controller(of scene: NibElement) -> NibElement? {
    scene.first("objects")?.children.first {
      $0.attributes["sceneMemberID"] == "viewController"
        || NibClasses.controller($0.name) != nil || $0.name == "viewControllerPlaceholder"
    }
  }
}

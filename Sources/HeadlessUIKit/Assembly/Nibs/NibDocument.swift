import Foundation

/// A storyboard or nib that was read: its tree and its objects by their ids.
@MainActor
package final class NibDocument {
  /// As people know it.
  package let file: String
  package let root: NibElement
  private let elements: [String: NibElement]
  /// The scenes of a storyboard, in the order of the file; none in a nib.
  let scenes: [NibElement]

  /// What Interface Builder's iOS files have in their type.
  private static let platform = "CocoaTouch"

  /// - Throws: `NibProblem`: what the parser throws, `notInterfaceBuilder` or `otherPlatform`.
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
    scenes = root.first("scenes")?.children.filter { $0.name == "scene" } ?? []
  }

  /// The element that others refer to by an id.
  func element(_ id: String) -> NibElement? { elements[id] }

  func problem(_ reason: NibProblem.Reason, at element: NibElement? = nil) -> NibProblem {
    NibProblem(file: file, line: element?.line, reason: reason)
  }

  /// The scene whose controller, or reference to one, passes a test; the first.
  func scene(where isWanted: (_ controller: NibElement) -> Bool) -> NibElement? {
    scenes.first { Self.controller(of: $0).map(isWanted) ?? false }
  }

  /// What a scene shows: its controller, or the reference to another storyboard's.
  static func controller(of scene: NibElement) -> NibElement? {
    scene.first("objects")?.children.first {
      $0.attributes["sceneMemberID"] == "viewController"
        || NibClasses.controllers[$0.name] != nil || $0.name == "viewControllerPlaceholder"
    }
  }
}

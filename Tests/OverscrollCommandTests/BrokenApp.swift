import Foundation
import TestSupport
import Testing

/// An app's folder with one fault.
struct BrokenApp: CustomTestStringConvertible, Sendable {
  enum Content: Sendable {
    case text(String)
    case link(to: String)
    case pipe
    case folder
  }

  let name: String
  /// The files, with paths relative to the app's folder. Without content the file is an empty
  /// folder.
  var files: [(path: String, content: Content)] = []
  /// Lines of the scene besides the app.
  var screen = ""
  var status: Int32 = 0
  /// A sentence that the output must contain.
  let sentence: String

  var testDescription: String { name }

  /// Writes the app as `App` into a folder.
  func write(to folder: Folder) throws {
    let root = "\(folder.path)/App"
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    for (path, content) in files {
      let whole = "\(root)/\(path)"
      try FileManager.default.createDirectory(
        atPath: (whole as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      switch content {
      case .text(let text): try Data(text.utf8).write(to: URL(filePath: whole))
      case .link(let target):
        try FileManager.default.createSymbolicLink(atPath: whole, withDestinationPath: target)
      case .pipe: mkfifo(whole, 0o600)
      case .folder:
        try FileManager.default.createDirectory(atPath: whole, withIntermediateDirectories: true)
      }
    }
  }

  // MARK: - Storyboards

  static let head = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
    """

  /// Returns a storyboard whose scenes begin in line 3.
  static func storyboard(_ scenes: String..., initial: String? = "a") -> Content {
    let first = initial.map { " initialViewController=\"\($0)\"" } ?? ""
    return .text(
      "\(head)\(first)><scenes>\n\(scenes.joined(separator: "\n"))\n</scenes></document>\n")
  }

  /// Returns a scene in seven lines. The second line is the controller, the fourth its subviews,
  /// and the sixth the controller's connections.
  static func scene(
    _ id: String = "a", _ attributes: String = "", subviews: String = "", connections: String = ""
  ) -> String {
    """
    <scene sceneID="scene-\(id)"><objects>
    <viewController id="\(id)" \(attributes) sceneMemberID="viewController">
    <view key="view" id="v\(id)"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
    \(subviews)
    </subviews></view><connections>
    \(connections)
    </connections></viewController></objects></scene>
    """
  }

  static func reference(_ id: String, to storyboard: String, _ identifier: String? = nil) -> String
  {
    """
    <scene sceneID="scene-\(id)"><objects>
    <viewControllerPlaceholder storyboardName="\(storyboard)" \
    \(identifier.map { "referencedIdentifier=\"\($0)\"" } ?? "") id="\(id)" \
    sceneMemberID="viewController"/></objects></scene>
    """
  }

  static let frame = #"<rect key="frame" x="0" y="0" width="100" height="40"/>"#
}

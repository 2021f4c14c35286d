import Foundation
import OverscrollCommand

/// The property of project files: reading ends with targets, or without any, whose number of paths
/// is bounded and whose paths are absolute.
///
/// The bytes are an Xcode project, a file of build settings, a scheme with its test plan, a
/// manifest of Tuist and one of SwiftPM. The values of settings are bounded.
@MainActor
enum ProjectProperty {
  private static let tree = try? ScratchTree([
    "A.xcodeproj/project.pbxproj", "A.xcscheme", "A.xctestplan", "A.xcconfig",
    "Project.swift",
  ])

  static func complaint(_ bytes: [UInt8]) -> String? {
    guard let tree else { return "no temporary folder" }
    do { try tree.fill(bytes) } catch { return "\(error)" }
    let project = XcodeProject(at: "\(tree.path)/A.xcodeproj")
    let paths = project.targets.flatMap { $0.sources + $0.headers + $0.resources + $0.folders }
    if paths.count > XcodeProject.mostPaths { return "\(paths.count) paths" }
    let all = paths + project.subprojects + project.packages
    if let path = all.first(where: { !$0.hasPrefix("/") }) { return "a relative path: \(path)" }
    if let module = project.targets.map(\.module).first(where: { !isIdentifier($0) }) {
      return "a module named '\(module)'"
    }
    let settings = ConfigurationFile.settings(at: "\(tree.path)/A.xcconfig")
    for (name, value) in settings.sorted(by: { $0.key < $1.key })
    where value.utf8.count > ConfigurationFile.longestValue {
      return "the setting \(name) has \(value.utf8.count) bytes"
    }
    _ = SchemeFile("\(tree.path)/A.xcscheme", in: tree.path)
    _ = TestPlanFile("\(tree.path)/A.xctestplan")
    for target in TuistManifest.targets(in: tree.path) {
      let files = target.sources + target.resources
      if let path = files.first(where: { !$0.hasPrefix("/") }) { return "a relative path: \(path)" }
    }
    let text = String(decoding: bytes, as: UTF8.self)
    for target in PackageManifest.targets(.target, in: text) {
      _ = PackageManifest.path(in: target.arguments)
      _ = PackageManifest.texts(after: "exclude", in: target.arguments)
    }
    return nil
  }

  private static func isIdentifier(_ text: String) -> Bool {
    text.allSatisfy { $0 == "_" || $0.isLetter || $0.isNumber }
  }
}

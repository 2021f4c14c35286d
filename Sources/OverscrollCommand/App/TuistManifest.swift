import Foundation

/// The targets of a manifest from which Tuist makes an Xcode project.
///
/// A manifest is a program, which is not run. Targets whose names and sources are string literals
/// are read.
package struct TuistManifest {
  package struct Target {
    let name: String
    let kind: XcodeProject.Kind
    /// The absolute paths of the sources, and of other files.
    package let sources, resources: [String]
    /// The path of the manifest.
    let manifest: String

    /// The module's name.
    var module: String { name.identifier }
  }

  /// Returns the targets of the manifest in a folder; empty without one.
  package static func targets(in folder: String) -> [Target] {
    let manifest = folder.appending(file: "Project.swift")
    guard let bytes = try? AppSources.bytes(manifest) else { return [] }
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.contains("import ProjectDescription") else { return [] }
    return PackageManifest.targets(.target, in: text).compactMap { name, arguments in
      // A target that another one depends on has no product here.
      guard let product = arguments.firstMatch(of: #/\bproduct\s*:\s*\.(\w+)/#)?.1,
        let kind = kind(of: product)
      else { return nil }
      func files(_ key: String) -> [String] {
        patterns(key, in: arguments).flatMap { FilePattern($0).files(in: folder) }.map { path in
          URL(filePath: path).standardizedFileURL.path
        }
      }
      return Target(
        name: name, kind: kind, sources: files("sources"), resources: files("resources"),
        manifest: manifest)
    }
  }

  /// Returns the strings of an argument that is one string or a list.
  private static func patterns(_ key: String, in arguments: Substring) -> [String] {
    let single = arguments.matches(of: #/\b(\w+)\s*:\s*"([^"]+)"/#).first { $0.1 == key }
    return single.map { [String($0.2)] } ?? PackageManifest.texts(after: key, in: arguments)
  }

  private static func kind(of product: Substring) -> XcodeProject.Kind? {
    switch product {
    case "app": .app
    case "framework", "staticFramework", "staticLibrary", "dynamicLibrary": .library
    case "unitTests": .unitTests
    default: nil
    }
  }
}

import Foundation

/// What the Xcode projects beside a folder, or above it, say of the folder's files.
struct XcodeProject {
  /// The mode of the language that it is compiled in, by what `SWIFT_VERSION` says; nil where nothing does.
  let languageMode: String?
  /// The names of the Swift files that any target compiles; nil where a project lists no files, since its
  /// folders are synchronised or there is none.
  let members: Set<String>?

  /// How far above the folder a project may lie.
  private static let depth = 4

  /// Reads the nearest folder's projects that say something; damaged ones say nothing.
  ///
  /// - Parameter folder: absolute.
  init(over folder: String) {
    var place = folder
    var mode: String?
    var members: Set<String>?
    for _ in 0..<Self.depth where !place.isEmpty {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
      let projects = names.filter { $0.hasSuffix(".xcodeproj") }.sorted().map {
        Self.objects(of: place.appending(file: $0).appending(file: "project.pbxproj"))
      }
      mode = mode ?? Self.mode(of: projects.flatMap { Self.inOrder($0).flatMap(Self.versions) })
      if members == nil, !projects.isEmpty { members = Self.members(of: projects) }
      place = place.directory
    }
    (languageMode, self.members) = (mode, members)
  }

  private typealias Objects = [String: [String: Any]]

  /// A project's objects by their identifiers. Its format is a property list of NeXT's kind.
  private static func objects(of file: String) -> Objects {
    guard let data = try? AppSources.bytes(file),
      let list = try? PropertyListSerialization.propertyList(from: Data(data), format: nil)
    else { return [:] }
    return (list as? [String: Any])?["objects"] as? Objects ?? [:]
  }

  private static func inOrder(_ objects: Objects) -> [[String: Any]] {
    objects.sorted { $0.key < $1.key }.map(\.value)
  }

  private static func versions(in object: [String: Any]) -> [String] {
    let settings = object["buildSettings"] as? [String: Any]
    return (settings?["SWIFT_VERSION"] as? String).map { [$0] } ?? []
  }

  /// Of the settings of a project's targets the most frequent one, of several such the newest. Nil for
  /// none. The compiler has no mode older than 4, and newer code than 5's is compiled by the rules of 5.
  private static func mode(of versions: [String]) -> String? {
    let modes = versions.map { version in
      ["2", "3"].contains { version.hasPrefix($0) } || version.hasPrefix("4.0")
        || version == "4" ? "4" : version.hasPrefix("4.2") ? "4.2" : "5"
    }
    let counts = ["4", "4.2", "5"].map { mode in modes.count { $0 == mode } }
    guard let most = counts.max(), most > 0 else { return nil }
    return counts.lastIndex(of: most).map { ["4", "4.2", "5"][$0] }
  }

  private static func members(of projects: [Objects]) -> Set<String>? {
    var names: Set<String> = []
    for objects in projects {
      for object in inOrder(objects) {
        switch object["isa"] as? String {
        case "PBXFileSystemSynchronizedRootGroup": return nil
        case "PBXSourcesBuildPhase":
          for id in object["files"] as? [String] ?? [] {
            let reference = (objects[id]?["fileRef"] as? String).flatMap { objects[$0] }
            if let path = reference?["path"] as? String { names.insert(path.fileName) }
          }
        default: break
        }
      }
    }
    return names.isEmpty ? nil : names
  }
}

import Foundation
import Snapshots

/// An Xcode project, reduced to the files that its targets compile and copy.
package struct XcodeProject {
  package struct Target {
    /// The target's name in Xcode.
    package let name: String
    /// The module name, as in an `import`.
    package let module: String
    let kind: Kind
    /// The absolute paths of the files that the target compiles, in build order and of any
    /// language. The files may not exist.
    package let sources: [String]
    /// The absolute paths of the headers that the target lists.
    package let headers: [String]
    /// The absolute paths of the files that the target copies, such as storyboards, asset
    /// catalogues and images. A localised file has one path per language.
    package let resources: [String]
    /// The absolute paths of synchronised folders, all of whose files belong to the target.
    package let folders: [String]
    /// The names of the targets of the project that are built before this one.
    let dependencies: [String]
    /// The build settings with a single value: the target's, above those of the project, and both
    /// above those of their `.xcconfig` files. The configuration for releases has precedence.
    /// `INFOPLIST_FILE` is an absolute path.
    let settings: [String: String]
    /// The conditional compilation flags of the configuration for releases, without `DEBUG`.
    package let conditions: [String]

    /// Returns the files that the target compiles or copies, singly or with a folder.
    func members(of files: [String]) -> [String] {
      let listed = Set(sources + resources)
      return files.filter { file in
        listed.contains(file) || folders.contains { file.hasPrefix($0 + "/") }
      }
    }

    /// Whether all files that the target compiles exist; false for an outdated target.
    var hasAllSources: Bool { sources.allSatisfy { access($0, R_OK) == 0 } }
  }

  enum Kind {
    case app, library, unitTests, other
  }

  /// The absolute path of the `.xcodeproj` folder.
  let path: String
  /// The absolute path of the folder that contains the project.
  let folder: String
  /// The targets in the project's order.
  package private(set) var targets: [Target] = []
  /// The names of the Swift files that any target compiles. Nil if the project has synchronised
  /// folders, whose files it does not list.
  let members: Set<String>?
  /// The values of `SWIFT_VERSION`, in the order of the project's object identifiers.
  let versions: [String]
  /// The absolute paths of the referenced `.xcodeproj` projects.
  package let subprojects: [String]
  /// The absolute paths of referenced local packages.
  package let packages: [String]

  private typealias Object = [String: Any]

  /// The largest number of paths that the targets have together. Further ones are left out. Targets
  /// that list the same phases would multiply their files.
  package static let mostPaths = 200_000
  /// The length in bytes of the longest path that Linux opens. Groups in groups that are all named
  /// could make longer ones.
  private static let longestPath = 4096

  /// Reads a project. A damaged project has no targets.
  ///
  /// The file format is an old-style (NeXT) property list of objects keyed by identifier.
  ///
  /// - Parameter path: The absolute path of the `.xcodeproj` folder.
  package init(at path: String) {
    let data = try? AppSources.bytes(path.appending(file: "project.pbxproj"))
    let list = data.flatMap {
      try? PropertyListSerialization.propertyList(from: Data($0), format: nil) as? Object
    }
    let objects = list?["objects"] as? [String: Object] ?? [:]
    let inOrder = objects.sorted { $0.key < $1.key }.map(\.value)
    func all(_ kind: String) -> [Object] { inOrder.filter { $0["isa"] as? String == kind } }

    let folder = path.directory
    (self.path, self.folder) = (path, folder)
    versions = inOrder.compactMap { ($0["buildSettings"] as? Object)?["SWIFT_VERSION"] as? String }
    let root = (list?["rootObject"] as? String).flatMap { objects[$0] } ?? [:]
    let above = root["projectDirPath"] as? String ?? ""
    let places = Self.places(
      of: objects, under: root["mainGroup"] as? String,
      in: above.isEmpty ? folder : folder.appending(file: above))

    func files(_ phase: Object) -> [String] {
      Self.unique(phase["files"]).compactMap { objects[$0]?["fileRef"] as? String }
    }
    members =
      all("PBXFileSystemSynchronizedRootGroup").isEmpty
      ? Set(
        all("PBXSourcesBuildPhase").flatMap(files)
          .compactMap { (objects[$0]?["path"] as? String)?.fileName })
      : nil
    subprojects = objects.keys.sorted().filter {
      objects[$0]?["lastKnownFileType"] as? String == "wrapper.pb-project"
    }.compactMap { places[$0]?.first }
    packages = all("XCLocalSwiftPackageReference").compactMap { $0["relativePath"] as? String }
      .map { Self.normal(folder.appending(file: $0)) }

    var space = Self.mostPaths
    func limited(_ paths: some Sequence<String>) -> [String] {
      let paths = Array(paths.prefix(space))
      space -= paths.count
      return paths
    }
    for id in Self.unique(root["targets"]) {
      guard let object = objects[id] else { continue }
      let phases = Self.unique(object["buildPhases"]).compactMap { objects[$0] }
      func paths(_ kind: String) -> [String] {
        limited(
          phases.lazy.filter { $0["isa"] as? String == kind }.flatMap(files)
            .flatMap { places[$0] ?? [] })
      }
      let groups = Self.unique(object["fileSystemSynchronizedGroups"])
      let dependencies = Self.unique(object["dependencies"]).compactMap { id in
        (objects[id]?["target"] as? String).flatMap { objects[$0]?["name"] as? String }
      }
      let name = object["name"] as? String ?? ""
      var settings = Self.settings(of: object, objects, places).merging(
        Self.settings(of: root, objects, places)
      ) { own, _ in own }
      settings["INFOPLIST_FILE"] = BuildSettings.propertyList(settings, of: name, in: folder)
      targets.append(
        Target(
          name: name, module: Self.module(of: object, objects),
          kind: Self.kind(of: object["productType"] as? String ?? ""),
          sources: paths("PBXSourcesBuildPhase"), headers: paths("PBXHeadersBuildPhase"),
          resources: paths("PBXResourcesBuildPhase"),
          folders: limited(groups.lazy.flatMap { places[$0] ?? [] }), dependencies: dependencies,
          settings: settings, conditions: Self.conditions(of: [root, object], objects, places)))
    }
  }

  /// Returns the identifiers of a list, each once.
  private static func unique(_ list: Any?) -> [String] {
    var seen: Set<String> = []
    return (list as? [String] ?? []).filter { seen.insert($0).inserted }
  }

  /// Returns the build configurations of a target or a project. The one for releases is the first.
  private static func configurations(of owner: Object, _ objects: [String: Object]) -> [Object] {
    let list = (owner["buildConfigurationList"] as? String).flatMap { objects[$0] }
    let known = (list?["buildConfigurations"] as? [String] ?? []).compactMap { objects[$0] }
    let release = list?["defaultConfigurationName"] as? String ?? "Release"
    return known.filter { $0["name"] as? String == release }
      + known.filter { $0["name"] as? String != release }
  }

  /// Returns the build settings of a configuration's `.xcconfig` file.
  private static func settings(
    below configuration: Object, _ places: [String: [String]]
  ) -> [String: String] {
    let file = (configuration["baseConfigurationReference"] as? String).flatMap { places[$0] }
    return file?.first.map(ConfigurationFile.settings) ?? [:]
  }

  /// Returns the build settings of a target or a project.
  private static func settings(
    of owner: Object, _ objects: [String: Object], _ places: [String: [String]]
  ) -> [String: String] {
    configurations(of: owner, objects).reduce(into: [:]) { settings, configuration in
      let texts = (configuration["buildSettings"] as? Object ?? [:]).compactMapValues {
        $0 as? String
      }
      settings.merge(texts) { first, _ in first }
      settings.merge(Self.settings(below: configuration, places)) { first, _ in first }
    }
  }

  /// Returns the conditional compilation flags for releases, as `BuildSettings.conditions` does.
  ///
  /// - Parameter owners: The project and a target, whose settings replace or inherit the project's.
  private static func conditions(
    of owners: [Object], _ objects: [String: Object], _ places: [String: [String]]
  ) -> [String] {
    let levels = owners.compactMap { configurations(of: $0, objects).first }.flatMap {
      let own = ($0["buildSettings"] as? Object ?? [:]).compactMapValues {
        $0 as? String ?? ($0 as? [String])?.joined(separator: " ")
      }
      return [settings(below: $0, places), own]
    }
    return BuildSettings.conditions(
      in: levels.reduce(into: [:]) { settings, level in
        settings.merge(level) { inherited, own in
          let text = own.replacing(#/\$[({]inherited[)}]/#, with: inherited)
          return text.utf8.count <= BuildSettings.longestText ? text : inherited
        }
      })
  }

  private static func kind(of product: String) -> Kind {
    switch product.split(separator: ".").last.map(String.init) {
    case "application": .app
    case "framework", "static", "dynamic": .library
    case "unit-test": .unitTests
    default: .other
    }
  }

  private static func module(of target: Object, _ objects: [String: Object]) -> String {
    let name = target["name"] as? String ?? ""
    let list = (target["buildConfigurationList"] as? String).flatMap { objects[$0] }
    let settings = (list?["buildConfigurations"] as? [String] ?? [])
      .compactMap { objects[$0]?["buildSettings"] as? Object }
    let words = ["PRODUCT_MODULE_NAME", "PRODUCT_NAME"].lazy.compactMap { key in
      settings.lazy.compactMap { $0[key] as? String }.first
    }.first
    let known = words.map { word in
      ["$(TARGET_NAME)", "${TARGET_NAME}", "$(TARGET_NAME:c99extidentifier)"].reduce(word) {
        $0.replacing($1, with: name)
      }
    }
    return (known.flatMap { $0.contains("$") ? nil : $0 } ?? name).identifier
  }

  /// Returns the paths of the objects in the project's group tree. A localised object has one path
  /// per language.
  private static func places(
    of objects: [String: Object], under main: String?, in root: String
  ) -> [String: [String]] {
    var places: [String: [String]] = [:]
    // In a damaged file a group can contain itself. Visiting each object once ends the loop.
    var open = main.map { [(id: $0, above: root)] } ?? []
    while let (id, above) = open.popLast() {
      guard let object = objects[id], places[id] == nil else { continue }
      let path = object["path"] as? String
      let place: String
      switch object["sourceTree"] as? String ?? "<group>" {
      case "<group>": place = path.map { above.appending(file: $0) } ?? above
      case "SOURCE_ROOT": place = path.map { root.appending(file: $0) } ?? root
      case "<absolute>": place = path ?? root
      default: continue  // Files of the SDK or of the build products.
      }
      guard place.utf8.count <= longestPath else { continue }
      places[id] = [normal(place)]
      let children = object["children"] as? [String] ?? []
      open += children.reversed().map { ($0, place) }
    }
    // The paths of a group in a group are that group's own. Otherwise groups of groups would
    // multiply.
    let own = places
    for (id, object) in objects.sorted(by: { $0.key < $1.key })
    where object["isa"] as? String == "PBXVariantGroup" {
      places[id] = unique(object["children"]).flatMap { own[$0] ?? [] }
    }
    return places
  }

  private static func normal(_ path: String) -> String {
    URL(filePath: path).standardizedFileURL.resolvingSymlinksInPath().path
  }
}

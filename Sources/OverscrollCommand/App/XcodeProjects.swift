import Foundation
import Snapshots

/// The Xcode projects in a folder and in the folders above it, and the settings that they give the
/// folder's files.
struct XcodeProjects {
  /// The Swift language mode according to `SWIFT_VERSION`, or nil if no project sets it.
  let languageMode: String?
  /// The names of the Swift files that any target compiles. Nil if no project is found, or if a
  /// project has synchronised folders and lists no files.
  let members: Set<String>?
  /// The folder and the searched folders above it, innermost first.
  let folders: [String]
  /// All projects found, nearest first.
  let all: [XcodeProject]

  /// The number of folders that are searched: the folder itself and three above it.
  static let depth = 4

  /// Reads the projects of the folder and of the folders above it. Damaged projects have no
  /// targets.
  ///
  /// - Parameters:
  ///   - folder: An absolute path.
  ///   - levels: The number of folders that are searched; at least 1.
  init(over folder: String, levels: Int = depth) {
    var place = folder
    var (places, all): ([String], [XcodeProject]) = ([], [])
    var mode: String?
    var members: Set<String>??
    for _ in 0..<levels where !place.isEmpty {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
      let found = names.filter { $0.hasSuffix(".xcodeproj") }.sorted().map {
        XcodeProject(at: place.appending(file: $0))
      }
      mode = mode ?? Self.mode(of: found.flatMap(\.versions))
      if members == nil, !found.isEmpty { members = .some(Self.members(of: found)) }
      places.append(place)
      all += found
      place = place.directory
    }
    (languageMode, self.members) = (mode, members ?? nil)
    (self.folders, self.all) = (places, all)
  }

  /// Returns the most frequent language mode of the targets, and the newest of equally frequent
  /// ones. Nil if no target sets a version.
  ///
  /// The compiler's oldest mode is 4. Code for Swift 6 is compiled in mode 5.
  private static func mode(of versions: [String]) -> String? {
    let modes = versions.map { version in
      ["2", "3"].contains { version.hasPrefix($0) } || version.hasPrefix("4.0")
        || version == "4" ? "4" : version.hasPrefix("4.2") ? "4.2" : "5"
    }
    let counts = ["4", "4.2", "5"].map { mode in modes.count { $0 == mode } }
    guard let most = counts.max(), most > 0 else { return nil }
    return counts.lastIndex(of: most).map { ["4", "4.2", "5"][$0] }
  }

  private static func members(of projects: [XcodeProject]) -> Set<String>? {
    var names: Set<String> = []
    for project in projects {
      guard let members = project.members else { return nil }
      names.formUnion(members)
    }
    return names.isEmpty ? nil : names
  }

  /// Returns the app target with the most sources in the folder, from the nearest project that has
  /// such a target.
  func app(in folder: String) -> XcodeProject.Target? { own(in: folder)?.target }

  /// Returns the targets on which the app target of a folder depends, also indirectly, with the
  /// folder of their project. They are targets of the same project.
  func dependencies(ofAppIn folder: String) -> [(folder: String, target: XcodeProject.Target)] {
    guard let (project, app) = own(in: folder) else { return [] }
    var (open, names) = (app.dependencies, Set<String>())
    while let name = open.popLast() {
      guard names.insert(name).inserted else { continue }
      open += project.targets.first { $0.name == name }?.dependencies ?? []
    }
    return project.targets.filter { names.contains($0.name) }.map { (project.folder, $0) }
  }

  /// Returns those of the files that belong to other targets of the app's project, such as an
  /// extension or an app for a watch, and not to the app, with the names of these targets.
  ///
  /// - Parameter files: Absolute paths.
  func filesOfOtherTargets(
    than app: XcodeProject.Target, in folder: String, among files: [String]
  ) -> (files: Set<String>, targets: [String]) {
    guard let project = own(in: folder)?.project else { return ([], []) }
    var (others, names): (Set<String>, [String]) = ([], [])
    let own = app.members(of: files)
    for target in project.targets where target.name != app.name {
      let its = target.members(of: files)
      if !Set(its).isSubset(of: own) { names.append(target.name) }
      others.formUnion(its)
    }
    return (others.subtracting(own), names)
  }

  private func own(
    in folder: String
  ) -> (project: XcodeProject, target: XcodeProject.Target)? {
    func share(_ target: XcodeProject.Target) -> Int {
      target.sources.count { $0.hasPrefix(folder + "/") }
        + (target.folders.contains { $0 == folder || $0.hasPrefix(folder + "/") } ? 1 : 0)
    }
    for project in all {
      let apps = project.targets.filter { $0.kind == .app && share($0) > 0 }
      if let most = apps.map(share).max(), let app = apps.first(where: { share($0) == most }) {
        return (project, app)
      }
    }
    return nil
  }
}

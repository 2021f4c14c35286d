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
  ///   - files: The files in the folder. If no other project has an app target for the folder,
  ///     projects in subfolders are read too: the folder of a library often contains a sample app
  ///     with its own project. Nil if they are not read.
  init(over folder: String, levels: Int = depth, nestedAmong files: [String]? = nil) {
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
    if let files, Self.own(in: folder, among: all) == nil {
      let nested = Self.nested(in: folder)
      if let app = Self.own(in: folder, among: nested)?.project,
        !Self.hasOwnEntryPoint(files, beside: app, among: all + nested)
      {
        if let known = members ?? nil, let more = app.members {
          members = known.union(more)
        } else {
          members = .some(nil)
        }
        all += nested
      }
    }
    (languageMode, self.members) = (mode, members ?? nil)
    (self.folders, self.all) = (places, all)
  }

  /// Whether the folder contains an app of its own, so that a nested project belongs to a library
  /// in it: an entry point that no project lists, and that is not in the folder which contains the
  /// nested project's folder.
  private static func hasOwnEntryPoint(
    _ files: [String], beside nested: XcodeProject, among all: [XcodeProject]
  ) -> Bool {
    let listed = Set(all.flatMap(\.targets).flatMap { $0.members(of: files) })
    return files.contains { file in
      !listed.contains(file) && !file.hasPrefix(nested.folder.directory + "/")
        && AppSources.isEntryPoint(file)
    }
  }

  /// The number of levels of subfolders that are searched for nested projects.
  private static let nestedLevels = 3
  /// The largest number of subfolders that are searched for nested projects.
  private static let nestedFolders = 1000

  /// Returns the projects in the subfolders of a folder, those on the same level in order of their
  /// paths.
  private static func nested(in folder: String) -> [XcodeProject] {
    var (level, found, left) = ([folder], [String](), nestedFolders)
    for _ in 0..<nestedLevels {
      var next: [String] = []
      for place in level.prefix(max(left, 0)) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
        next += names.filter { !$0.hasPrefix(".") && !SourceFiles.excludedFolders.contains($0) }
          .sorted().map(place.appending(file:)).filter(AppSources.isFolder)
      }
      left -= level.count
      found += next.filter { $0.hasSuffix(".xcodeproj") && $0.directory != folder }
      level = next.filter { !$0.hasSuffix(".xcodeproj") }
    }
    return found.map(XcodeProject.init(at:))
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

  /// Returns those of the files that belong to other targets, such as an extension or an app for a
  /// watch, and not to the app, with the names of these targets. The targets of all projects count.
  ///
  /// - Parameter files: Absolute paths.
  func filesOfOtherTargets(
    than app: XcodeProject.Target, in folder: String, among files: [String]
  ) -> (files: Set<String>, targets: [String]) {
    guard let project = own(in: folder)?.project else { return ([], []) }
    var (others, names): (Set<String>, [String]) = ([], [])
    let own = app.members(of: files)
    for (other, target) in all.flatMap({ other in other.targets.map { (other, $0) } })
    where other.path != project.path || target.name != app.name {
      let its = target.members(of: files)
      if !Set(its).isSubset(of: own) { names.append(target.name) }
      others.formUnion(its)
    }
    return (others.subtracting(own), names)
  }

  private func own(in folder: String) -> (project: XcodeProject, target: XcodeProject.Target)? {
    Self.own(in: folder, among: all)
  }

  /// Returns the app target with the most sources in the folder, from the projects in the nearest
  /// folder that have such a target.
  private static func own(
    in folder: String, among all: [XcodeProject]
  ) -> (project: XcodeProject, target: XcodeProject.Target)? {
    func share(_ target: XcodeProject.Target) -> Int {
      target.sources.count { $0.hasPrefix(folder + "/") }
        + (target.folders.contains { $0 == folder || $0.hasPrefix(folder + "/") } ? 1 : 0)
    }
    var best: (project: XcodeProject, target: XcodeProject.Target, share: Int)?
    for project in all {
      if let best, best.project.folder != project.folder { break }
      for target in project.targets where target.kind == .app {
        let share = share(target)
        if share > best?.share ?? 0 { best = (project, target, share) }
      }
    }
    return best.map { ($0.project, $0.target) }
  }
}

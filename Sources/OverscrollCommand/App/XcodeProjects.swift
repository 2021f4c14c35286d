import Foundation
import Snapshots

/// What the Xcode projects beside a folder, or above it, say of the folder's files.
struct XcodeProjects {
  /// The mode of the language that it is compiled in, by what `SWIFT_VERSION` says; nil where nothing does.
  let languageMode: String?
  /// The names of the Swift files that any target compiles; nil where a project lists no files, since its
  /// folders are synchronised or there is none.
  let members: Set<String>?
  /// The folder and those above it as far as one looks, the innermost first.
  let places: [String]
  /// The nearest first.
  let all: [XcodeProject]

  /// How far above the folder a project may lie.
  private static let depth = 4

  /// Reads the projects of the folder and of those above it; damaged ones say nothing.
  ///
  /// - Parameter folder: absolute.
  init(over folder: String) {
    var place = folder
    var (places, all): ([String], [XcodeProject]) = ([], [])
    var mode: String?
    var members: Set<String>??
    for _ in 0..<Self.depth where !place.isEmpty {
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
    (self.places, self.all) = (places, all)
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

  private static func members(of projects: [XcodeProject]) -> Set<String>? {
    var names: Set<String> = []
    for project in projects {
      guard let members = project.members else { return nil }
      names.formUnion(members)
    }
    return names.isEmpty ? nil : names
  }

  /// The app whose sources lie in the folder, most of several: of the nearest project that has one.
  func app(in folder: String) -> XcodeProject.Target? {
    func share(_ target: XcodeProject.Target) -> Int {
      target.sources.count { $0.hasPrefix(folder + "/") }
        + (target.folders.contains { $0 == folder || $0.hasPrefix(folder + "/") } ? 1 : 0)
    }
    for project in all {
      let apps = project.targets.filter { $0.kind == .app && share($0) > 0 }
      if let most = apps.map(share).max() { return apps.first { share($0) == most } }
    }
    return nil
  }
}

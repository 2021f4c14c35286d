import Foundation
import PackagePlugin

/// The arguments of the program's run.
///
/// Scenes and folders of scenes are first. Everything from the first option on is passed on
/// unchanged.
struct Call {
  let command: String
  private let scenes: [String]
  private let options: [String]

  /// Reads the plugin's arguments.
  ///
  /// - Parameter given: The command with its arguments. If empty, the command is `render`.
  init(_ given: [String], in package: Package) throws {
    let isNamed = given.first.map { !$0.hasPrefix("-") } ?? false
    command = isNamed ? given[0] : "render"
    let rest = given.dropFirst(isNamed ? 1 : 0)
    let asksForHelp = rest.contains { ["--help", "-h", "--version"].contains($0) }
    guard Self.commandsOfScenes.contains(command), !asksForHelp else {
      (scenes, options) = ([], Array(rest))
      return
    }
    let places = rest.prefix { !$0.hasPrefix("-") }
    scenes = try Self.scenes(in: places.isEmpty ? ["Scenes"] : Array(places), package.directoryURL)
    var options = Array(rest.dropFirst(places.count))
    if command == "render" {
      if !options.contains("--docc") { options.append("--docc") }
      if !options.contains(where: Self.isOutput) { options += ["-o", try Self.catalog(package)] }
    }
    self.options = options
  }

  private static let commandsOfScenes = ["render", "verify", "record", "check"]

  var arguments: [String] { [command] + scenes + options }

  private static func isOutput(_ option: String) -> Bool {
    option == "-o" || option == "--output" || option.hasPrefix("--output=")
  }

  /// Returns the scenes, with each folder replaced by the scenes in it, sorted by name.
  private static func scenes(in places: [String], _ package: URL) throws -> [String] {
    let files = FileManager.default
    let scenes = try places.flatMap { place -> [String] in
      let path = place.hasPrefix("/") ? place : package.appending(path: place).path
      var isFolder = ObjCBool(false)
      let isThere = files.fileExists(atPath: path, isDirectory: &isFolder)
      // The program itself reports missing files.
      guard isFolder.boolValue || !(isThere || isScene(place)) else { return [place] }
      guard isThere else { throw PluginError.noScenes([place]) }
      return try files.contentsOfDirectory(atPath: path).filter(isScene).sorted()
        .map { place.hasSuffix("/") ? place + $0 : "\(place)/\($0)" }
    }
    guard !scenes.isEmpty else { throw PluginError.noScenes(places) }
    return scenes
  }

  private static func isScene(_ name: String) -> Bool {
    name.hasSuffix(".yaml") || name.hasSuffix(".yml")
  }

  /// Returns the default folder for pictures: `Resources` in the package's only documentation
  /// catalog, or `Documentation` if the package has no catalog.
  private static func catalog(_ package: Package) throws -> String {
    let root = package.directoryURL.path + "/"
    let catalogs = package.targets.flatMap { target in
      let folder = target.directoryURL
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      return names.filter { $0.hasSuffix(".docc") }.sorted().map { name in
        let path = folder.appending(path: name).path
        return path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path
      }
    }
    guard catalogs.count <= 1 else {
      throw PluginError.whichCatalog(catalogs.map { "\($0)/Resources" })
    }
    return catalogs.first.map { "\($0)/Resources" } ?? "Documentation"
  }
}

import Foundation
import Snapshots
import SwiftText

/// The files of an app, or of a library that it imports, in a folder laid out for Xcode.
struct AppSources {
  struct Source {
    /// The path of the file below `AppSources.path`.
    let name: String
    let bytes: [UInt8]
    /// The name of the rewritten file.
    ///
    /// The files of a module must have different names, but every data model is named `contents`,
    /// and headers of equal names can be in different folders.
    var rewrittenName: String {
      if name.hasSuffix(".swift") { return name }
      var folder = ContentHash()
      folder.add(name.directory)
      return name.directory.appending(file: "\(folder.text)-\(name.fileName).swift")
    }
  }

  /// The innermost folder that contains all files, as an absolute path without `..`. This is the
  /// app's folder, unless other folders are compiled with it.
  let path: String
  /// The Swift files, sorted by name.
  let sources: [Source]
  /// The Objective-C, C and C++ files below the folder, sorted by name. They are not compiled.
  let objectiveC: [String]
  let storyboards: [String]
  /// The Swift files in the folder that no target compiles, although an Xcode project compiles
  /// others there.
  let unlistedFiles: [String]
  /// The names of the other targets of the app's project, whose files are left out.
  private(set) var otherTargets: [String] = []
  /// The absolute path of the folder in which resources are looked up first. `resources` lists
  /// further files and folders.
  let resourceFolder: String
  let resources: [String]
  /// The resources that the app's target lists, which have precedence over others of equal names.
  let listedResources: [String]
  /// The Xcode projects in the folder and in the folders above it.
  let projects: XcodeProjects
  /// The name of the app's module: the folder's name as a C identifier, as Xcode derives a module
  /// name from a product name.
  private(set) var moduleName: String
  /// Whether the sources only declare placeholders, as interface files or as Objective-C headers.
  let isPlaceholder: Bool
  /// The modules that every file imports without saying so.
  var impliedModules: [String] = []
  /// The conditional compilation flags that the project, package or pod defines.
  private(set) var conditions: [String] = []

  /// The maximum number of files that are read from a folder.
  static let fileLimit = 50_000

  /// Reads the sources of an app or of a library that the scene names.
  ///
  /// Hidden folders, folders of package managers, tests and manifests are skipped. Files of the
  /// folder that its Xcode project does not list are skipped too. If the folder contains an app's
  /// entry point, the files that the app's target compiles and copies from elsewhere are added.
  ///
  /// - Parameters:
  ///   - others: Folders whose sources belong to the same module.
  ///   - libraries: Folders whose sources do not belong to the module, even if the target lists
  ///     them.
  ///   - excluded: Files and folders to skip, as paths below the folder.
  ///   - asListed: Whether files that the Xcode project does not list are skipped. False for a
  ///     library's folder, because packages often contain an outdated project.
  /// - Throws: `Failure.cannotReadSource`, or `.emptyApp` if the folder has neither a Swift file
  ///   nor a storyboard.
  init(
    _ folder: String, with others: [String] = [], besides libraries: [String] = [],
    without excluded: [String] = [], asListed: Bool = true
  ) throws {
    let own = try Self.directory(folder)
    for name in excluded where access(own.appending(file: name), F_OK) != 0 {
      throw Failure.cannotReadSource(own.appending(file: name), .last)
    }
    let others = try others.map(Self.directory)
    let libraries = try libraries.map(Self.directory)
    var files = Self.files(in: own).filter { file in
      !excluded.map(own.appending(file:)).contains { file == $0 || file.hasPrefix($0 + "/") }
    }
    let projects = XcodeProjects(over: own, nestedAmong: files)
    let unlistedFiles = Self.unlistedFiles(
      of: files.filter(Self.isSource), asListed ? projects : nil)
    files.removeAll(where: unlistedFiles.contains)
    files += others.flatMap { Self.files(in: $0) }
    var resources = others
    var (listed, otherTargets): ([String], [String]) = ([], [])
    if asListed, let target = projects.app(in: own), files.contains(where: Self.isEntryPoint) {
      let known = [own] + others + libraries
      func isElsewhere(_ path: String) -> Bool {
        !known.contains { path == $0 || path.hasPrefix($0 + "/") } && access(path, R_OK) == 0
      }
      let foreign = projects.filesOfOtherTargets(than: target, in: own, among: files)
      files.removeAll(where: foreign.files.contains)
      otherTargets = foreign.targets
      listed = target.resources
      let folders = target.folders.filter(isElsewhere)
      files += target.sources.filter(isElsewhere) + folders.flatMap { Self.files(in: $0) }
      resources += target.resources.filter(isElsewhere) + folders
    }
    try self.init(
      files, in: [own] + others, unlistedFiles: unlistedFiles, resourceFolder: own,
      resources: resources, listed: listed, projects)
    self.otherTargets = otherTargets
    conditions = asListed ? projects.app(in: own)?.conditions ?? [] : []
    guard !sources.isEmpty || !storyboards.isEmpty else { throw Failure.emptyApp(folder) }
  }

  /// Reads the sources of a library that `ModuleFinder` found.
  ///
  /// - Throws: `Failure.cannotReadSource`.
  init(_ module: LocalModule) throws {
    try self.init(
      module.sources, in: [module.folder], unlistedFiles: [], resourceFolder: module.folder,
      resources: module.resources, listed: module.resources,
      XcodeProjects(over: module.isPlaceholder ? "" : module.folder),
      isPlaceholder: module.isPlaceholder)
    conditions = module.conditions
  }

  /// Reads the sources of tests.
  ///
  /// - Throws: `Failure.cannotReadSource`.
  init(_ tests: TestTarget) throws {
    try self.init(
      tests.sources, in: [tests.folder], unlistedFiles: [], resourceFolder: tests.folder,
      resources: tests.resources, listed: tests.resources, XcodeProjects(over: tests.folder))
    moduleName = tests.name
    conditions = tests.conditions
  }

  /// Reads the given files.
  ///
  /// - Parameter files: Absolute paths.
  private init(
    _ files: [String], in folders: [String], unlistedFiles: Set<String>, resourceFolder: String,
    resources: [String], listed: [String], _ projects: XcodeProjects, isPlaceholder: Bool = false
  ) throws {
    self.isPlaceholder = isPlaceholder
    let all = files + resources.filter(Self.isInterface)
    let path = (folders + all.map(\.directory)).reduce(resourceFolder, Self.common)
    func below(_ file: String) -> String {
      String(file.dropFirst(path == "/" ? 1 : path.count + 1))
    }
    let names = Set(all.map(below)).sorted()
    let declarations = isPlaceholder ? [".swiftinterface", ".h"] : []
    sources = try names.filter { name in
      Self.isSource(path.appending(file: name)) || declarations.contains(where: name.hasSuffix)
        || Self.isCurrentModel(path.appending(file: name))
    }.map { name in
      Source(name: name, bytes: try Self.bytes(path.appending(file: name)))
    }
    objectiveC = names.filter { [".m", ".mm", ".c", ".cpp"].contains(where: $0.hasSuffix) }
    storyboards = names.filter(Self.isInterface)
    self.unlistedFiles = unlistedFiles.map(below).sorted()
    let text = resourceFolder.fileName.identifier
    moduleName = text.first?.isNumber == true || text.isEmpty ? "_" + text : text
    (self.path, self.resourceFolder, self.resources) = (path, resourceFolder, resources)
    listedResources = listed
    self.projects = projects
  }

  /// The build settings of the app's target in the nearest Xcode project that has one for this
  /// folder; empty without one.
  var buildSettings: [String: String] { projects.app(in: resourceFolder)?.settings ?? [:] }

  /// The Swift language mode of the nearest Xcode project, as in `XcodeProjects.languageMode`.
  var languageMode: String? { projects.languageMode }

  /// Whether the file is a model of Core Data, and the current version of it.
  private static func isCurrentModel(_ file: String) -> Bool {
    guard file.hasSuffix(".xcdatamodel/contents") else { return false }
    let version = file.directory
    let list = version.directory.appending(file: ".xccurrentversion")
    let current = (try? bytes(list)).flatMap {
      try? PropertyListSerialization.propertyList(from: Data($0), format: nil) as? [String: Any]
    }
    return current?["_XCCurrentVersionName"].map { $0 as? String == version.fileName } ?? true
  }

  /// Whether the sources are Objective-C headers.
  var isObjectiveC: Bool { isPlaceholder && sources.contains { $0.name.hasSuffix(".h") } }

  /// The modules that the sources import, or need for names that UIKit provides on iOS.
  var imports: Set<String> {
    let imports = sources.flatMap {
      $0.name.hasSuffix(".h") ? HeaderImports(of: $0.bytes).modules : Self.imports(in: $0.bytes)
    }
    let isModel = sources.contains { $0.name.hasSuffix(".xcdatamodel/contents") }
    return Set(imports + named + (isModel ? ["CoreData"] : []))
  }

  /// The modules of which the sources contain names that UIKit provides on iOS.
  private var named: Set<String> {
    guard !isPlaceholder else { return [] }
    return sources.reduce(into: []) { modules, source in
      let data = Data(source.bytes)
      // Few sources contain the names at all, and only these are lexed.
      guard ImpliedModules.roots.contains(where: { data.range(of: $0) != nil }) else { return }
      for token in SwiftLexer.tokens(of: source.bytes) where token.kind == .word {
        if let module = ImpliedModules.modules[token.text] { modules.insert(module) }
      }
    }
  }

  /// Returns the modules that the source imports.
  ///
  /// Only lines that contain `import ` are lexed, because lexing whole files is not needed.
  private static func imports(in bytes: [UInt8]) -> [String] {
    let lines = bytes.split(separator: UInt8(ascii: "\n")).filter { line in
      guard let first = line.first(where: { $0 != 32 && $0 != 9 }) else { return false }
      return "@ifipu".utf8.contains(first) && line.contains(Array("import ".utf8))
    }
    return ImportStatement.statements(
      in: SwiftSource(path: "", bytes: Array(lines.joined(separator: [10])))
    ).map(\.module)
  }

  /// Whether the file contains an app's entry point: `main.swift`, `@main` or `@UIApplicationMain`.
  static func isEntryPoint(_ file: String) -> Bool {
    guard isSource(file), let bytes = try? bytes(file) else { return false }
    return file.fileName == "main.swift"
      || ["@main", "@UIApplicationMain"].contains { bytes.contains(Array($0.utf8)) }
  }

  /// Returns the files that the Xcode project does not list, if it lists at least one file of the
  /// folder. Xcode does not compile them. Of files with equal names, those whose place is listed
  /// count.
  private static func unlistedFiles(of files: [String], _ projects: XcodeProjects?) -> Set<String> {
    guard let projects, let members = projects.members,
      files.contains(where: { members.contains($0.fileName) })
    else { return [] }
    let placed = projects.all.flatMap(\.targets).flatMap { $0.members(of: files) }
    let (places, names) = (Set(placed), Set(placed.map(\.fileName)))
    return Set(
      files.filter { file in
        !members.contains(file.fileName)
          || names.contains(file.fileName) && !places.contains(file)
      })
  }

  /// Returns the folder's absolute path, without `..` and symbolic links.
  static func directory(_ folder: String) throws -> String {
    var status = stat()
    guard stat(folder, &status) == 0 else { throw Failure.cannotReadSource(folder, .last) }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      throw Failure.cannotReadSource(folder, SystemError(ENOTDIR))
    }
    guard access(folder, R_OK | X_OK) == 0 else { throw Failure.cannotReadSource(folder, .last) }
    return URL(filePath: folder).standardizedFileURL.resolvingSymlinksInPath().path
  }

  /// Returns the absolute paths of the files that belong to the folder's module, unordered. An
  /// unreadable folder has none.
  ///
  /// - Parameter isOfTests: Whether folders whose names end in `Tests` belong to it.
  static func files(in folder: String, isOfTests: Bool = false) -> [String] {
    guard let found = FileManager.default.enumerator(atPath: folder) else { return [] }
    var files: [String] = []
    while let name = found.nextObject() as? String, files.count < fileLimit {
      if isOwn(name, isOfTests) { files.append(folder.appending(file: name)) }
    }
    return files
  }

  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Returns the innermost folder that contains both paths, or the path itself if they are equal.
  static func common(_ one: String, _ other: String) -> String {
    let parts = zip(one.split(separator: "/"), other.split(separator: "/")).prefix { $0 == $1 }
    return "/" + parts.map(\.0).joined(separator: "/")
  }

  /// The extensions of folders whose files Xcode does not compile.
  private static let notSources = [
    ".playground", ".xcodeproj", ".docc", ".xctemplate", ".bundle",
  ]

  private static func isOwn(_ name: String, _ isOfTests: Bool) -> Bool {
    let parts = name.split(separator: "/").map(String.init)
    return !parts.contains { part in
      part.hasPrefix(".") || SourceFiles.excludedFolders.contains(part)
        || !isOfTests && part.hasSuffix("Tests")
        || notSources.contains { part.hasSuffix($0) }
    }
  }

  private static func isInterface(_ name: String) -> Bool {
    name.hasSuffix(".storyboard") || name.hasSuffix(".xib")
  }

  /// Whether a file is compiled. The manifest of a package is not, nor a script, which begins with
  /// `#!`, nor a folder whose name ends like that of a source.
  static func isSource(_ path: String) -> Bool {
    guard path.hasSuffix(".swift"), path.fileName != "Package.swift", !isFolder(path) else {
      return false
    }
    // The file is opened without waiting, because it could be a pipe.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK)
    guard descriptor >= 0 else { return true }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    return (try? file.read(upToCount: 2)) != Data("#!".utf8)
  }

  /// Returns the contents of a regular file.
  ///
  /// - Throws: `Failure.cannotReadSource`.
  static func bytes(_ path: String) throws -> [UInt8] {
    var status = stat()
    guard stat(path, &status) == 0 else { throw Failure.cannotReadSource(path, .last) }
    // Reading a pipe could block forever.
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw Failure.cannotReadSource(path, SystemError(EINVAL))
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Failure.cannotReadSource(path, SystemError(access(path, R_OK) == 0 ? EIO : errno))
    }
    return [UInt8](data)
  }

  /// The warnings for skipped files, each with its path.
  var warnings: [String] {
    objectiveC.map { "\(path.appending(file: $0)):1:1: warning: this is not Swift: left out" }
      + unlistedFiles.map {
        "\(path.appending(file: $0)):1:1: warning: no target of the Xcode project compiles it: left out"
      }
  }
}

extension String {
  /// The text with an underscore in place of each character that a C identifier cannot contain.
  var identifier: String {
    String(map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
  }
}

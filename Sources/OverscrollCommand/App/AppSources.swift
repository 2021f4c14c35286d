import Foundation
import Snapshots

/// The files of an app, or of a library that it imports, in a folder as Xcode has it.
struct AppSources {
  struct Source {
    /// Below the folder.
    let name: String
    let bytes: [UInt8]
  }

  /// Absolute, without `..`: the folder, or where it and others that are compiled with it lie.
  let path: String
  /// In the order of their names.
  let sources: [Source]
  /// Below the folder, in order.
  let objectiveC: [String]
  let storyboards: [String]
  /// Swift files of the folder that no target of its Xcode project compiles, though it compiles others.
  let strangers: [String]
  /// As `XcodeProject.languageMode`.
  let languageMode: String?
  /// A name for the app's module: the folder's own, as Xcode makes one of a product's.
  let moduleName: String

  /// The most files that are looked at.
  static let fileLimit = 50_000

  /// Reads the sources. Hidden folders, those of package managers, tests and manifests are left out, and so
  /// are files of the folder that its Xcode project does not list.
  ///
  /// - Parameters:
  ///   - others: folders whose sources belong to the same module.
  ///   - excluded: files and folders, below the folder, that do not.
  ///   - asListed: false for a library's folder: packages often have a project that nobody keeps.
  /// - Throws: `Failure.cannotReadSource`; `.emptyApp` if there is neither a Swift file nor a storyboard.
  init(
    _ folder: String, with others: [String] = [], without excluded: [String] = [],
    asListed: Bool = true
  ) throws {
    let own = try Self.directory(folder)
    for name in excluded where access(own.appending(file: name), F_OK) != 0 {
      throw Failure.cannotReadSource(own.appending(file: name), .last)
    }
    let all = try [own] + others.map(Self.directory)
    let path = Self.common(all)
    let names = try all.flatMap { folder in
      try Self.names(in: folder).filter { name in
        folder != own || !excluded.contains { name == $0 || name.hasPrefix($0 + "/") }
      }.map { name in
        String(folder.appending(file: name).dropFirst(path == "/" ? 1 : path.count + 1))
      }
    }
    let ordered = Set(names).sorted()
    let project = XcodeProject(over: own)
    let files = ordered.filter(Self.isSource)
    let strangers = Self.strangers(
      of: files.filter { path.appending(file: $0).hasPrefix(own + "/") },
      asListed ? project.members : nil)
    self.strangers = strangers.sorted()
    sources = try files.filter { !strangers.contains($0) }.map { name in
      Source(name: name, bytes: try Self.bytes(path.appending(file: name)))
    }
    objectiveC = ordered.filter { [".m", ".mm", ".c", ".cpp"].contains(where: $0.hasSuffix) }
    storyboards = ordered.filter { [".storyboard", ".xib"].contains(where: $0.hasSuffix) }
    let text = own.fileName.identifier
    moduleName = text.first?.isNumber == true || text.isEmpty ? "_" + text : text
    self.path = path
    languageMode = project.languageMode
    guard !sources.isEmpty || !storyboards.isEmpty else { throw Failure.emptyApp(folder) }
  }

  /// Files that a project does not list which lists others of the folder: Xcode does not compile them.
  private static func strangers(of files: [String], _ members: Set<String>?) -> Set<String> {
    guard let members, files.contains(where: { members.contains($0.fileName) }) else { return [] }
    return Set(files.filter { !members.contains($0.fileName) })
  }

  /// Absolute, without `..` and links.
  private static func directory(_ folder: String) throws -> String {
    var status = stat()
    guard stat(folder, &status) == 0 else { throw Failure.cannotReadSource(folder, .last) }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      throw Failure.cannotReadSource(folder, SystemError(ENOTDIR))
    }
    return URL(filePath: folder).standardizedFileURL.resolvingSymlinksInPath().path
  }

  private static func names(in folder: String) throws -> [String] {
    guard access(folder, R_OK | X_OK) == 0,
      let found = FileManager.default.enumerator(atPath: folder)
    else { throw Failure.cannotReadSource(folder, .last) }
    var names: [String] = []
    while let name = found.nextObject() as? String, names.count < fileLimit {
      if isOwn(name) { names.append(name) }
    }
    return names
  }

  /// The innermost folder in which all lie, or which all are.
  private static func common(_ folders: [String]) -> String {
    var parts = folders[0].split(separator: "/")
    for folder in folders.dropFirst() {
      parts = zip(parts, folder.split(separator: "/")).prefix { $0 == $1 }.map(\.0)
    }
    return "/" + parts.joined(separator: "/")
  }

  private static func isOwn(_ name: String) -> Bool {
    let parts = name.split(separator: "/").map(String.init)
    return !parts.contains { part in
      part.hasPrefix(".") || SourceFiles.foreign.contains(part) || part.hasSuffix("Tests")
        || part.hasSuffix(".playground") || part.hasSuffix(".xcodeproj")
    }
  }

  private static func isSource(_ name: String) -> Bool {
    name.hasSuffix(".swift") && name.fileName != "Package.swift"
  }

  /// Of a regular file.
  ///
  /// - Throws: `Failure.cannotReadSource`.
  static func bytes(_ path: String) throws -> [UInt8] {
    var status = stat()
    guard stat(path, &status) == 0 else { throw Failure.cannotReadSource(path, .last) }
    // A pipe would be waited for.
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw Failure.cannotReadSource(path, SystemError(EINVAL))
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Failure.cannotReadSource(path, SystemError(access(path, R_OK) == 0 ? EIO : errno))
    }
    return [UInt8](data)
  }

  /// What of the folder is left out, each with its place.
  var warnings: [String] {
    objectiveC.map { "\(path.appending(file: $0)):1:1: warning: not Swift: left out" }
      + strangers.map {
        "\(path.appending(file: $0)):1:1: warning: no target of the Xcode project compiles it: left out"
      }
  }
}

extension String {
  /// With underscores for what no name in C has.
  var identifier: String {
    String(map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
  }
}

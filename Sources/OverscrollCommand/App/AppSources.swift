import Foundation

/// The files of an app, or of a library that it imports, in a folder as Xcode has it.
struct AppSources {
  struct Source {
    /// Below the folder.
    let name: String
    let bytes: [UInt8]
  }

  /// Absolute, without `..`.
  let path: String
  /// In the order of their names.
  let sources: [Source]
  /// Below the folder, in order.
  let objectiveC: [String]
  let storyboards: [String]

  /// The most files that are looked at.
  static let fileLimit = 50_000

  /// Reads the sources. Hidden folders, those of package managers, tests and manifests are left out.
  ///
  /// - Throws: `Failure.cannotReadSource`; `.emptyApp` if there is neither a Swift file nor a storyboard.
  init(_ folder: String) throws {
    var status = stat()
    guard stat(folder, &status) == 0 else { throw Failure.cannotReadSource(folder, .last) }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      throw Failure.cannotReadSource(folder, SystemError(ENOTDIR))
    }
    path = URL(filePath: folder).standardizedFileURL.resolvingSymlinksInPath().path
    guard access(path, R_OK | X_OK) == 0, let found = FileManager.default.enumerator(atPath: path)
    else { throw Failure.cannotReadSource(folder, .last) }
    var names: [String] = []
    while let name = found.nextObject() as? String, names.count < Self.fileLimit {
      if Self.isOwn(name) { names.append(name) }
    }
    names.sort()
    sources = try names.filter(Self.isSource).map { [path] name in
      Source(name: name, bytes: try Self.bytes(path.appending(file: name)))
    }
    objectiveC = names.filter { [".m", ".mm", ".c", ".cpp"].contains(where: $0.hasSuffix) }
    storyboards = names.filter { [".storyboard", ".xib"].contains(where: $0.hasSuffix) }
    guard !sources.isEmpty || !storyboards.isEmpty else { throw Failure.emptyApp(folder) }
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

  private static func bytes(_ path: String) throws -> [UInt8] {
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
  }

  /// A name for the app's module: the folder's own, as Xcode makes one of a product's.
  var moduleName: String {
    let text = path.fileName.identifier
    return text.first?.isNumber == true || text.isEmpty ? "_" + text : text
  }
}

extension String {
  /// With underscores for what no name in C has.
  var identifier: String {
    String(map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
  }
}

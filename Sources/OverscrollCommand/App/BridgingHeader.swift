import Foundation
import Snapshots

/// The header through which an app's Swift files see Objective-C.
struct BridgingHeader {
  /// The absolute paths of the app's own headers that it imports, directly or through others.
  private(set) var headers: [String] = []
  /// The libraries whose headers it imports.
  private(set) var modules: [String] = []

  /// Finds and reads the header of an app: the build setting `SWIFT_OBJC_BRIDGING_HEADER`, or else
  /// a file whose name ends with `-Bridging-Header.h`. Nil if there is none.
  init?(of app: AppSources) {
    let places = app.projects.folders
    let written = app.buildSettings["SWIFT_OBJC_BRIDGING_HEADER"]?
      .replacing(#/\$[({](?:SRCROOT|PROJECT_DIR|SOURCE_ROOT)[)}]\/?/#, with: "")
    let named = written.flatMap { path in
      places.lazy.map { $0.appending(file: path) }.first { access($0, R_OK) == 0 }
    }
    guard let header = named ?? Self.usualHeader(in: app.resourceFolder) else { return nil }
    let root = app.projects.all.first?.folder ?? app.resourceFolder
    // The target can compile Objective-C from outside of the app's folder.
    let compiled = app.projects.app(in: app.resourceFolder)?.sources ?? []
    let others = Set(compiled.filter { $0.hasSuffix(".m") || $0.hasSuffix(".mm") }.map(\.directory))
    let files = Self.headers(in: [app.resourceFolder, root] + others.sorted())
    var (open, seen) = ([header], Set([header]))
    while let path = open.popLast() {
      guard let bytes = try? AppSources.bytes(path) else { continue }
      let imports = HeaderImports(of: bytes)
      modules += imports.modules
      for name in imports.paths {
        guard let found = files[name.fileName], seen.insert(found).inserted else { continue }
        if let library = Self.library(of: found) {
          modules.append(library)
        } else {
          headers.append(found)
          open.append(found)
        }
      }
    }
    headers.sort()
  }

  private static func usualHeader(in folder: String) -> String? {
    headers(in: [folder]).filter { $0.key.hasSuffix("-Bridging-Header.h") }
      .min { $0.key < $1.key }?.value
  }

  /// Returns the headers below the folders by file name. Of equal names, the one with the shortest
  /// path is used.
  private static func headers(in folders: [String]) -> [String: String] {
    var headers: [String: String] = [:]
    for folder in folders {
      guard let found = FileManager.default.enumerator(atPath: folder) else { continue }
      var count = 0
      while let name = found.nextObject() as? String, count < AppSources.fileLimit {
        count += 1
        guard name.hasSuffix(".h"), !name.hasPrefix("Pods/Headers/") else { continue }
        let path = folder.appending(file: name)
        if let known = headers[name.fileName], (known.utf8.count, known) <= (path.utf8.count, path)
        {
          continue
        }
        headers[name.fileName] = path
      }
    }
    return headers
  }

  /// The library of a package manager to which a header belongs; nil for the app's own.
  private static func library(of path: String) -> String? {
    let parts = path.split(separator: "/")
    guard
      let place = parts.lastIndex(where: { ["Pods", "Checkouts", "checkouts"].contains($0) }),
      place + 2 < parts.count
    else { return nil }
    return String(parts[place + 1]).identifier
  }
}

import Foundation
import Overscroll
import Snapshots

extension SceneApp {
  /// Returns the sources of the app and its libraries. Paths are relative to the scene's file.
  ///
  /// Imported libraries that the scene does not name are looked for around the app.
  ///
  /// - Throws: `Failure` for a folder that cannot be read.
  func modules(forSceneAt path: String) throws -> AppModules {
    func place(_ written: String) -> String { Self.place(written, forSceneAt: path) }
    let app = try AppSources(
      place(folder), with: sources.map { place($0.path) },
      besides: modules.map { place($0.path) }, without: excluded.map(\.path))
    return try AppModules(
      app,
      modules.map { ($0.name, try AppSources(place($0.path), asListed: false)) })
  }

  /// Returns the folders and files of the app and its modules.
  func places(forSceneAt path: String) -> [String] {
    let named = ([folder] + sources.map(\.path) + modules.map(\.path)).map {
      Self.place($0, forSceneAt: path)
    }
    return named + ((try? modules(forSceneAt: path))?.folders ?? [])
  }

  fileprivate static func place(_ written: String, forSceneAt path: String) -> String {
    written.hasPrefix("/") ? written : path.directory.appending(file: written)
  }
}

extension SceneDescription {
  /// Checks that the folders and files of the scene's app exist.
  ///
  /// - Throws: `Failure.scene` with the place of the first path that cannot be used.
  func checkAppPaths(forSceneAt path: String) throws {
    guard let app else { return }
    func check(
      _ written: String, _ range: SourceRange, _ key: String, in folder: String = "",
      mayBeFile: Bool = false
    ) throws {
      let place = SceneApp.place(folder.appending(file: written), forSceneAt: path)
      var status = stat()
      let reason: SystemError
      if stat(place, &status) != 0 {
        reason = .last
      } else if !mayBeFile, status.st_mode & S_IFMT != S_IFDIR {
        reason = SystemError(ENOTDIR)
      } else {
        return
      }
      throw Failure.scene(
        unreadable(
          written, at: range, key: key, reason: reason.message,
          suggestion: Self.neighbour(of: place).map { written.directory.appending(file: $0) }))
    }
    try check(app.folder, app.folderRange, "app")
    for sources in app.sources { try check(sources.path, sources.range, "sources") }
    for module in app.modules { try check(module.path, module.range, "modules.\(module.name)") }
    for excluded in app.excluded {
      try check(excluded.path, excluded.range, "exclude", in: app.folder, mayBeFile: true)
    }
  }

  /// Returns the name in the same folder that is most similar to a path's last component.
  private static func neighbour(of place: String) -> String? {
    let folder = place.directory
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)
    return suggestion(for: place.fileName, among: (names ?? []).sorted())
  }
}

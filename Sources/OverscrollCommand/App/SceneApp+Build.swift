import Overscroll

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

  private static func place(_ written: String, forSceneAt path: String) -> String {
    written.hasPrefix("/") ? written : path.directory.appending(file: written)
  }
}

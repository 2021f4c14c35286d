import Overscroll

extension SceneApp {
  /// The modules of the app, to be built; paths are relative to the scene's file.
  ///
  /// - Throws: `Failure` for a folder that cannot be read.
  func build(forSceneAt path: String, tools: BuildTools) throws -> ModuleBuild {
    func place(_ written: String) -> String { Self.place(written, forSceneAt: path) }
    let own = try AppSources(
      place(folder), with: sources.map { place($0.path) },
      without: excluded.map(\.path))
    // A library without a project of its own is compiled as the app's project says.
    var libraries: [ModuleBuild] = []
    for module in modules {
      libraries.append(
        try ModuleBuild(
          module.name, AppSources(place(module.path), asListed: false), libraries: libraries,
          tools: tools, isApp: false, usualMode: own.languageMode))
    }
    let taken = ["UIKit", "HeadlessUIKit", "Foundation", "Swift"] + modules.map(\.name)
    let name = taken.contains(own.moduleName) ? own.moduleName + "App" : own.moduleName
    return try ModuleBuild(name, own, libraries: libraries, tools: tools, isApp: true)
  }

  /// The folders and files of the app and its modules.
  func places(forSceneAt path: String) -> [String] {
    ([folder] + sources.map(\.path) + modules.map(\.path)).map {
      Self.place($0, forSceneAt: path)
    }
  }

  private static func place(_ written: String, forSceneAt path: String) -> String {
    written.hasPrefix("/") ? written : path.directory.appending(file: written)
  }
}

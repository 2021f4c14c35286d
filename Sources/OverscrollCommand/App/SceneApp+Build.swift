import Overscroll

extension SceneApp {
  /// The modules of the app, to be built; paths are relative to the scene's file.
  ///
  /// - Throws: `Failure` for a folder that cannot be read.
  func build(forSceneAt path: String, tools: BuildTools) throws -> ModuleBuild {
    let base = path.directory
    func place(_ path: String) -> String {
      path.hasPrefix("/") ? path : base.appending(file: path)
    }
    var libraries: [ModuleBuild] = []
    for module in modules {
      libraries.append(
        try ModuleBuild(
          module.name, AppSources(place(module.path)), libraries: libraries, tools: tools,
          isApp: false))
    }
    let own = try AppSources(
      place(folder), with: sources.map { place($0.path) },
      without: excluded.map(\.path))
    let taken = ["UIKit", "HeadlessUIKit", "Foundation", "Swift"] + modules.map(\.name)
    let name = taken.contains(own.moduleName) ? own.moduleName + "App" : own.moduleName
    return try ModuleBuild(name, own, libraries: libraries, tools: tools, isApp: true)
  }
}

import Overscroll

extension SceneApp {
  /// The modules of the app, to be built; paths are relative to the scene's file.
  ///
  /// - Throws: `Failure` for a folder that cannot be read.
  func build(forSceneAt path: String, tools: BuildTools) throws -> ModuleBuild {
    let base = path.directory
    func folder(_ path: String) throws -> AppSources {
      try AppSources(path.hasPrefix("/") ? path : base.appending(file: path))
    }
    var libraries: [ModuleBuild] = []
    for module in modules {
      libraries.append(
        try ModuleBuild(
          module.name, folder(module.path), libraries: libraries, tools: tools, isApp: false))
    }
    let own = try folder(self.folder)
    let taken = ["UIKit", "HeadlessUIKit", "Foundation", "Swift"] + modules.map(\.name)
    let name = taken.contains(own.moduleName) ? own.moduleName + "App" : own.moduleName
    return try ModuleBuild(name, own, libraries: libraries, tools: tools, isApp: true)
  }
}

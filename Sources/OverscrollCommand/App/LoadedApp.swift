@_spi(Overscroll) import HeadlessUIKit
import Overscroll
import Typography

/// A compiled and loaded app whose screens a scene can show.
@MainActor
struct LoadedApp {
  private let app: SceneApp
  private let build: ModuleBuild
  private let report: RewriteReport
  /// The app's resources in each locale that was shown.
  private let resources: LoadedResources

  /// The problems with the app's images, storyboards and texts.
  var problems: [String] { resources.problems }

  /// Compiles and loads the app of a scene. Returns nil if the scene shows a screen of the program.
  ///
  /// - Throws: `Failure`.
  init?(
    of scene: SceneDescription, at path: String, isDebug: Bool, console: Console,
    cache: BuildCache = BuildCache()
  ) throws {
    guard let app = scene.app else { return nil }
    let tools = try BuildTools(isDebug: isDebug, console: console, cache: cache)
    build = try app.modules(forSceneAt: path).build(with: tools)
    report = try build.report()
    self.app = app
    resources = LoadedResources(of: build)
    do {
      try check(scene, resources.folder(in: scene.conditions.locale))
    } catch let error as AppFolderError {
      throw Failure.invalidScene("\(scene.notInApp(error))")
    }
    try build.build()
    try build.load()
  }

  /// Checks that the screen that the scene shows exists in the app.
  ///
  /// - Throws: `Failure.invalidScene` if it does not.
  private func check(_ scene: SceneDescription, _ resources: AppFolder) throws {
    switch app.start {
    case .controller(let name):
      let known = report.controllers.map(\.name)
      guard let found = report.controllers.first(where: { $0.name == name }) else {
        throw Failure.invalidScene("\(scene.unknownController(name, known: known))")
      }
      if found.call == nil {
        throw Failure.invalidScene(
          "\(scene.unmadeController(name, initialisers: found.initialisers))")
      }
    case .storyboard: break
    case .launch:
      if report.appDelegate == nil, report.sceneDelegates.isEmpty, resources.firstStoryboard == nil
      {
        throw Failure.invalidScene("\(scene.appWithoutStart())")
      }
    }
  }

  /// Returns a new stage with the app's screen. The app's own images take precedence over others.
  ///
  /// - Throws: The errors of `ScreenCatalogue.stage`, and `InvalidScene` for an app that shows no
  ///   window.
  func stage(
    for scene: SceneDescription, assets: any AssetCatalogue, fonts: FontLibrary?
  ) throws -> Stage {
    let libraries = try resources.install(in: scene.conditions.locale)
    let resources = try resources.folder(in: scene.conditions.locale)
    let assets = AppAssets(resources, libraries, then: assets)
    var conditions = scene.conditions
    if let style = resources.properties.interfaceStyle { conditions.style = style }
    func stage(_ makeRoot: () throws -> UIViewController) throws -> Stage {
      try Stage(
        under: conditions, timeline: scene.timeline, assets: assets, fonts: fonts,
        makeRoot: makeRoot)
    }
    switch app.start {
    case .controller(let name):
      return try stage {
        guard let made = RuntimeClasses.make("\(build.name).\(name)") as? UIViewController else {
          throw scene.unmadeController(name, initialisers: [])
        }
        return made
      }
    case .storyboard(let name, let identifier):
      return try stage { try controller(scene, resources, name, identifier) }
    case .launch:
      return try Stage(
        under: conditions, timeline: scene.timeline, assets: assets, fonts: fonts,
        launch: { try launched(scene, resources) })
    }
  }

  private func controller(
    _ scene: SceneDescription, _ resources: AppFolder, _ storyboard: String, _ identifier: String?
  ) throws -> UIViewController {
    do {
      return try resources.controller(storyboard: storyboard, identifier: identifier)
    } catch {
      throw Self.cause(of: scene.notInApp(error))
    }
  }

  /// The error to report for a failed launch. A problem that the screen raised earlier, such as an
  /// unreadable storyboard, explains more than the error that it caused.
  private static func cause(of error: InvalidScene) -> any Error {
    if let raised = ScreenEnvironment.current.problems.takeRaised() { return raised }
    return error
  }

  private func launched(
    _ scene: SceneDescription, _ resources: AppFolder
  ) throws -> UIWindow {
    do {
      return try launch(scene, resources)
    } catch let error as AppFolderError {
      throw Self.cause(of: scene.notInApp(error))
    }
  }

  private func launch(_ scene: SceneDescription, _ resources: AppFolder) throws -> UIWindow {
    let launch = AppLaunch(
      appDelegate: report.appDelegate.flatMap { RuntimeClasses.make("\(build.name).\($0)") },
      sceneDelegate: report.sceneDelegates.first.flatMap {
        RuntimeClasses.make("\(build.name).\($0)")
      })
    let main = resources.properties.mainStoryboard == nil ? nil : try resources.firstController()
    if let window = launch.run(main: main) { return window }
    // Neither the property list nor the project's build settings name a storyboard. The first one is
    // shown if the app makes no window in code.
    guard resources.firstStoryboard != nil else { throw scene.appWithoutWindow() }
    let window = UIWindow()
    window.defersRoot = true
    window.rootViewController = try resources.firstController()
    window.makeKeyAndVisible()
    return window
  }
}

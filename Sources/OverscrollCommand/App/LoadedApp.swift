@_spi(Overscroll) import HeadlessUIKit
import Overscroll
import Typography

/// An app that is compiled and loaded, and how a scene shows a screen of it.
@MainActor
struct LoadedApp {
  private let app: SceneApp
  private let build: ModuleBuild
  private let report: RewriteReport
  private let resources: AppFolder

  /// What of the app's pictures, storyboards and texts could not be shown as meant.
  var problems: [String] { resources.problems }

  /// Compiles and loads the app of a scene; nil if it shows a screen of the program.
  ///
  /// - Throws: `Failure`.
  init?(of scene: SceneDescription, at path: String, isDebug: Bool, console: Console) throws {
    guard let app = scene.app else { return nil }
    let tools = try BuildTools(isDebug: isDebug, console: console)
    build = try app.build(forSceneAt: path, tools: tools)
    report = try build.report()
    self.app = app
    do {
      resources = try AppFolder(path: build.folder.path)
    } catch {
      throw Failure.invalidScene(scene.explain(error))
    }
    try check(scene)
    try build.build()
    try build.load()
  }

  /// - Throws: `Failure.invalidScene` for a controller that is not there.
  private func check(_ scene: SceneDescription) throws {
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
      if report.appDelegate == nil, report.sceneDelegates.isEmpty, !beginsWithStoryboard {
        throw Failure.invalidScene("\(scene.appWithoutStart())")
      }
    }
  }

  /// What Xcode calls the storyboard that an app begins with. Where the property list names none, the
  /// project's settings may, which are not read: it is shown if the app makes no window of its own.
  private static let main = "Main"

  private var beginsWithStoryboard: Bool {
    resources.properties.mainStoryboard != nil || resources.storyboardNames.contains(Self.main)
  }

  /// A fresh stage with the screen. The app's own pictures come before others.
  ///
  /// - Throws: as `ScreenCatalogue.stage`; `InvalidScene` for an app that shows no window.
  func stage(
    for scene: SceneDescription, assets: any AssetCatalogue, fonts: FontLibrary?
  ) throws -> Stage {
    let assets = AppAssets(resources, then: assets)
    switch app.start {
    case .controller(let name):
      return try stage(scene, assets, fonts) {
        guard let made = RuntimeClasses.make("\(build.name).\(name)") as? UIViewController else {
          throw scene.unmadeController(name, initialisers: [])
        }
        return made
      }
    case .storyboard(let name, let identifier):
      return try stage(scene, assets, fonts) {
        try resources.controller(storyboard: name, identifier: identifier)
      }
    case .launch:
      return try Stage(
        device: scene.device, timeline: scene.timeline, display: scene.display, style: scene.style,
        textSize: scene.textSize, assets: assets, fonts: fonts
      ) { () throws -> UIWindow in try launch(scene) }
    }
  }

  private func stage(
    _ scene: SceneDescription, _ assets: any AssetCatalogue, _ fonts: FontLibrary?,
    makeRoot: () throws -> UIViewController
  ) throws -> Stage {
    try Stage(
      device: scene.device, timeline: scene.timeline, display: scene.display, style: scene.style,
      textSize: scene.textSize, assets: assets, fonts: fonts, makeRoot: makeRoot)
  }

  private func launch(_ scene: SceneDescription) throws -> UIWindow {
    let launch = AppLaunch(
      appDelegate: report.appDelegate.flatMap { RuntimeClasses.make("\(build.name).\($0)") },
      sceneDelegate: report.sceneDelegates.first.flatMap {
        RuntimeClasses.make("\(build.name).\($0)")
      })
    let main = resources.properties.mainStoryboard == nil ? nil : try resources.firstController()
    if let window = launch.run(main: main) { return window }
    guard resources.storyboardNames.contains(Self.main) else { throw scene.appWithoutWindow() }
    let window = UIWindow()
    window.rootViewController = try resources.firstController()
    window.makeKeyAndVisible()
    return window
  }
}

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
    try scene.checkAppPaths(forSceneAt: path)
    let tools = try BuildTools(isDebug: isDebug, console: console, cache: cache)
    build = try app.modules(forSceneAt: path).build(with: tools)
    self.app = app
    resources = LoadedResources(of: build)
    let known = try build.report()
    if !Self.mayAppear(app.start, known) {
      try Self.check(scene, app.start, known, resources)
    }
    try build.build()
    report = try build.report()
    try Self.check(scene, app.start, report, resources)
    try build.load()
  }

  /// Whether a view controller can become known by compiling, because its superclass is unknown and
  /// is replaced then.
  private static func mayAppear(_ start: SceneApp.Start, _ report: RewriteReport) -> Bool {
    guard case .controller(let name) = start else { return false }
    return !report.controllers.contains { $0.name == name }
      && report.problems.contains { $0.framework != nil }
  }

  private static func check(
    _ scene: SceneDescription, _ start: SceneApp.Start, _ report: RewriteReport,
    _ resources: LoadedResources
  ) throws {
    do {
      try check(report, resources.folder(in: scene.conditions.locale))
      try check(scene, start, report, resources.folder(in: scene.conditions.locale))
    } catch let error as AppFolderError {
      throw Failure.invalidScene("\(scene.notInApp(error))")
    }
  }

  /// Checks that an app with SwiftUI's `App` has a screen of UIKit.
  ///
  /// - Throws: `Failure.invalidScene`.
  private static func check(_ report: RewriteReport, _ resources: AppFolder) throws {
    guard let place = report.swiftUIApp, report.controllers.isEmpty,
      resources.firstStoryboard == nil
    else { return }
    throw Failure.invalidScene(
      "\(place): error: the app is written in SwiftUI and has no screen of UIKit; SwiftUI is not "
        + "available")
  }

  /// Checks that the screen that the scene shows exists in the app.
  ///
  /// - Throws: `Failure.invalidScene` if it does not.
  private static func check(
    _ scene: SceneDescription, _ start: SceneApp.Start, _ report: RewriteReport,
    _ resources: AppFolder
  ) throws {
    switch start {
    case .controller(let name):
      let known = report.controllers.map(\.name)
      guard let found = report.controllers.first(where: { $0.name == name }) else {
        throw Failure.invalidScene("\(scene.unknownController(name, known: known))")
      }
      let scenes = resources.storyboardControllers()
      if found.call == nil, !scenes.contains(where: { $0.controller.type == name }) {
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
    let stage = try Stage(
      under: conditions, timeline: scene.timeline, assets: assets, fonts: fonts,
      launch: {
        switch app.start {
        case .controller(let name):
          try makeLaunch().window { try controller(scene, resources, name) }
        case .storyboard(let name, let identifier):
          try makeLaunch().window { try controller(scene, resources, name, identifier) }
        case .launch: try launched(scene, resources)
        }
      })
    stage.environment.problems.allowsHoles = app.allowsHoles
    return stage
  }

  /// Returns a new view controller of a class: from the storyboard that contains it, or else
  /// created without arguments.
  private func controller(
    _ scene: SceneDescription, _ resources: AppFolder, _ name: String
  ) throws -> UIViewController {
    if let drawn = resources.controller(ofClass: name) { return drawn }
    if let made = RuntimeClasses.make("\(build.name).\(name)") as? UIViewController {
      return made
    }
    guard let known = report.controllers.first(where: { $0.name == name }),
      let hole = build.holes.holes.first(where: { $0.file == known.file })
    else { throw scene.unmadeController(name, initialisers: []) }
    throw Failure.leftOut(controller: name, place: hole.place, reason: hole.reason)
  }

  private func controller(
    _ scene: SceneDescription, _ resources: AppFolder, _ storyboard: String, _ identifier: String?
  ) throws -> UIViewController {
    do {
      return try resources.controller(storyboard: storyboard, identifier: identifier)
    } catch {
      throw scene.notInApp(error)
    }
  }

  private func launched(
    _ scene: SceneDescription, _ resources: AppFolder
  ) throws -> UIWindow {
    do {
      return try launch(scene, resources)
    } catch let error as AppFolderError {
      throw scene.notInApp(error)
    }
  }

  /// Returns a launch with new delegates of the app's classes.
  private func makeLaunch() -> AppLaunch {
    AppLaunch(
      appDelegate: report.appDelegate.flatMap { RuntimeClasses.make("\(build.name).\($0)") },
      sceneDelegate: report.sceneDelegates.first.flatMap {
        RuntimeClasses.make("\(build.name).\($0)")
      })
  }

  private func launch(_ scene: SceneDescription, _ resources: AppFolder) throws -> UIWindow {
    let shown = try makeLaunch().run {
      resources.properties.mainStoryboard == nil ? nil : try resources.firstController()
    }
    if let shown { return shown }
    // Neither the property list nor the project's build settings name a storyboard. The first one
    // is shown if the app makes no window in code.
    guard resources.firstStoryboard != nil else { throw scene.appWithoutWindow() }
    let window = UIWindow()
    window.defersRoot = true
    window.rootViewController = try resources.firstController()
    window.makeKeyAndVisible()
    return window
  }
}

@_spi(Overscroll) import HeadlessUIKit
import HeadlessXCTest
import Overscroll
import Typography

/// A compiled module of tests.
@MainActor
struct LoadedTests {
  private let build: ModuleBuild
  private let resources: LoadedResources

  /// Compiles the tests and everything that they import.
  ///
  /// - Throws: `Failure`.
  init(of target: TestTarget, _ tools: BuildTools) throws {
    let modules = try AppModules(AppSources(target), isTesting: true)
    build = try modules.build(with: tools)
    resources = LoadedResources(of: build)
    try build.build()
  }

  /// Loads the tests into this process and registers them.
  ///
  /// - Throws: `Failure.cannotLoad`.
  func load() throws { try build.load() }

  /// Returns a new stage with an empty window, for one test.
  ///
  /// - Parameter version: The version of iOS that `UIDevice` names.
  func stage(
    under conditions: StageConditions, version: String, fonts: FontLibrary
  ) throws -> Stage {
    let libraries = try resources.install(in: conditions.locale)
    let folder = try resources.folder(in: conditions.locale)
    let stage = try Stage(
      under: conditions, assets: AppAssets(folder, libraries, then: MemoryAssets()), fonts: fonts
    ) {
      let controller = UIViewController()
      controller.view.backgroundColor = .white
      return controller
    }
    stage.environment.systemVersion = version
    return stage
  }
}

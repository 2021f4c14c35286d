import Foundation
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

  /// Returns the failure with its place in the user's file. Macros know that of the rewritten file.
  func translated(_ failure: TestRecord.Failure) -> TestRecord.Failure {
    guard let place = build.userPlace(failure.file, failure.line) else { return failure }
    return TestRecord.Failure(message: failure.message, file: place.path, line: place.line)
  }

  /// Returns a new stage with an empty window, for one test.
  func stage(under conditions: TestConditions, fonts: FontLibrary) throws -> Stage {
    let locale = conditions.stage.locale
    let libraries = try resources.install(in: locale)
    let folder = try resources.folder(in: locale)
    let stage = try Stage(
      under: conditions.stage, assets: AppAssets(folder, libraries, then: MemoryAssets()),
      fonts: fonts
    ) {
      let controller = UIViewController()
      controller.view.backgroundColor = .white
      return controller
    }
    stage.environment.systemVersion = conditions.systemVersion
    // A simulator's name is that of its model.
    stage.environment.deviceName = conditions.stage.device.name
    try stage.run {
      for variable in conditions.variables { setenv(variable.name, variable.value, 1) }
    }
    return stage
  }
}

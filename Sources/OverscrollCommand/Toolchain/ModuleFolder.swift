import Foundation

/// A folder of compiled modules that imports can find, such as `.build/<configuration>/Modules`.
struct ModuleFolder {
  let path: String
  /// The module that `import UIKit` refers to.
  ///
  /// This is `UIKit`, the alias that the README recommends, or the implementation module if only
  /// that one was built.
  let uikit: String

  /// Uses the folder that the user names, or else the one next to the program.
  ///
  /// - Throws: `Failure.noModules` if the folder does not contain UIKit.
  init(named name: String?) throws {
    path = name ?? Self.besideProgram
    guard let found = Self.names.first(where: { [path] in Self.has($0, in: path) }) else {
      throw Failure.noModules(path)
    }
    uikit = found
  }

  /// The module that contains UIKit's classes. The other modules re-export it.
  static let implementation = "HeadlessUIKit"

  private static let names = ["UIKit", "OverscrollUIKit", implementation]

  private static func has(_ module: String, in path: String) -> Bool {
    FileManager.default.fileExists(atPath: path.appending(file: "\(module).swiftmodule"))
  }

  private static var besideProgram: String {
    let program = Bundle.main.executablePath ?? CommandLine.arguments.first ?? ""
    return program.directory.appending(file: "Modules")
  }

  /// Whether sources can `import Combine`.
  ///
  /// A build folder may contain the module of an earlier build with other traits.
  var hasCombine: Bool {
    #if canImport(Combine)
      true
    #elseif Publishers
      Self.has(Self.combine, in: path)
    #else
      false
    #endif
  }

  /// The modules that tests import, each with the module that contains its names here.
  static let testModules = [
    "XCTest": "HeadlessXCTest", "SnapshotTesting": "OverscrollSnapshotTesting",
    "FBSnapshotTestCase": "HeadlessFBSnapshotTestCase",
  ]
  /// The module of Swift Testing, which belongs to the toolchain.
  static let swiftTesting = "Testing"
  /// The modules that only tests can import.
  static let offeredToTests = testModules.keys.sorted() + [swiftTesting]
  /// The names in `import` statements by which sources are known as tests.
  static let testImports = offeredToTests + ["InlineSnapshotTesting", "iOSSnapshotTestCase"]

  /// The module that contains Combine's names where the system has no module Combine.
  private static let combine = "HeadlessCombine"
  /// The C module of OpenCombine, which the compiler needs wherever OpenCombine is imported.
  private static let openCombineOfC = "COpenCombineHelpers"

  /// The arguments by which `import Combine` finds its modules.
  private var combineArguments: [String] {
    guard hasCombine, Self.has(Self.combine, in: path) else { return [] }
    let alias = ["-module-alias", "Combine=\(Self.combine)"]
    // In an installed folder, the compiler finds the module map without arguments.
    let map = URL(filePath: path).deletingLastPathComponent()
      .appending(path: "\(Self.openCombineOfC).build/module.modulemap").path
    guard FileManager.default.fileExists(atPath: map) else { return alias }
    return alias + ["-Xcc", "-fmodule-map-file=\(map)"]
  }

  /// Whether unavailable names are declared. If not, the compiler reports them as unknown.
  var hasUnavailableNames: Bool { uikit != Self.implementation }

  /// The compiler arguments by which iOS sources find the modules under their usual names.
  var arguments: [String] { arguments(besides: []) }

  /// Returns the arguments for a build in which the user's own modules are also available.
  ///
  /// - Parameter isTesting: Whether the sources also import the modules of tests.
  func arguments(besides own: [String], isTesting: Bool = false) -> [String] {
    var arguments = ["-I", path]
    if isTesting {
      arguments += Self.testModules.filter { !own.contains($0.key) }.sorted { $0.key < $1.key }
        .flatMap { ["-module-alias", "\($0.key)=\($0.value)"] }
    }
    if uikit != "UIKit" { arguments += ["-module-alias", "UIKit=\(uikit)"] }
    if !own.contains("SnapKit"), !Self.has("SnapKit", in: path),
      Self.has("ConstraintDSL", in: path)
    {
      arguments += ["-module-alias", "SnapKit=ConstraintDSL"]
    }
    return arguments + combineArguments
  }
}

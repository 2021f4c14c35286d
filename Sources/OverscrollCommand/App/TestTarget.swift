import Foundation
import Snapshots

/// The sources of one module of tests.
struct TestTarget {
  /// The module's name.
  let name: String
  /// The folder that contains the tests, as an absolute path.
  let folder: String
  /// The absolute paths of the Swift files.
  let sources: [String]
  /// The absolute paths of other files.
  let resources: [String]
  /// The conditional compilation flags of the target.
  var conditions: [String] = []
  /// The scheme with which Xcode runs the tests; nil if no shared scheme runs them.
  var scheme: TestScheme?

  /// Returns the tests in a folder: the unit-test targets of its Xcode projects and of Tuist's
  /// manifests, and the test targets of its package. Without any, the folder itself contains the
  /// tests.
  ///
  /// - Parameter scheme: The name of a scheme, whose targets are returned; nil for all targets.
  /// - Throws: `Failure.cannotReadSource`, `.noTests`.
  static func all(in folder: String, scheme: String? = nil) throws -> [TestTarget] {
    let folder = try AppSources.directory(folder)
    var targets =
      isOfTests(folder)
      ? []
      : places(in: folder).flatMap { ofProjects(in: $0, scheme) + ofTuist(in: $0) }
        + ofPackage(in: folder, scheme)
    if scheme != nil { targets = targets.filter { $0.scheme != nil } }
    if targets.isEmpty, scheme == nil { targets = ofFolder(folder).map { [$0] } ?? [] }
    var names: Set<String> = []
    targets = targets.filter { !$0.sources.isEmpty && names.insert($0.name).inserted }
    guard !targets.isEmpty else { throw Failure.noTests(folder) }
    return targets
  }

  /// Returns the names of the shared schemes of the projects and the package in a folder.
  ///
  /// - Throws: `Failure.cannotReadSource`.
  static func schemes(in folder: String) throws -> [String] {
    Set(places(in: try AppSources.directory(folder)).flatMap(TestScheme.names)).sorted()
  }

  private static func isOfTests(_ folder: String) -> Bool { folder.hasSuffix("Tests") }

  /// The folders in which projects are looked for: the folder itself and those in it.
  private static func places(in folder: String) -> [String] {
    let inner = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return [folder] + inner.map(folder.appending(file:)).filter(AppSources.isFolder)
  }

  private static func ofProjects(in folder: String, _ scheme: String?) -> [TestTarget] {
    XcodeProjects(over: folder, levels: 1).all.flatMap { project in
      project.targets.filter { $0.kind == .unitTests }.compactMap { target in
        let files =
          target.sources.filter { access($0, R_OK) == 0 }
          + target.folders.flatMap { AppSources.files(in: $0, isOfTests: true) }
        let swift = files.filter(AppSources.isSource)
        guard let first = swift.first else { return nil }
        return TestTarget(
          name: target.module,
          folder: swift.dropFirst().reduce(first.directory) {
            AppSources.common($0, $1.directory)
          },
          sources: swift, resources: target.resources + target.folders,
          conditions: target.conditions,
          scheme: TestScheme.of(
            target.name, in: project.folder, target.settings, chosen: scheme))
      }
    }
  }

  private static func ofTuist(in folder: String) -> [TestTarget] {
    TuistManifest.targets(in: folder).filter { $0.kind == .unitTests }.compactMap { target in
      let swift = target.sources.filter(AppSources.isSource)
      guard let first = swift.first else { return nil }
      return TestTarget(
        name: target.module,
        folder: swift.dropFirst().reduce(first.directory) { AppSources.common($0, $1.directory) },
        sources: swift, resources: target.resources)
    }
  }

  /// Returns the test targets of a package whose names and paths are string literals.
  private static func ofPackage(in folder: String, _ scheme: String?) -> [TestTarget] {
    let manifest = folder.appending(file: "Package.swift")
    guard let bytes = try? AppSources.bytes(manifest) else { return [] }
    let text = String(decoding: bytes, as: UTF8.self)
    return PackageManifest.targets(.testTarget, in: text).compactMap { name, arguments in
      let path = PackageManifest.path(in: arguments)
      var target = ofFolder(folder.appending(file: path ?? "Tests/\(name)"), named: name)
      target?.scheme = TestScheme.of(name, in: folder, [:], chosen: scheme)
      target?.conditions = PackageManifest.conditions(in: arguments)
      return target
    }
  }

  /// Returns the tests that a folder contains; nil without any.
  private static func ofFolder(_ folder: String, named name: String? = nil) -> TestTarget? {
    let files = AppSources.files(in: folder, isOfTests: true)
    let sources = files.filter(AppSources.isSource)
    // "Testing" alone is a part of many names.
    let names = ModuleFolder.testImports.map { name in
      Array((name == ModuleFolder.swiftTesting ? "import \(name)" : name).utf8)
    }
    let isTested = sources.contains { path in
      guard let bytes = try? AppSources.bytes(path) else { return false }
      return names.contains(where: bytes.contains)
    }
    guard isTested else { return nil }
    return TestTarget(
      name: (name ?? folder.fileName).identifier, folder: folder, sources: sources,
      resources: [folder])
  }
}

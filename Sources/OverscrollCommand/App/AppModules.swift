/// The sources of an app and of the libraries that it imports, ordered so that each library follows
/// its own imports.
struct AppModules {
  private(set) var app: AppSources
  private(set) var libraries: [(name: String, sources: AppSources)] = []
  /// The libraries that the scene did not name, with the place where each was found.
  private(set) var found: [(name: String, module: LocalModule)] = []
  private let finder: ModuleFinder
  /// The module names that were already looked up, whether found or not.
  private var known: Set<String> = Self.taken.union(["SnapKit"])
  /// The module names that no folder can have.
  private static let taken: Set = [
    "UIKit", "HeadlessUIKit", "Combine", "HeadlessCombine", "Foundation", "Swift",
  ]

  /// Collects the sources of the app and of everything that it imports.
  ///
  /// - Parameters:
  ///   - named: Libraries with known sources. Each may import those before it.
  ///   - isTesting: Whether the app's module contains tests, which may import an app.
  /// - Throws: `Failure` if sources cannot be read.
  init(
    _ app: AppSources, _ named: [(name: String, sources: AppSources)] = [],
    isTesting: Bool = false
  ) throws {
    self.app = app
    finder = ModuleFinder(
      around: app.projects, app: app.resourceFolder, findsApps: isTesting)
    known.formUnion(named.map(\.name))
    if isTesting { known.formUnion(ModuleFolder.testImports) }
    for library in named { try add(library.name, library.sources) }
    try findImports(of: app)
    if let header = BridgingHeader(of: app) { try add(header) }
  }

  /// Adds placeholders for what the header declares. Every file of the app imports them.
  private mutating func add(_ header: BridgingHeader) throws {
    try find(header.modules)
    app.impliedModules = Set(header.modules).intersection(libraries.map(\.name)).sorted()
    let name = app.moduleName + "BridgingHeader"
    if try addPlaceholders(named: name, for: header.headers) { app.impliedModules.append(name) }
  }

  /// Adds a module of placeholders for headers. Returns false if there are no headers.
  private mutating func addPlaceholders(named name: String, for headers: [String]) throws -> Bool {
    guard let first = headers.first else { return false }
    let module = LocalModule(
      folder: headers.dropFirst().reduce(first.directory) { AppSources.common($0, $1.directory) },
      sources: headers, resources: [], origin: first, isPlaceholder: true)
    try add(name, AppSources(module))
    found.append((name, module))
    return true
  }

  private mutating func add(_ name: String, _ sources: AppSources) throws {
    try findImports(of: sources)
    libraries.append((name, sources))
  }

  private mutating func findImports(of sources: AppSources) throws {
    try find(sources.imports.sorted())
  }

  private mutating func find(_ names: [String]) throws {
    for name in names where known.insert(name).inserted {
      guard let module = finder.module(name) ?? PlaceholderFrameworks.module(name) else {
        continue
      }
      var sources = try AppSources(module)
      let objectiveC = name + "ObjectiveC"
      if try addPlaceholders(named: objectiveC, for: module.headers) {
        sources.impliedModules = [objectiveC]
      }
      try add(name, sources)
      found.append((name, module))
    }
  }

  /// The folders and files whose changes affect the app.
  var folders: [String] {
    ([app] + libraries.map(\.sources).filter { !$0.isPlaceholder }).flatMap {
      [$0.resourceFolder] + $0.resources
    }
      + (app.sources.map { app.path.appending(file: $0.name) })
  }

  /// Returns the build of the app on top of builds of its libraries. Nothing is compiled yet.
  ///
  /// - Throws: `Failure.cannotMakeDirectory`.
  func build(with tools: BuildTools) throws -> ModuleBuild {
    var built: [ModuleBuild] = []
    for (name, sources) in libraries {
      // Apps that import the same libraries share their builds, whatever else they import.
      let imported = sources.imports.union(sources.impliedModules)
      let needed = Set(
        built.filter { imported.contains($0.name) }.flatMap { [$0.name] + $0.libraries.map(\.name) }
      )
      built.append(
        try ModuleBuild(
          name, sources, libraries: built.filter { needed.contains($0.name) }, tools: tools,
          isApp: false,
          usualMode: usualMode(of: sources)))
    }
    let taken = Self.taken.union(libraries.map(\.name))
    let name = taken.contains(app.moduleName) ? app.moduleName + "App" : app.moduleName
    return try ModuleBuild(name, app, libraries: built, tools: tools, isApp: true)
  }

  /// The language mode of a library without its own Xcode project: that of the app's project.
  /// Headers use the names that UIKit's types have in Objective-C, which only the oldest mode has.
  private func usualMode(of sources: AppSources) -> String? {
    if sources.isObjectiveC { return ModuleBuild.olderMode }
    return sources.isPlaceholder ? nil : app.languageMode
  }
}

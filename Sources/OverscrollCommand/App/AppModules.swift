/// The sources of an app and of the libraries that it imports, each after those that it imports itself.
struct AppModules {
  let app: AppSources
  private(set) var libraries: [(name: String, sources: AppSources)] = []
  /// Of the libraries those that nobody named, and where they were found.
  private(set) var found: [(name: String, module: LocalModule)] = []
  private let finder: ModuleFinder
  /// Looked for, found or not.
  private var known: Set<String> = ["UIKit", "SnapKit", "HeadlessUIKit", "Foundation", "Swift"]

  /// - Parameter named: libraries that need not be looked for. Each may import those before it.
  /// - Throws: `Failure` for sources that cannot be read.
  init(_ app: AppSources, _ named: [(name: String, sources: AppSources)] = []) throws {
    self.app = app
    finder = ModuleFinder(around: app.projects)
    known.formUnion(named.map(\.name))
    for library in named { try add(library.name, library.sources) }
    try findImports(of: app)
  }

  private mutating func add(_ name: String, _ sources: AppSources) throws {
    try findImports(of: sources)
    libraries.append((name, sources))
  }

  private mutating func findImports(of sources: AppSources) throws {
    for name in sources.imports.sorted() where known.insert(name).inserted {
      guard let module = finder.module(name) else { continue }
      try add(name, AppSources(module))
      found.append((name, module))
    }
  }

  /// What they are looked up in.
  var folders: [String] {
    ([app] + libraries.map(\.sources)).flatMap { [$0.home] + $0.resources }
      + (app.sources.map { app.path.appending(file: $0.name) })
  }

  /// - Throws: `Failure.cannotMakeDirectory`.
  func build(with tools: BuildTools) throws -> ModuleBuild {
    var built: [ModuleBuild] = []
    for (name, sources) in libraries {
      // A library without a project of its own is compiled as the app's project says.
      built.append(
        try ModuleBuild(
          name, sources, libraries: built, tools: tools, isApp: false, usualMode: app.languageMode))
    }
    let taken = ["UIKit", "HeadlessUIKit", "Foundation", "Swift"] + libraries.map(\.name)
    let name = taken.contains(app.moduleName) ? app.moduleName + "App" : app.moduleName
    return try ModuleBuild(name, app, libraries: built, tools: tools, isApp: true)
  }
}

import Foundation
import Snapshots
import Synchronization

/// One module of an app, compiled from its folder: the app itself or a library that it imports.
///
/// The module's folder in the cache holds the rewritten sources and one object file per source, so
/// that only changed files are compiled again. It also holds the linked libraries of recent source
/// versions.
struct ModuleBuild {
  let name: String
  let folder: AppSources
  /// The imported libraries and all that they import, each after its own imports.
  let libraries: [ModuleBuild]
  let tools: BuildTools
  /// Whether this module is the app, which no other module imports.
  let isApp: Bool
  /// The Swift language mode of the module.
  let languageMode: String
  /// Whether an Xcode project states the language mode.
  private let isModeGiven: Bool

  /// The path of the module's folder in the cache.
  let moduleFolder: String
  private let key: String

  /// Prepares the module's folder in the cache.
  ///
  /// - Throws: `Failure.cannotMakeDirectory`.
  init(
    _ name: String, _ folder: AppSources, libraries: [ModuleBuild], tools: BuildTools, isApp: Bool,
    usualMode: String? = nil
  ) throws {
    (self.name, self.folder, self.libraries) = (name, folder, libraries)
    (self.tools, self.isApp) = (tools, isApp)
    isModeGiven = folder.languageMode != nil || usualMode != nil
    languageMode = folder.languageMode ?? usualMode ?? "5"
    var identity = ContentHash()
    let traits = [name, folder.path, languageMode, tools.key] + folder.conditions
    for text in traits + libraries.map(\.moduleFolder) { identity.add(text) }
    moduleFolder = try tools.cache.folder("\(name)-\(identity.text)")
    var content = ContentHash()
    for source in folder.sources {
      content.add(source.name)
      content.add(source.bytes)
    }
    for library in libraries { content.add(library.key) }
    key = content.text
  }

  /// The conditional compilation flags that are set.
  var conditions: [String] { folder.conditions + (tools.isDebug ? ["DEBUG"] : []) }

  /// The path of the shared library for the current sources.
  var library: String { moduleFolder.appending(file: "lib\(name)-\(key).so") }
  private var reportFile: String { moduleFolder.appending(file: "report-\(key).json") }
  var sourceFolder: String { moduleFolder.appending(file: "src") }

  /// Returns the rewriter's report on the sources, and runs the rewriter if there is no report yet.
  ///
  /// - Throws: `Failure` if the rewriter cannot run.
  func report() throws -> RewriteReport {
    if folder.sources.isEmpty { return RewriteReport() }
    if let known = try cachedReport() { return known }
    return try BuildCache.locked(moduleFolder) { try cachedReport() ?? rewrite() }
  }

  private func cachedReport() throws -> RewriteReport? {
    guard let data = FileManager.default.contents(atPath: reportFile) else { return nil }
    return try? JSONDecoder().decode(RewriteReport.self, from: data)
  }

  /// Compiles the libraries and this module, unless they are already compiled.
  ///
  /// - Parameter quietly: Whether the warnings about sources and imports are not printed.
  /// - Throws: `Failure.cannotCompile` with the compiler's messages, and other failures.
  func build(quietly: Bool = false) throws {
    for module in libraries + [self] { try module.buildAlone(quietly: quietly) }
  }

  private func buildAlone(quietly: Bool) throws {
    let tell = quietly ? { _ in } : tools.console.printLine
    guard !folder.sources.isEmpty else { return folder.warnings.forEach(tell) }
    guard access(library, R_OK) != 0 else { return }
    try BuildCache.locked(moduleFolder) {
      guard access(library, R_OK) != 0 else { return }
      let report = try rewrittenReport() ?? rewrite()
      if let missing = report.problems.first(where: { $0.framework == "Combine" }) {
        throw Failure.noCombine("\(missing.file):\(missing.line):\(missing.column)")
      }
      for line in folder.warnings + report.problems.map(\.text) { tell(line) }
      try checkNames()
      try compile(tell)
    }
  }

  /// - Throws: `Failure.cannotCompile` if two files have the same name. Swift tells private
  ///   declarations apart by it.
  private func checkNames() throws {
    var pathsByName: [String: String] = [:]
    for source in folder.sources {
      let path = folder.path.appending(file: source.name)
      if let other = pathsByName.updateValue(path, forKey: source.rewrittenName.fileName) {
        let words = """
          \(path): error: \(other) has the same name, which Swift does not allow in a module
          Files of other targets can be listed under the scene's `exclude`.
          """
        throw Failure.cannotCompile(module: name, words: words)
      }
    }
  }

  // MARK: - Rewriting

  /// Rewrites all files and copies the changed results to the folder that is compiled.
  private func rewrite(
    superclasses: [HoleReport.Superclass] = []
  ) throws -> RewriteReport {
    let work = try TemporaryFolder()
    defer { work.remove() }
    let outputs = folder.sources.indices.map { work.path.appending(file: "\($0).swift") }
    let support = work.path.appending(file: "support.swift")
    let names = libraries.map(\.name)
    let request = RewriteRequest(
      module: name,
      files: zip(folder.sources, outputs).map {
        RewriteRequest.File(path: folder.path.appending(file: $0.name), output: $1)
      },
      support: support,
      available: ["UIKit", "SnapKit"] + (tools.modules.hasCombine ? ["Combine"] : []) + names
        + (tools.isTesting ? ModuleFolder.offeredToTests : []),
      conditions: conditions, superclasses: superclasses,
      optionalMembers: try libraries.flatMap { try $0.report().optionalMembers },
      sharedTypes: try libraries.flatMap { try $0.report().sharedTypes }, isApp: isApp,
      prelude: tools.prelude, implied: folder.impliedModules, isTested: tools.isTesting,
      isTests: tools.isTesting && isApp)
    let report: RewriteReport = try tools.askRewriter(request, in: work)
    try copySources(zip(folder.sources.map(\.rewrittenName), outputs) + [(supportName, support)])
    try BuildCache.write([UInt8](try JSONEncoder().encode(report)), to: reportFile)
    if superclasses.isEmpty { try BuildCache.write(Array(key.utf8), to: rewrittenFile) }
    return report
  }

  /// The path of a file with the key of the sources in the source folder, while these are as the
  /// rewriter wrote them.
  private var rewrittenFile: String { moduleFolder.appending(file: "rewritten") }

  /// Returns the report if the sources in the source folder are still as the rewriter wrote them.
  private func rewrittenReport() throws -> RewriteReport? {
    let known = FileManager.default.contents(atPath: rewrittenFile)
    return known == Data(key.utf8) ? try cachedReport() : nil
  }

  /// Returns the path and the line in the user's source for those of a rewritten file of tests; nil
  /// for another file. Such a file begins with a line of its own.
  func userPlace(_ path: String, _ line: Int) -> (path: String, line: Int)? {
    folder.sources.first { sourceFolder.appending(file: $0.rewrittenName) == path }.map { source in
      (folder.path.appending(file: source.name), line - 1)
    }
  }

  private var supportName: String { "_Overscroll_\(name).swift" }

  /// Copies files to the source folder. Unchanged files keep their modification time, by which the
  /// compiler detects changes.
  private func copySources(_ files: [(name: String, path: String)]) throws {
    for (name, path) in files {
      let goal = sourceFolder.appending(file: name)
      let new = FileManager.default.contents(atPath: path)
      if let new, FileManager.default.contents(atPath: goal) == new { continue }
      do { try Directory(path: goal.directory).make() } catch {
        throw Failure.cannotMakeDirectory(goal.directory, error)
      }
      try BuildCache.write([UInt8](new ?? Data()), to: goal)
    }
  }

  // MARK: - Compiling

  /// A file that is compiled: a rewritten source, or the generated file before all of them.
  struct CompiledFile {
    /// The path of the user's file; empty for the generated file.
    let userPath: String
    let path: String
    /// The path of the object file.
    let object: String

    /// The path where the compiler writes the object file, before it replaces the last build's.
    var newObject: String { object + ".new" }
    /// The path of the compiler's serialized diagnostics.
    var diagnostics: String { object + ".dia" }
  }

  /// The generated file, and then the user's files in their order.
  var compiledFiles: [CompiledFile] {
    let users = [""] + folder.sources.map { folder.path.appending(file: $0.name) }
    let names = [supportName] + folder.sources.map(\.rewrittenName)
    return zip(users, names).enumerated().map { place, file in
      CompiledFile(
        userPath: file.0, path: sourceFolder.appending(file: file.1),
        object: objectFolder.appending(file: "\(place)-\(file.1.fileName.dropLast(6)).o"))
    }
  }

  private var objectFolder: String { moduleFolder.appending(file: "build") }
  var unfinishedLibrary: String { moduleFolder.appending(file: "unfinished.so") }

  /// Compiles the module. Parts that do not compile are left out, until the rest does.
  private func compile(_ tell: (String) -> Void) throws {
    do { try Directory(path: objectFolder).make() } catch {
      throw Failure.cannotMakeDirectory(objectFolder, error)
    }
    unlink(rewrittenFile)
    let holes = try compileChanged() ?? compileAll()
    try BuildCache.write([UInt8](try JSONEncoder().encode(holes)), to: holeFile)
    // A name that the placeholders lack becomes a hole where the app uses it.
    if !folder.isPlaceholder { holes.summary(of: name, lineCount: lineCount).forEach(tell) }
    guard rename(unfinishedLibrary, library) == 0 else { throw Failure.cannotWrite(library, .last) }
    removeOld()
  }

  /// The number of rounds after which the rest probably compiles.
  private static let checkedRoundCount = 2

  /// Compiles all files, and records how, so that a later build can compile changed files alone.
  private func compileAll() throws -> HoleReport {
    if folder.isPlaceholder {
      tools.console.printLine("compiling placeholders for \(name) (once)")
    } else {
      printCount(folder.sources.count)
    }
    var (holes, round) = (HoleReport(), 0)
    var mode = languageMode
    var record = CompiledRecord(paths: compiledFiles.map(\.path), texts: compiledTexts)
    // The texts of the files that have a new object.
    var compiled: [String: String] = [:]
    // A process that finds an error in a file generates no code, but the others do. It is of no use
    // if declarations change thereafter, so files that probably have such errors are only checked.
    var emitsCode = try report().problems.isEmpty
    while true {
      let texts = compiledTexts
      let files = compiledFiles.filter { !emitsCode || compiled[$0.path] != texts[$0.path] }
      let outcome = try runCompilers(files, emitsCode: emitsCode, mode)
      for file in files where emitsCode && access(file.newObject, R_OK) == 0 {
        compiled[file.path] = texts[file.path]
      }
      if outcome.status == 0 {
        if emitsCode { break }
        emitsCode = true
        continue
      }
      if mode == languageMode, needsOlderMode(outcome.text) {
        (mode, compiled) = (Self.olderMode, [:])
        continue
      }
      let known = holes.superclasses.count
      let part = try makeHoles(after: holes, round: round, from: files.map(\.diagnostics))
      holes.add(part)
      guard part.isChanged else { throw failure(of: outcome) }
      record.add(part, compiledTexts)
      round += 1
      if holes.superclasses.count > known {
        _ = try rewrite(superclasses: holes.superclasses)
        (holes, round) = (holes.onlySuperclasses, 0)
      }
      let new = compiledTexts
      let isSame = record.paths.allSatisfy {
        CompiledRecord.haveSameInterface(texts[$0], new[$0])
      }
      if !isSame { compiled = [:] }
      emitsCode = isSame || round >= Self.checkedRoundCount
    }
    try installObjects(of: compiledFiles)
    for outcome in try (isApp ? [] : [emitModule(mode)]) + [link()] where outcome.status != 0 {
      throw failure(of: outcome)
    }
    // The language mode and the replaced superclasses can depend on any file.
    if mode == languageMode, holes.superclasses.isEmpty {
      try save(record)
    } else {
      unlink(recordFile)
    }
    return holes
  }

  /// Says how many of the user's files are compiled.
  func printCount(_ count: Int) {
    let all = folder.sources.count
    let part = count == all ? "" : "\(count) of "
    tools.console.printLine("compiling \(name) (\(part)\(all) \(all == 1 ? "file" : "files"))")
  }

  private func failure(of outcome: SwiftCompiler.Outcome) -> Failure {
    let words = CompilerText(outcome.text, compiled: sourceFolder, of: folder).words
    return .cannotCompile(module: name, words: words)
  }

  private var lineCount: Int {
    folder.sources.reduce(0) { $0 + $1.bytes.split(separator: UInt8(ascii: "\n")).count }
  }

  private var holeFile: String { moduleFolder.appending(file: "holes-\(key).json") }

  /// The parts of the compiled module that were left out.
  var holes: HoleReport {
    let data = FileManager.default.contents(atPath: holeFile)
    return data.flatMap { try? JSONDecoder().decode(HoleReport.self, from: $0) } ?? HoleReport()
  }

  /// The language mode in which names of Swift 3 and 4 are known.
  static let olderMode = "4"

  /// Whether the sources use names that newer language modes do not have, and no project says which
  /// mode they are written for.
  func needsOlderMode(_ messages: String) -> Bool {
    !isModeGiven
      && ["was obsoleted in Swift 4", "was obsoleted in Swift 5"].contains(
        where: messages.contains)
  }

  /// The number of source versions whose compiled libraries are kept.
  private static let keptVersionCount = 4

  private func removeOld() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: moduleFolder)) ?? []
    let libraries = names.filter { $0.hasPrefix("lib\(name)-") && $0.hasSuffix(".so") }
    let aged = libraries.map { name -> (name: String, time: Int) in
      var status = stat()
      stat(moduleFolder.appending(file: name), &status)
      return (name, status.st_mtim.tv_sec)
    }.sorted { ($0.time, $0.name) > ($1.time, $1.name) }
    for old in aged.dropFirst(Self.keptVersionCount) where !library.hasSuffix(old.name) {
      unlink(moduleFolder.appending(file: old.name))
    }
  }

  // MARK: - Loading

  private static let loaded = Mutex<Set<String>>([])

  /// The paths of all libraries that were loaded into this process.
  static var loadedLibraries: Set<String> { loaded.withLock { $0 } }

  /// Loads the library into this process and registers its classes.
  ///
  /// - Throws: `Failure.cannotLoad`.
  @MainActor
  func load() throws {
    for module in libraries { try module.load() }
    guard !folder.sources.isEmpty else { return }
    // Modules that import a library must find its symbols, so a library is loaded globally. No
    // module imports the app.
    guard let handle = dlopen(library, RTLD_NOW | (isApp ? RTLD_LOCAL : RTLD_GLOBAL)) else {
      throw Failure.cannotLoad(dlerror().map { String(cString: $0) } ?? library)
    }
    Self.loaded.withLock { _ = $0.insert(library) }
    guard let symbol = dlsym(handle, "overscroll_register_\(name)") else {
      throw Failure.cannotLoad("\(library) registers no app")
    }
    unsafeBitCast(symbol, to: (@convention(c) () -> Void).self)()
  }
}

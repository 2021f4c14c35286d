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
  /// The imported libraries, each after its own imports.
  let libraries: [ModuleBuild]
  let tools: BuildTools
  /// Whether this module is the app, which no other module imports.
  let isApp: Bool
  /// The Swift language mode of the module.
  private let languageMode: String

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
    languageMode = folder.languageMode ?? usualMode ?? "5"
    var identity = ContentHash()
    let traits = [name, folder.path, languageMode, tools.key]
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

  /// The path of the shared library for the current sources.
  var library: String { moduleFolder.appending(file: "lib\(name)-\(key).so") }
  private var reportFile: String { moduleFolder.appending(file: "report-\(key).json") }
  private var sourceFolder: String { moduleFolder.appending(file: "src") }

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
  /// - Throws: `Failure.cannotCompile` with the compiler's messages, and other failures.
  func build() throws {
    for module in libraries { try module.build() }
    guard !folder.sources.isEmpty else { return folder.warnings.forEach(tools.console.printLine) }
    guard access(library, R_OK) != 0 else { return }
    try BuildCache.locked(moduleFolder) {
      guard access(library, R_OK) != 0 else { return }
      let report = try rewrite()
      if let missing = report.problems.first(where: { $0.framework == "Combine" }) {
        throw Failure.noCombine("\(missing.file):\(missing.line):\(missing.column)")
      }
      for line in folder.warnings + report.problems.map(\.text) { tools.console.printLine(line) }
      try compile()
    }
  }

  // MARK: - Rewriting

  /// Rewrites all files and copies the changed results to the folder that is compiled.
  private func rewrite() throws -> RewriteReport {
    let rewriter = try tools.rewriter()
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
      available: ["UIKit", "SnapKit"] + (tools.modules.hasCombine ? ["Combine"] : []) + names,
      conditions: tools.isDebug ? ["DEBUG"] : [],
      optionalMembers: try libraries.flatMap { try $0.report().optionalMembers })
    let (question, answer) = ("request.json", "report.json")
    try work.write([UInt8](try JSONEncoder().encode(request)), to: question)
    let outcome = try tools.compiler.run(
      rewriter, [question, answer].map { work.path.appending(file: $0) }, in: work)
    let data = Data(work.bytes(answer))
    guard outcome.status == 0,
      let report = try? JSONDecoder().decode(RewriteReport.self, from: data)
    else { throw Failure.compilerFailed(outcome.text) }
    try copySources(zip(folder.sources.map(\.name), outputs) + [(supportName, support)])
    try BuildCache.write([UInt8](data), to: reportFile)
    return report
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

  private func compile() throws {
    let count = folder.sources.count
    tools.console.printLine("compiling \(name) (\(count) \(count == 1 ? "file" : "files"))")
    let files = (folder.sources.map(\.name) + [supportName]).map {
      sourceFolder.appending(file: $0)
    }
    let objects = moduleFolder.appending(file: "build")
    do { try Directory(path: objects).make() } catch {
      throw Failure.cannotMakeDirectory(objects, error)
    }
    let map = moduleFolder.appending(file: "files.json")
    try BuildCache.write(try outputMap(files, objects), to: map)
    let list = moduleFolder.appending(file: "files.txt")
    let lines = files.map { "\"\($0.replacing("\"", with: "\\\""))\"" }.joined(separator: "\n")
    try BuildCache.write(Array(lines.utf8), to: list)
    let made = moduleFolder.appending(file: "unfinished.so")
    var arguments = [
      "-emit-library", "-o", made, "-module-name", name, "-parse-as-library", "-swift-version",
      languageMode,
      "-suppress-warnings", "-diagnostic-style=llvm", "-no-color-diagnostics", "-incremental",
      "-enable-batch-mode", "-j", "\(ProcessInfo.processInfo.activeProcessorCount)",
      "-output-file-map", map, "-Xlinker", "-soname=lib\(name).so",
    ]
    // By default, optimised code prints no message when it traps. `-assert-config Debug` turns the
    // messages on, and with them the assertions.
    arguments +=
      tools.isDebug ? ["-Onone", "-g", "-D", "DEBUG"] : ["-O", "-assert-config", "Debug"]
    // Lines for messages about the app's code, under the paths of the user's files. Paths that
    // share a folder with the compilation's would be written relative to it, and not be mapped.
    arguments += [
      "-gline-tables-only", "-file-compilation-dir", "/", "-debug-prefix-map",
      "\(sourceFolder)=\(folder.path)",
    ]
    arguments += [
      "-emit-module", "-emit-module-path", moduleFolder.appending(file: "\(name).swiftmodule"),
    ]
    arguments += ["-module-cache-path", try tools.cache.folder("clang")]
    arguments += imports + ["@" + list]
    let work = try TemporaryFolder()
    defer { work.remove() }
    let outcome = try tools.compiler.run(tools.compiler.path, arguments, in: work)
    guard outcome.status == 0 else {
      throw Failure.cannotCompile(module: name, words: words(outcome.text))
    }
    guard rename(made, library) == 0 else { throw Failure.cannotWrite(library, .last) }
    removeOld()
  }

  private var imports: [String] {
    let own = libraries.flatMap { ["-I", $0.moduleFolder] }
    return own + tools.modules.arguments(besides: libraries.map(\.name) + [name])
  }

  private func outputMap(_ files: [String], _ objects: String) throws -> [UInt8] {
    var map = [
      "": ["swift-dependencies": objects.appending(file: "module.swiftdeps")]
    ]
    for (place, file) in files.enumerated() {
      let base = objects.appending(file: "\(place)-\(file.fileName.dropLast(6))")
      map[file] = ["object": base + ".o", "swift-dependencies": base + ".swiftdeps"]
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return [UInt8](try encoder.encode(map))
  }

  /// Returns the compiler's messages with the paths of the user's own files. Each message appears
  /// once, although several compiler processes report problems in the files that all of them read.
  private func words(_ text: String) -> String {
    var (seen, blocks) = (Set<String>(), [String]())
    var block = ""
    func close() {
      if !block.isEmpty, seen.insert(block).inserted { blocks.append(block) }
      block = ""
    }
    for line in text.replacing(sourceFolder + "/", with: folder.path + "/").split(separator: "\n") {
      // Lines that begin with `error: ` only report which compiler process failed. The exception is
      // the error for two files of one name.
      if line.hasPrefix("error: "), !line.hasPrefix("error: filename ") { continue }
      if line.hasPrefix(folder.path) { close() }
      // The rewriter adds members to a class on one line, which may be long.
      block += (block.isEmpty ? "" : "\n") + line.prefix(Self.longestLine)
    }
    close()
    return blocks.isEmpty ? text : blocks.joined(separator: "\n")
  }

  private static let longestLine = 200

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

import Foundation
import Snapshots

/// The tools that compile apps: the compiler, the modules of this program and the rewriter.
struct BuildTools {
  let compiler: SwiftCompiler
  let modules: ModuleFolder
  let cache: BuildCache
  /// Whether apps are compiled with `DEBUG` set and with debug information.
  let isDebug: Bool
  /// Whether apps are compiled for tests, which see their internal declarations.
  let isTesting: Bool
  let console: Console

  /// The folder of the rewriter's sources, next to the program.
  private let rewriterSources: String
  /// A hash of the program, the compiler, the rewriter and the flags.
  let key: String

  /// Locates the tools.
  ///
  /// - Throws: `Failure.noCompiler`, `.noModules`, `.noRewriter`.
  init(
    isDebug: Bool, isTesting: Bool = false, console: Console, cache: BuildCache = BuildCache(),
    timeLimit: Int = 600
  ) throws {
    compiler = try SwiftCompiler(named: nil, timeLimit: timeLimit)
    modules = try ModuleFolder(named: nil)
    (self.isDebug, self.console, self.cache) = (isDebug, console, cache)
    self.isTesting = isTesting
    let program = Bundle.main.executablePath ?? CommandLine.arguments.first ?? ""
    rewriterSources = Self.resource("SourceRewriter")
    var hash = ContentHash()
    for file in [program, URL(filePath: compiler.path).resolvingSymlinksInPath().path] {
      var status = stat()
      guard stat(file, &status) == 0 else { continue }
      hash.add("\(file) \(status.st_size) \(status.st_mtim.tv_sec) \(status.st_mtim.tv_nsec)")
    }
    for file in try Self.files(in: rewriterSources) {
      hash.add(file.fileName)
      hash.add([UInt8](FileManager.default.contents(atPath: file) ?? Data()))
    }
    hash.add(isDebug ? "debug" : "release")
    if isTesting { hash.add("testing") }
    hash.add(modules.hasCombine ? "Combine" : "")
    key = hash.text
  }

  /// Returns the path of a folder of this program's resources.
  static func resource(_ name: String) -> String {
    let program = Bundle.main.executablePath ?? CommandLine.arguments.first ?? ""
    return program.directory.appending(file: "overscroll_OverscrollCommand.resources/\(name)")
  }

  /// The modules of C libraries that the modules of tests import in turn.
  ///
  /// The compiler requires that they exist, and their own headers may be missing. No declaration of
  /// theirs is visible to tests, so that empty ones do.
  private static let hiddenModules = ["CGIF", "CImageIO", "CYaml"]

  /// Returns the compiler arguments by which tests find the modules that they import.
  ///
  /// - Throws: `Failure.cannotMakeDirectory`, `.cannotWrite`.
  func testArguments() throws -> [String] {
    guard isTesting else { return [] }
    let map = try cache.folder("hidden").appending(file: "module.modulemap")
    let text = Self.hiddenModules.map { "module \($0) {}\n" }.joined()
    if FileManager.default.contents(atPath: map) != Data(text.utf8) {
      try BuildCache.write(Array(text.utf8), to: map)
    }
    return ["-Xcc", "-fmodule-map-file=\(map)"]
  }

  private static func files(in folder: String) throws -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let sources = names.filter { $0.hasSuffix(".swift") }.sorted()
    guard !sources.isEmpty else { throw Failure.noRewriter(folder) }
    return (sources + ["Diagnostics/diagnostics.h", "Headers/prelude.h"]).map {
      folder.appending(file: $0)
    }
  }

  /// The path of the declarations under which the rewriter reads Objective-C headers.
  var prelude: String { rewriterSources.appending(file: "Headers/prelude.h") }

  /// Returns the path of the rewriter, which is compiled on first use. Compiling takes about a
  /// minute of CPU time.
  ///
  /// - Throws: `Failure`.
  func rewriter() throws -> String {
    let sources = try Self.files(in: rewriterSources)
    var hash = ContentHash()
    hash.add(compiler.path)
    for file in sources { hash.add([UInt8](FileManager.default.contents(atPath: file) ?? Data())) }
    let folder = try cache.folder("rewriter-" + hash.text)
    let tool = folder.appending(file: "rewriter")
    if access(tool, X_OK) == 0 { return tool }
    return try BuildCache.locked(folder) {
      if access(tool, X_OK) == 0 { return tool }
      let bin = URL(filePath: compiler.path).resolvingSymlinksInPath().path.directory
      let libraries = bin.directory.appending(file: "lib")
      let host = libraries.appending(file: "swift/host")
      guard access(host.appending(file: "SwiftParser.swiftmodule"), F_OK) == 0 else {
        throw Failure.noSyntaxLibrary(host)
      }
      console.printLine("building the source rewriter (once)")
      let work = try TemporaryFolder()
      defer { work.remove() }
      let made = folder.appending(file: "unfinished")
      let outcome = try compiler.run(
        compiler.path,
        [
          "-O", "-swift-version", "5", "-I", host, "-L", host, "-lSwiftSyntax", "-lSwiftParser",
          "-I", rewriterSources.appending(file: "Diagnostics"), "-L", libraries, "-lclang",
          "-Xlinker", "-rpath", "-Xlinker", host, "-Xlinker", "-rpath", "-Xlinker", libraries,
          "-module-name", "Rewriter", "-o", made,
          "-module-cache-path", try cache.folder("clang"),
        ] + sources.filter { $0.hasSuffix(".swift") }, in: work)
      guard outcome.status == 0 else { throw Failure.compilerFailed(outcome.text) }
      guard rename(made, tool) == 0 else { throw Failure.cannotWrite(tool, .last) }
      return tool
    }
  }

  /// Runs the rewriter on a request and returns its answer.
  ///
  /// - Parameters:
  ///   - mode: The rewriter's mode; nil rewrites sources.
  ///   - work: A folder for the request and the answer.
  /// - Throws: `Failure`.
  func askRewriter<Answer: Decodable>(
    _ request: some Encodable, mode: String? = nil, in work: TemporaryFolder
  ) throws -> Answer {
    let (question, answer) = ("request.json", "report.json")
    try work.write([UInt8](try JSONEncoder().encode(request)), to: question)
    let files = [question, answer].map { work.path.appending(file: $0) }
    let outcome = try compiler.run(try rewriter(), (mode.map { [$0] } ?? []) + files, in: work)
    guard outcome.status == 0,
      let report = try? JSONDecoder().decode(Answer.self, from: Data(work.bytes(answer)))
    else { throw Failure.compilerFailed(outcome.text) }
    return report
  }
}

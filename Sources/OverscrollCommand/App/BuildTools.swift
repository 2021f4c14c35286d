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

  private let rewriter: RewriterTool
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
    rewriter = try RewriterTool(compiler)
    var hash = ContentHash()
    for file in [program, URL(filePath: compiler.path).resolvingSymlinksInPath().path] {
      var status = stat()
      guard stat(file, &status) == 0 else { continue }
      hash.add("\(file) \(status.st_size) \(status.st_mtim.tv_sec) \(status.st_mtim.tv_nsec)")
    }
    for file in rewriter.files {
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

  /// The toolchain's folder with the libraries that the compiler loads for macros.
  var hostFolder: String { rewriter.host }

  /// The path of the declarations under which the rewriter reads Objective-C headers.
  var prelude: String { rewriter.sources.appending(file: "Headers/prelude.h") }

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
    let outcome = try compiler.run(
      try rewriter.path(cache: cache, console: console), (mode.map { [$0] } ?? []) + files,
      in: work, environment: rewriter.environment)
    guard outcome.status == 0,
      let report = try? JSONDecoder().decode(Answer.self, from: Data(work.bytes(answer)))
    else { throw Failure.compilerFailed(outcome.text) }
    return report
  }
}

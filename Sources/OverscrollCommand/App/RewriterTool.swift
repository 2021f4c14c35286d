import Foundation
import Snapshots

/// The program that rewrites the sources of apps, which is built with the toolchain's SwiftSyntax.
///
/// An installed program has one beside its resources, for the toolchain with which it was built.
/// With another toolchain, one is built into the cache on first use.
struct RewriterTool {
  /// The folder of the rewriter's sources.
  let sources: String
  let compiler: SwiftCompiler

  /// The paths of the sources and of the headers that belong to them.
  let files: [String]

  /// The toolchain's folder with SwiftSyntax.
  let host: String
  /// The toolchain's folder with libclang.
  private let libraries: String
  /// A name for this version of the rewriter, built with these libraries.
  private let name: String

  /// Locates the sources next to this program and the toolchain's libraries.
  ///
  /// - Throws: `Failure.noRewriter`.
  init(_ compiler: SwiftCompiler) throws {
    self.compiler = compiler
    sources = BuildTools.resource("SourceRewriter")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: sources)) ?? []
    let swift = names.filter { $0.hasSuffix(".swift") }.sorted()
    guard !swift.isEmpty else { throw Failure.noRewriter(sources) }
    files = (swift + ["Diagnostics/diagnostics.h", "Headers/prelude.h"]).map {
      [sources] in sources.appending(file: $0)
    }
    let bin = URL(filePath: compiler.path).resolvingSymlinksInPath().path.directory
    libraries = bin.directory.appending(file: "lib")
    host = libraries.appending(file: "swift/host")
    var hash = ContentHash()
    for file in files { hash.add([UInt8](FileManager.default.contents(atPath: file) ?? Data())) }
    let syntax = ["SwiftSyntax", "SwiftParser"].map { [host] in host.appending(file: "lib\($0).so")
    }
    for library in syntax + [libraries.appending(file: "libclang.so")] {
      var status = stat()
      guard stat(library, &status) == 0 else { continue }
      // The first bytes contain the linker's identifier of the library's contents.
      let start = try? FileHandle(forReadingAtPath: library)?.read(upToCount: 4096)
      hash.add("\(library.fileName) \(status.st_size)")
      hash.add([UInt8](start ?? Data()))
    }
    name = "rewriter-" + hash.text
  }

  /// The environment in which the tool finds the toolchain's libraries, also if the toolchain was
  /// in another folder when the tool was built. `linux` has Swift's runtime.
  var environment: [String: String] {
    ["LD_LIBRARY_PATH": "\(host):\(libraries):\(libraries.appending(file: "swift/linux"))"]
  }

  /// Returns the path of a built rewriter: that beside the program's resources if it fits, or else
  /// that in the cache, which is built if necessary.
  ///
  /// - Throws: `Failure`.
  func path(cache: BuildCache, console: Console) throws -> String {
    if access(readyMade, X_OK) == 0 { return readyMade }
    let folder = try cache.folder(name)
    let tool = folder.appending(file: "rewriter")
    if access(tool, X_OK) == 0 { return tool }
    return try BuildCache.locked(folder) {
      if access(tool, X_OK) == 0 { return tool }
      console.printLine("building the source rewriter (once, 30 to 60 s)")
      try build(tool, moduleCache: try cache.folder("clang"))
      return tool
    }
  }

  /// Builds the rewriter beside the program's resources, unless it is there.
  ///
  /// - Throws: `Failure`.
  func makeReady(console: Console) throws {
    guard access(readyMade, X_OK) != 0 else { return }
    let folder = readyMade.directory
    guard mkdir(folder, 0o755) == 0 || errno == EEXIST else {
      throw Failure.cannotMakeDirectory(folder, .last)
    }
    console.progress("▸ building the source rewriter")
    let work = try TemporaryFolder()
    defer { work.remove() }
    try build(readyMade, moduleCache: work.path)
    console.progress("")
  }

  /// The path of a rewriter for these sources and this toolchain beside the program's resources.
  private var readyMade: String { BuildTools.resource("Rewriter").appending(file: name) }

  private func build(_ tool: String, moduleCache: String) throws {
    guard access(host.appending(file: "SwiftParser.swiftmodule"), F_OK) == 0 else {
      throw Failure.noSyntaxLibrary(host)
    }
    let work = try TemporaryFolder()
    defer { work.remove() }
    let made = tool + ".unfinished"
    let outcome = try compiler.run(
      compiler.path,
      [
        "-O", "-swift-version", "5", "-I", host, "-L", host, "-lSwiftSyntax", "-lSwiftParser",
        "-I", sources.appending(file: "Diagnostics"), "-L", libraries, "-lclang",
        "-Xlinker", "-rpath", "-Xlinker", host, "-Xlinker", "-rpath", "-Xlinker", libraries,
        "-module-name", "Rewriter", "-o", made, "-module-cache-path", moduleCache,
      ] + files.filter { $0.hasSuffix(".swift") }, in: work)
    guard outcome.status == 0 else { throw Failure.compilerFailed(outcome.text) }
    guard rename(made, tool) == 0 else { throw Failure.cannotWrite(tool, .last) }
  }
}

import Foundation
import Snapshots
import Synchronization

/// The calls of the compiler.
///
/// Each object contains only the code of its own file, as in a debug build by Xcode, so that the
/// object of a changed file can be linked with those of the others. Whole-module compilation puts
/// initial values of properties into the objects of other files. The compiler's frontend is called
/// directly, because the driver chooses the number of processes by the machine.
extension ModuleBuild {
  /// Returns the number of compiler processes for files.
  ///
  /// The parts of a module do not depend on the machine, and so neither does the order in which
  /// errors are found. Each process reads the declarations of all files, so that four take a tenth
  /// more CPU time than two.
  private static func partCount(_ fileCount: Int) -> Int {
    fileCount < 12 ? min(fileCount, 1) : min(max(2, fileCount / 40), 8)
  }

  /// Compiles some of the module's files in parallel.
  ///
  /// - Parameters:
  ///   - emitsCode: Whether the new objects are written. Otherwise the files are only checked,
  ///     which finds all errors but those in the flow of control.
  ///   - mode: The language mode.
  /// - Returns: The status of the first process that fails, or else 0, and the messages of all. The
  ///   diagnostics are in the files' own files.
  /// - Throws: `Failure`.
  func runCompilers(
    _ files: [CompiledFile], emitsCode: Bool, _ mode: String
  ) throws -> SwiftCompiler.Outcome {
    let count = Self.partCount(files.count)
    let outcomes = Mutex([Result<SwiftCompiler.Outcome, any Error>?](repeating: nil, count: count))
    DispatchQueue.concurrentPerform(iterations: count) { part in
      let files = files[files.count * part / count..<files.count * (part + 1) / count]
      let outcome = Result { try runCompiler(files, emitsCode: emitsCode, mode) }
      outcomes.withLock { $0[part] = outcome }
    }
    let all = try outcomes.withLock { try $0.compactMap { try $0?.get() } }
    return SwiftCompiler.Outcome(
      status: all.first { $0.status != 0 }?.status ?? 0, text: all.map(\.text).joined())
  }

  private func runCompiler(
    _ files: ArraySlice<CompiledFile>, emitsCode: Bool, _ mode: String
  ) throws -> SwiftCompiler.Outcome {
    var arguments = [emitsCode ? "-c" : "-typecheck"]
    let isCompiled = Set(files.map(\.path)).contains
    for file in compiledFiles {
      arguments += (isCompiled(file.path) ? ["-primary-file"] : []) + [file.path]
    }
    for file in files {
      // Those of an earlier run do not fit the changed file.
      unlink(file.diagnostics)
      arguments += ["-serialize-diagnostics-path", file.diagnostics]
      if emitsCode {
        unlink(file.newObject)
        arguments += ["-o", file.newObject]
      }
    }
    return try runFrontend(arguments, mode)
  }

  /// Writes the module file, which the modules that import this one read.
  func emitModule(_ mode: String) throws -> SwiftCompiler.Outcome {
    try runFrontend(
      ["-emit-module", "-o", moduleFolder.appending(file: "\(name).swiftmodule")]
        + ["-experimental-skip-non-inlinable-function-bodies-without-types"]
        + compiledFiles.map(\.path), mode)
  }

  /// Replaces the objects of files by the new ones.
  ///
  /// - Throws: `Failure.cannotWrite`.
  func installObjects(of files: [CompiledFile]) throws {
    for file in files where rename(file.newObject, file.object) != 0 {
      throw Failure.cannotWrite(file.object, .last)
    }
  }

  /// Links the objects to the unfinished library.
  func link() throws -> SwiftCompiler.Outcome {
    try run(
      ["-emit-library", "-o", unfinishedLibrary, "-Xlinker", "-soname=lib\(name).so"]
        + compiledFiles.map(\.object))
  }

  private func runFrontend(_ arguments: [String], _ mode: String) throws -> SwiftCompiler.Outcome {
    try run(["-frontend"] + arguments + ["-swift-version", mode] + frontendArguments())
  }

  private func run(_ arguments: [String]) throws -> SwiftCompiler.Outcome {
    let work = try TemporaryFolder()
    defer { work.remove() }
    // The paths of thousands of files do not fit a command line.
    let quoted = arguments.dropFirst().map { argument in
      "\"\(argument.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
    }
    try work.write(Array(quoted.joined(separator: "\n").utf8), to: "arguments.txt")
    let list = "@" + work.path.appending(file: "arguments.txt")
    return try tools.compiler.run(tools.compiler.path, [arguments[0], list], in: work)
  }

  private func frontendArguments() throws -> [String] {
    var arguments = [
      "-module-name", name, "-parse-as-library", "-suppress-warnings", "-diagnostic-style=llvm",
      "-no-color-diagnostics", "-Xcc", "-fno-color-diagnostics",
      "-enable-anonymous-context-mangled-names", "-empty-abi-descriptor",
    ]
    // Compiling takes half of the time that optimising takes, and an app's own code is seldom a
    // tenth of a picture's time.
    arguments.append("-Onone")
    if tools.isDebug { arguments.append("-g") }
    arguments += conditions.flatMap { ["-D", $0] }
    if tools.isTesting { arguments.append("-enable-testing") }
    // Lines for messages about the app's code, under the paths of the user's files. Paths that
    // share a folder with the compilation's would be written relative to it, and not be mapped.
    arguments += [
      "-gline-tables-only", "-file-compilation-dir", "/", "-debug-prefix-map",
      "\(sourceFolder)=\(folder.path)",
    ]
    arguments += ["-module-cache-path", try tools.cache.folder("clang")]
    let host = tools.hostFolder
    let server = host.appending(file: "libSwiftInProcPluginServer.so")
    if access(server, R_OK) == 0 { arguments += ["-in-process-plugin-server-path", server] }
    arguments += ["-plugin-path", host.appending(file: "plugins")]
    let own = libraries.flatMap { ["-I", $0.moduleFolder] }
    return arguments + own
      + tools.modules.arguments(
        besides: libraries.map(\.name) + [name], isTesting: tools.isTesting)
      + (try tools.testArguments())
  }
}

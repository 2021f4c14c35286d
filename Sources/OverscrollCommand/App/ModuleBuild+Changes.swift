import Foundation
import Snapshots

extension ModuleBuild {
  var recordFile: String { moduleFolder.appending(file: "record.json") }

  /// The present texts of the compiled files, by path.
  var compiledTexts: [String: String] {
    var texts: [String: String] = [:]
    for file in compiledFiles {
      let data = FileManager.default.contents(atPath: file.path)
      texts[file.path] = String(decoding: data ?? Data(), as: UTF8.self)
    }
    return texts
  }

  /// Writes a record with the state of the object files and of the libraries.
  ///
  /// - Throws: `Failure.cannotWrite`.
  func save(_ record: CompiledRecord) throws {
    var record = record
    (record.objects, record.libraries) = (objectStates, libraryStates)
    try BuildCache.write([UInt8](try JSONEncoder().encode(record)), to: recordFile)
  }

  private var objectStates: [String] {
    compiledFiles.map { file in
      var status = stat()
      guard stat(file.object, &status) == 0 else { return "" }
      let time = status.st_mtim
      return "\(status.st_ino) \(status.st_size) \(time.tv_sec) \(time.tv_nsec)"
    }
  }

  private var libraryStates: [String] {
    libraries.map { library in
      let module = library.moduleFolder.appending(file: "\(library.name).swiftmodule")
      var hash = ContentHash()
      hash.add([UInt8](FileManager.default.contents(atPath: module) ?? Data()))
      return hash.text
    }
  }

  /// Compiles only the files that differ from those of the last build, and links them with its
  /// objects.
  ///
  /// - Returns: What was left out; nil if all files must be compiled: the files are others, more
  ///   than bodies of functions differ, or the changed files do not compile.
  /// - Throws: `Failure`.
  func compileChanged() throws -> HoleReport? {
    let files = compiledFiles
    let plain = compiledTexts
    guard let data = FileManager.default.contents(atPath: recordFile),
      let record = try? JSONDecoder().decode(CompiledRecord.self, from: data),
      record.paths == files.map(\.path), record.libraries == libraryStates,
      record.objects == objectStates, !record.objects.contains("")
    else { return nil }
    let changed = files.filter { record.text($0.path, in: 0) != plain[$0.path] }
    // A single source and the generated file depend on each other too much to be linked apart.
    guard changed.count * 2 <= files.count, folder.sources.count > 1,
      changed.allSatisfy({
        CompiledRecord.haveSameInterface(record.text($0.path, in: 0), plain[$0.path])
      })
    else { return nil }
    let count = changed.count { !$0.userPath.isEmpty }
    tools.console.printLine("compiling \(name) (\(count) of \(folder.sources.count) files)")
    if let holes = try compile(changed, as: record, plain) { return holes }
    // Some files are as they were in a later round.
    for file in files { try BuildCache.write(Array((plain[file.path] ?? "").utf8), to: file.path) }
    return nil
  }

  /// Repeats the rounds of a record for changed files.
  private func compile(
    _ changed: [CompiledFile], as record: CompiledRecord, _ plain: [String: String]
  ) throws -> HoleReport? {
    let isChanged = Set(changed.map(\.path)).contains
    let users = Set(changed.map(\.userPath))
    let order = compiledFiles.map(\.userPath)
    var new = CompiledRecord(paths: record.paths, texts: plain)
    var holes = HoleReport()
    var round = 0
    while true {
      let isLast = round >= record.reports.count
      var part = HoleReport()
      if !changed.isEmpty, try !compile(changed, emitsCode: isLast) {
        part = try makeHoles(after: holes, round: round, from: changed.map { $0.object + ".dia" })
        let touched = (part.holes + part.mends).map(\.file)
        guard part.isChanged, part.superclasses.isEmpty, touched.allSatisfy(users.contains)
        else { return nil }
      } else if isLast {
        break
      }
      if !isLast { part = record.reports[round].replacing(users, by: part, order: order) }
      let next = isLast ? [:] : record.texts[round + 1]
      for path in record.paths where !isChanged(path) {
        if let text = next[path] { try BuildCache.write(Array(text.utf8), to: path) }
      }
      let texts = compiledTexts
      for path in record.paths {
        let known = record.text(path, in: round + 1)
        let isSame =
          isChanged(path)
          ? CompiledRecord.haveSameInterface(known, texts[path]) : known == texts[path]
        guard isSame else { return nil }
      }
      new.add(part, texts)
      holes.add(part)
      round += 1
    }
    for file in changed where rename(file.object + ".new", file.object) != 0 {
      throw Failure.cannotWrite(file.object, .last)
    }
    guard try link() else { return nil }
    try save(new)
    return holes
  }

  /// Compiles a few files alone. Returns false if they do not compile.
  private func compile(_ changed: [CompiledFile], emitsCode: Bool) throws -> Bool {
    var arguments = ["-frontend", emitsCode ? "-c" : "-typecheck", "-swift-version", languageMode]
    arguments +=
      try commonArguments() + [
        "-Xcc", "-fno-color-diagnostics", "-enable-anonymous-context-mangled-names",
        "-empty-abi-descriptor",
      ]
    let host = tools.hostFolder
    let server = host.appending(file: "libSwiftInProcPluginServer.so")
    if access(server, R_OK) == 0 { arguments += ["-in-process-plugin-server-path", server] }
    arguments += ["-plugin-path", host.appending(file: "plugins")]
    let isChanged = Set(changed.map(\.path)).contains
    for file in compiledFiles {
      arguments += (isChanged(file.path) ? ["-primary-file"] : []) + [file.path]
    }
    for file in changed {
      unlink(file.object + ".dia")
      arguments += ["-serialize-diagnostics-path", file.object + ".dia"]
      if emitsCode { arguments += ["-o", file.object + ".new"] }
    }
    return try run(arguments)
  }

  private func link() throws -> Bool {
    try run(
      ["-emit-library", "-o", unfinishedLibrary, "-Xlinker", "-soname=lib\(name).so"]
        + compiledFiles.map(\.object))
  }

  private func run(_ arguments: [String]) throws -> Bool {
    let work = try TemporaryFolder()
    defer { work.remove() }
    return try tools.compiler.run(tools.compiler.path, arguments, in: work).status == 0
  }
}

extension HoleReport {
  /// Returns the report of a round with other parts for some files.
  ///
  /// - Parameter order: The paths of all files, in the order of reports.
  fileprivate func replacing(
    _ files: Set<String>, by other: HoleReport, order: [String]
  ) -> HoleReport {
    var report = self
    report.holes = Self.merged(holes, other.holes, files, order)
    report.mends = Self.merged(mends, other.mends, files, order)
    report.mended = mended.filter { key in !files.contains { key.hasPrefix($0 + ":") } }
    report.mended += other.mended
    return report
  }

  private static func merged(
    _ old: [Hole], _ new: [Hole], _ files: Set<String>, _ order: [String]
  ) -> [Hole] {
    let groups = Dictionary(grouping: old.filter { !files.contains($0.file) } + new, by: \.file)
    return order.flatMap { groups[$0] ?? [] }
  }
}

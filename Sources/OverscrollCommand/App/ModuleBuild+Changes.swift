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
    guard changed.count * 2 <= files.count,
      changed.allSatisfy({
        CompiledRecord.haveSameInterface(record.text($0.path, in: 0), plain[$0.path])
      })
    else { return nil }
    printCount(changed.count { !$0.userPath.isEmpty })
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
      if !changed.isEmpty,
        try runCompilers(changed, emitsCode: isLast, languageMode).status != 0
      {
        part = try makeHoles(after: holes, round: round, from: changed.map(\.diagnostics))
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
    try installObjects(of: changed)
    guard try link().status == 0 else { return nil }
    try save(new)
    return holes
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

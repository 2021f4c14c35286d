/// One round of making holes in the files of a module.
struct HoleRound {
  private let request: HoleRequest
  private var makers: [String: HoleMaker] = [:]

  init(_ request: HoleRequest) { self.request = request }

  /// Makes holes for all errors that the compiler has found, and writes the changed files.
  mutating func run() throws -> HoleReport {
    let paths = Dictionary(
      request.files.map { ($0.path, $0.source) }, uniquingKeysWith: { first, _ in first })
    let all = request.diagnostics.flatMap { CompilerMessage.read($0) }.filter(\.isError)
      .map { $0.inSources(paths) }
    let messages = request.files.map { file in all.filter { $0.file == file.source } }
    let places = Set(messages.joined().flatMap { [$0.file] + $0.notes.map(\.file) })
    for file in request.files where places.contains(file.source) {
      makers[file.source] = try HoleMaker(file, in: request)
    }
    // A file with a syntax error compiles nowhere. Its author needs the error. The parser alone
    // does not tell, because it also reads clauses of `#if` that are not compiled.
    let isMalformed = zip(request.files, messages).contains { file, messages in
      makers[file.source]?.isMalformed == true && messages.contains(where: \.isAboutSyntax)
    }
    if isMalformed { return HoleReport() }
    for message in messages.joined() { makers[message.file]?.note(message) }
    for message in messages.joined() { makers[message.file]?.take(message, others: makers) }
    var report = HoleReport()
    for file in request.files {
      guard let part = try makers[file.source]?.write() else { continue }
      report.holes += part.holes
      report.mends += part.mends
      report.mended += part.mended
      report.superclasses += part.superclasses
      report.isChanged = report.isChanged || part.isChanged
    }
    return report
  }
}

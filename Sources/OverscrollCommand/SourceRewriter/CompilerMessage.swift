import CDiagnostics

/// A diagnostic of the compiler, read from a file of serialized diagnostics.
struct CompilerMessage {
  /// A change that the compiler proposes.
  struct FixIt {
    /// The replaced bytes of the file.
    let range: Range<Int>
    let text: String
  }

  let text: String
  let isError: Bool
  /// The path of the file.
  private(set) var file: String
  /// The number of the line, from 1.
  let line: Int
  /// The byte offset in the file.
  let offset: Int
  let fixIts: [FixIt]
  private(set) var notes: [CompilerMessage]

  /// Returns the diagnostics of a file that the compiler wrote with `-serialize-diagnostics`. A
  /// missing or unreadable file has none.
  static func read(_ path: String) -> [CompilerMessage] {
    var (error, words) = (UInt32(0), CXString())
    guard let set = clang_loadDiagnostics(path, &error, &words) else { return [] }
    defer { clang_disposeDiagnosticSet(set) }
    return messages(in: set)
  }

  /// Returns the message with the paths of rewritten sources in place of those of the user's files,
  /// which the compiler uses in sources that begin with `SourcePlace.directive`.
  func inSources(_ paths: [String: String]) -> CompilerMessage {
    var message = self
    message.file = paths[file] ?? file
    message.notes = notes.map { $0.inSources(paths) }
    return message
  }

  /// Whether the message is one of the parser's.
  var isAboutSyntax: Bool {
    ["expected ", "consecutive ", "extraneous ", "unterminated ", "invalid character "].contains(
      where: text.hasPrefix)
  }

  private static func messages(in set: CXDiagnosticSet?) -> [CompilerMessage] {
    guard let set else { return [] }
    return (0..<clang_getNumDiagnosticsInSet(set)).compactMap { index in
      clang_getDiagnosticInSet(set, index).map(CompilerMessage.init)
    }
  }

  init(_ diagnostic: CXDiagnostic) {
    text = Self.text(clang_getDiagnosticSpelling(diagnostic))
    isError = clang_getDiagnosticSeverity(diagnostic) >= Self.error
    let place = Self.place(clang_getDiagnosticLocation(diagnostic))
    (file, line, offset) = (place.file, place.line, place.offset)
    fixIts = (0..<clang_getDiagnosticNumFixIts(diagnostic)).map { index in
      var range = CXSourceRange()
      let text = Self.text(clang_getDiagnosticFixIt(diagnostic, index, &range))
      let start = Self.place(clang_getRangeStart(range)).offset
      return FixIt(
        range: start..<max(start, Self.place(clang_getRangeEnd(range)).offset), text: text)
    }
    notes = Self.messages(in: clang_getChildDiagnostics(diagnostic))
  }

  /// `CXDiagnostic_Error`. A fatal error has the next number.
  private static let error = 3

  private static func text(_ string: CXString) -> String {
    defer { clang_disposeString(string) }
    return clang_getCString(string).map { String(cString: $0) } ?? ""
  }

  private static func place(
    _ location: CXSourceLocation
  ) -> (file: String, line: Int, offset: Int) {
    var (file, line, column, offset) = (CXFile?.none, UInt32(0), UInt32(0), UInt32(0))
    clang_getFileLocation(location, &file, &line, &column, &offset)
    return (file.map { text(clang_getFileName($0)) } ?? "", Int(line), Int(offset))
  }
}

import CDiagnostics
import Foundation

extension CompilerMessage {
  /// Returns the errors that clang finds in a header.
  static func parse(_ header: String, _ arguments: [String]) -> [CompilerMessage] {
    let index = clang_createIndex(0, 0)
    defer { clang_disposeIndex(index) }
    let texts = arguments.map { strdup($0) }
    defer { texts.forEach { free($0) } }
    let pointers = texts.map { $0.map { UnsafePointer($0) } }
    guard
      let unit = clang_parseTranslationUnit(
        index, header, pointers, Int32(pointers.count), nil, 0, 0)
    else { return [] }
    defer { clang_disposeTranslationUnit(unit) }
    return (0..<clang_getNumDiagnostics(unit)).compactMap { place in
      guard let diagnostic = clang_getDiagnostic(unit, place) else { return nil }
      defer { clang_disposeDiagnostic(diagnostic) }
      return CompilerMessage(diagnostic)
    }.filter(\.isError)
  }
}

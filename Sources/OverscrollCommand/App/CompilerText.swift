/// The compiler's messages about rewritten sources, in terms of the user's own files.
struct CompilerText {
  /// The messages with the user's paths and lines.
  let words: String

  /// Reads the compiler's output.
  ///
  /// - Parameters:
  ///   - compiled: The folder of the compiled sources.
  ///   - sources: The user's sources.
  init(_ text: String, compiled: String, of sources: AppSources) {
    var blocks: [String] = []
    // Several compiler processes report problems in the files that all of them read.
    var seen: Set<String> = []
    // The lines below a message quote the rewritten source and are skipped.
    for line in text.split(separator: "\n") {
      // Sources of tests name the user's files.
      if let folder = [compiled, sources.path].first(where: { line.hasPrefix($0 + "/") }) {
        let block = Self.block(line.dropFirst(folder.count + 1), of: sources)
        if seen.insert(block).inserted { blocks.append(block) }
      }
    }
    words = blocks.isEmpty ? text : blocks.joined(separator: "\n")
  }

  /// Returns a message with the line of the user's file below it.
  ///
  /// - Parameter message: The path below the folder, line, column and text.
  private static func block(_ message: Substring, of sources: AppSources) -> String {
    let full = sources.path.appending(file: String(message))
    let parts = message.split(separator: ":", maxSplits: 3)
    guard parts.count == 4, let number = Int(parts[1]), let column = Int(parts[2]),
      let source = sources.sources.first(where: { $0.name == parts[0] })
    else { return full }
    let lines = String(decoding: source.bytes, as: UTF8.self).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard number <= lines.count else { return full }
    let line = lines[number - 1]
    guard column <= line.utf8.count else { return "\(full)\n\(line)" }
    return "\(full)\n\(line)\n\(String(repeating: " ", count: column - 1))^"
  }
}

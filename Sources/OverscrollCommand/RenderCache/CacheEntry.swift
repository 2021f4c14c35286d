import Foundation
import Snapshots

/// The cached result of a rendering: its outputs, its problems and the files that it depends on.
///
/// It is stored as a line of JSON, followed by the concatenated output files. The line contains
/// their lengths and a SHA-256 digest. An entry that was truncated or changed is therefore ignored.
struct CacheEntry {
  let inputs: [FileDigest]
  /// The problems of screens that could not show something as intended.
  let problems: [String]
  let outputs: [CachedOutput]

  /// The largest number of files that an entry depends on. Scenes include at most 64 files, and an
  /// app's folder has at most 50 000.
  private static let largestInputCount = 60_000

  private struct Header: Codable {
    struct Output: Codable {
      let frames: Int
      let reduction: String?
      let lengths: [Int]
    }

    let inputs: [FileDigest]
    let problems: [String]
    let outputs: [Output]
    var digest = ""
  }

  init(inputs: [FileDigest], problems: [String], outputs: [CachedOutput]) {
    (self.inputs, self.problems, self.outputs) = (inputs, problems, outputs)
  }

  /// Decodes an entry. Returns nil for bytes that are not a complete, unchanged entry.
  init?(_ bytes: [UInt8]) {
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")),
      let header = try? JSONDecoder().decode(Header.self, from: Data(bytes[..<end])),
      header.inputs.count <= Self.largestInputCount
    else { return nil }
    var place = end + 1
    let lengths = header.outputs.flatMap(\.lengths)
    guard lengths.allSatisfy({ 0...bytes.count ~= $0 }),
      lengths.reduce(0, +) == bytes.count - place,
      Self.digest(header, Array(bytes[place...])) == header.digest
    else { return nil }
    let outputs = header.outputs.map { output in
      let files = output.lengths.map { length in
        place += length
        return Array(bytes[(place - length)..<place])
      }
      return CachedOutput(frames: output.frames, reduction: output.reduction, files: files)
    }
    self.init(inputs: header.inputs, problems: header.problems, outputs: outputs)
  }

  /// Returns the encoded entry.
  ///
  /// - Throws: The errors of `JSONEncoder`; none is known to occur.
  func bytes() throws -> [UInt8] {
    let content = outputs.flatMap { $0.files.flatMap(\.self) }
    var header = Header(
      inputs: inputs, problems: problems,
      outputs: outputs.map {
        Header.Output(
          frames: $0.frames, reduction: $0.reduction, lengths: $0.files.map(\.count))
      })
    header.digest = Self.digest(header, content)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return [UInt8](try encoder.encode(header)) + [UInt8(ascii: "\n")] + content
  }

  private static func digest(_ header: Header, _ content: [UInt8]) -> String {
    var hash = SHA256()
    for input in header.inputs { hash.add(Array("\(input.path)\n\(input.digest)\n".utf8)) }
    for problem in header.problems { hash.add(Array("\(problem)\n".utf8)) }
    for output in header.outputs {
      let words = "\(output.frames) \(output.reduction ?? "") \(output.lengths)\n"
      hash.add(Array(words.utf8))
    }
    hash.add(content)
    return hash.text
  }
}

import Foundation

/// Where a golden lies, and how it is read and written.
package struct GoldenFile {
  /// The golden's path.
  package let path: String
  /// `<TestFile>/<name>.<ending>`: the same below the artifacts' directory.
  package let id: String

  /// What goldens' files end with.
  static let endings = ["png", "apng", "csv", "txt", "svg"]

  /// - Parameters:
  ///   - folder: what `folder(directory:filePath:environment:)` says.
  ///   - name: of the golden in it, any text.
  ///   - title: of the source file, which no other of its package has; nil is its name without its ending.
  package init(
    folder: String, filePath: String, name: String, pathExtension: String, title: String? = nil
  ) {
    let file = "\(Self.fileName(name)).\(pathExtension)"
    path = "\(folder)/\(file)"
    id = "\(title ?? Self.stem(of: filePath))/\(file)"
  }

  /// A source file's name without its ending.
  package static func stem(of filePath: String) -> String {
    ((filePath as NSString).lastPathComponent as NSString).deletingPathExtension
  }

  /// The directory of a source file's goldens: `directory` itself if given, else a directory of the
  /// file's title in what the environment says, or of its name in `__Snapshots__` beside it.
  static func folder(
    directory: String?, filePath: String, title: String, environment: SnapshotEnvironment
  ) -> String {
    let source = filePath as NSString
    return directory ?? environment.goldens.map { "\($0)/\(title)" }
      ?? "\(source.deletingLastPathComponent)/__Snapshots__/\(stem(of: filePath))"
  }

  /// ASCII letters, digits, `.`, `-` and `_`; everything else is a hyphen. At most 100 bytes: some
  /// file systems end at 143, and endings follow. Names that were changed are told apart by a hash.
  private static func fileName(_ text: String) -> String {
    let allowed = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.-_".utf8)
    let bytes = text.utf8.map { allowed.contains($0) ? $0 : UInt8(ascii: "-") }
    let name = String(decoding: bytes, as: UTF8.self)
    guard bytes.count > 100 || name != text else { return name }
    return "\(name.prefix(83))-\(hexadecimal(contentHash(text.utf8)))"
  }

  /// Nil if there is none.
  func read() throws(FileFailure) -> [UInt8]? { try Self.bytes(path) }

  /// Whether a golden's bytes only say where Git LFS (https://git-lfs.com) has it.
  static func isPointer(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: Array("version https://git-lfs.github.com/spec/".utf8))
  }

  /// What the golden was recorded with; nothing for one without text.
  func readRecord() throws(FileFailure) -> GoldenRecord {
    GoldenRecord(
      text: String(decoding: try Self.bytes(GoldenRecord.path(beside: path)) ?? [], as: UTF8.self))
  }

  private static func bytes(_ path: String) throws(FileFailure) -> [UInt8]? {
    do {
      return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      let failure = FileFailure(error, path: path)
      if failure.code == .ENOENT { return nil }
      throw failure
    }
  }

  func write(_ bytes: [UInt8], record: GoldenRecord) throws(FileFailure) {
    try Self.write(bytes, record: record, to: path)
  }

  /// Writes a golden whose place is known. Its record comes first: one that is killed in between leaves
  /// a golden whose fonts are told, so that it fails rather than pass by mistake.
  package static func write(
    _ bytes: [UInt8], record: GoldenRecord, to path: String
  ) throws(FileFailure) {
    try record.write(beside: path)
    try WholeFile.write(bytes, to: path)
  }
}

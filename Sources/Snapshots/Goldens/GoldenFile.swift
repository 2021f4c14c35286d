import Foundation

/// The location of a golden, with functions for reading and writing it.
package struct GoldenFile {
  /// The path of the golden.
  package let path: String
  /// The identifier `<TestFile>/<name>.<ending>`, which is also the path relative to the artifacts
  /// folder.
  package let id: String

  /// The file name extensions of goldens.
  static let endings = ["png", "apng", "csv", "txt", "svg"]

  /// Creates the location of a golden.
  ///
  /// - Parameters:
  ///   - folder: The folder of the golden, from `folder(directory:filePath:title:environment:)`.
  ///   - name: The name of the golden in its folder; any text.
  ///   - title: The title of the source file, unique in its package; nil is its name without
  ///     extension.
  package init(
    folder: String, filePath: String, name: String, pathExtension: String, title: String? = nil
  ) {
    let file = "\(Self.fileName(name)).\(pathExtension)"
    path = "\(folder)/\(file)"
    id = "\(title ?? Self.stem(of: filePath))/\(file)"
  }

  /// Creates a location whose path and identifier are given.
  init(path: String, id: String) { (self.path, self.id) = (path, id) }

  /// Returns the name of a source file without extension.
  package static func stem(of filePath: String) -> String {
    ((filePath as NSString).lastPathComponent as NSString).deletingPathExtension
  }

  /// Returns the folder of a source file's goldens: `directory` if given. Otherwise it is a folder
  /// with the file's title in the folder from the environment, or one with the file's name in
  /// `__Snapshots__` next to it.
  static func folder(
    directory: String?, filePath: String, title: String, environment: SnapshotEnvironment
  ) -> String {
    let source = filePath as NSString
    return directory ?? environment.goldens.map { "\($0)/\(title)" }
      ?? "\(source.deletingLastPathComponent)/__Snapshots__/\(stem(of: filePath))"
  }

  /// Returns a file name in which all characters except ASCII letters, digits, `.`, `-` and `_` are
  /// hyphens. It has at most 100 bytes, because the limit of some file systems is 143 and
  /// extensions follow. A changed name ends in a hash, which keeps it unique.
  private static func fileName(_ text: String) -> String {
    let allowed = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.-_".utf8)
    let bytes = text.utf8.map { allowed.contains($0) ? $0 : UInt8(ascii: "-") }
    let name = String(decoding: bytes, as: UTF8.self)
    guard bytes.count > 100 || name != text else { return name }
    return "\(name.prefix(83))-\(hexadecimal(contentHash(text.utf8)))"
  }

  /// Returns the bytes of the golden; nil if it does not exist.
  func read() throws(FileFailure) -> [UInt8]? { try Self.bytes(path) }

  /// Whether bytes are a pointer of Git LFS (https://git-lfs.com) instead of a golden.
  static func isPointer(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: Array("version https://git-lfs.github.com/spec/".utf8))
  }

  /// Returns the record of the golden; an empty one for a golden without text.
  ///
  /// - Parameter bytes: The bytes of the golden.
  func readRecord(of bytes: [UInt8]) throws(FileFailure) -> GoldenRecord {
    if let record = GoldenRecord.record(in: bytes) { return record }
    return GoldenRecord(
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

  /// Writes a golden to a path, and its record if the golden does not contain it. The record is
  /// written first. A process killed in between leaves a golden with the new record, which makes a
  /// test fail instead of passing by mistake.
  package static func write(
    _ bytes: [UInt8], record: GoldenRecord, to path: String
  ) throws(FileFailure) {
    try record.write(beside: path, of: bytes)
    try AtomicFile.write(bytes, to: path)
  }
}

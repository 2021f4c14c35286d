import Foundation
import Snapshots

/// The state of the running program: its executable, the loaded libraries and the resource bundles
/// next to the executable.
enum ProgramState {
  /// A hash of the sizes and dates of these files at the first access.
  ///
  /// Nil if the system does not list the loaded files, or if one of them was replaced after
  /// loading.
  static let name: String? = loadedFiles.map { files in
    var hash = SHA256()
    for path in files + resources { hash.add(Array("\(FileState(of: path).text)\n".utf8)) }
    return hash.text
  }

  /// The files that are mapped into memory. Nil if the system marks one of them as deleted.
  private static var loadedFiles: [String]? {
    guard let map = text(of: "/proc/self/maps") else { return nil }
    let lines = map.split(separator: "\n")
    let paths = Set(
      lines.compactMap { line in line.firstIndex(of: "/").map { String(line[$0...]) } })
    guard !paths.isEmpty, !paths.contains(where: { $0.hasSuffix(" (deleted)") }) else { return nil }
    return paths.sorted()
  }

  /// Reads a file in `/proc`. Foundation reads only a part of such files, because it relies on
  /// their reported size.
  private static func text(of path: String) -> String? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var (bytes, piece) = ([UInt8](), [UInt8](repeating: 0, count: 1 << 16))
    while true {
      let count = read(descriptor, &piece, piece.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { return nil }
      if count == 0 { return String(decoding: bytes, as: UTF8.self) }
      bytes += piece[..<count]
    }
  }

  /// The files in the resource bundles that SwiftPM puts next to executables.
  private static var resources: [String] {
    guard let folder = Bundle.main.executablePath?.directory else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let bundles = names.filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }.sorted()
    return bundles.flatMap { bundle in
      let bundle = folder.appending(file: bundle)
      let files = FileManager.default.enumerator(atPath: bundle)?.compactMap { $0 as? String } ?? []
      return files.sorted().map { bundle.appending(file: $0) }
    }
  }
}

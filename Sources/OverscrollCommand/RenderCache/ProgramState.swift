import Foundation

/// The running program: its own file, the libraries that are loaded, and the bundles of resources beside it.
enum ProgramState {
  /// A name for all of them by their sizes and dates, as they were when it was first asked for; nil where the
  /// system does not say what is loaded, and if one has been replaced since.
  static let name: String? = loadedFiles.map { files in
    var hash = SHA256()
    for path in files + resources { hash.add(Array("\(FileState(of: path).text)\n".utf8)) }
    return hash.text
  }

  /// What is mapped into memory. The system marks what is on the disk no more.
  private static var loadedFiles: [String]? {
    guard let map = text(of: "/proc/self/maps") else { return nil }
    let lines = map.split(separator: "\n")
    let paths = Set(
      lines.compactMap { line in line.firstIndex(of: "/").map { String(line[$0...]) } })
    guard !paths.isEmpty, !paths.contains(where: { $0.hasSuffix(" (deleted)") }) else { return nil }
    return paths.sorted()
  }

  /// A file of the system's, whose size says nothing: Foundation, which asks for it, reads a part.
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

  /// What SwiftPM puts beside programs.
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

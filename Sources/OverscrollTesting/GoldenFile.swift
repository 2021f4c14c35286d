import Foundation

/// Where a golden lies, and how it is read and written.
struct GoldenFile {
  /// The path without its ending.
  private let stem: String
  /// `<TestFile>/<name>`: the same below the artifacts' directory.
  let id: String
  private let pathExtension: String

  var path: String { "\(stem).\(pathExtension)" }
  /// Lists the fonts that the golden was recorded with, one a line.
  private var fontsPath: String { "\(stem).fonts" }

  init(
    directory: String?, filePath: String, testName: String, name: String?, pathExtension: String,
    environment: SnapshotEnvironment
  ) {
    let source = filePath as NSString
    let suite = (source.lastPathComponent as NSString).deletingPathExtension
    let folder =
      directory
      ?? environment.goldens.map { "\($0)/\(suite)" }
      ?? "\(source.deletingLastPathComponent)/__Snapshots__/\(suite)"
    let test = String(testName.prefix { $0 != "(" })
    let file = Self.fileName(name.map { "\(test).\($0)" } ?? test)
    stem = "\(folder)/\(file)"
    id = "\(suite)/\(file)"
    self.pathExtension = pathExtension
  }

  /// ASCII letters, digits, `.`, `-` and `_`; everything else is a hyphen. At most 100 bytes: some
  /// file systems end at 143, and endings follow. What is cut is told apart by its hash.
  private static func fileName(_ text: String) -> String {
    let allowed = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.-_".utf8)
    let bytes = text.utf8.map { allowed.contains($0) ? $0 : UInt8(ascii: "-") }
    let name = String(decoding: bytes, as: UTF8.self)
    guard bytes.count > 100 else { return name }
    let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return "\(name.prefix(83))-\(hexadecimal(hash))"
  }

  /// Nil if there is none.
  func read() -> [UInt8]? { FileManager.default.contents(atPath: path).map { [UInt8]($0) } }

  /// The fonts it was recorded with; empty without real text.
  func readFonts() -> [String] {
    guard let data = FileManager.default.contents(atPath: fontsPath) else { return [] }
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  func write(_ bytes: [UInt8], fonts: [String]) throws {
    try writeWhole(bytes, to: path)
    if fonts.isEmpty {
      if FileManager.default.fileExists(atPath: fontsPath) {
        try FileManager.default.removeItem(atPath: fontsPath)
      }
    } else {
      try writeWhole(Array(fonts.map { $0 + "\n" }.joined().utf8), to: fontsPath)
    }
  }
}

/// Writes a file that appears whole or not at all, and its directory if there is none.
func writeWhole(_ bytes: [UInt8], to path: String) throws {
  let folder = (path as NSString).deletingLastPathComponent
  try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  // Foundation's atomic write is a temporary file and a rename.
  try Data(bytes).write(to: URL(fileURLWithPath: path), options: .atomic)
}

/// Sixteen digits.
func hexadecimal(_ number: UInt64) -> String {
  let digits = String(number, radix: 16)
  return String(repeating: "0", count: 16 - digits.count) + digits
}

import Foundation
import Typography

/// Where the tests look for font files: Debian's, then Homebrew's places. A test that needs a file
/// that is not there prints so and passes.
enum Fonts {
  static let directories = [
    "/usr/share/fonts/opentype/inter", "/usr/share/fonts/truetype/dejavu",
    "/usr/share/fonts/truetype/noto", "/opt/homebrew/share/fonts", "/Library/Fonts",
  ]
  static let library = FontLibrary(directories: directories)

  static func path(_ name: String) -> String? {
    directories.map { "\($0)/\(name)" }.first { FileManager.default.fileExists(atPath: $0) }
  }

  static func face(_ name: String) -> FontFace? { try? library.face(name) }

  static let hasInter = face("Inter-Regular.otf") != nil

  static func system(_ size: CGFloat) throws -> Font { try library.systemFont(size: size) }

  static func skip(_ what: String) { print("skipped: \(what) is not installed") }
}

/// A program on the PATH, run with a fixed locale.
struct Tool {
  private let url: URL

  init?(_ name: String) {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let found = path.split(separator: ":").map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
    guard let found else { return nil }
    url = URL(fileURLWithPath: found)
  }

  func run(_ arguments: [String]) throws -> String {
    let process = Process(), pipe = Pipe()
    process.executableURL = url
    process.arguments = arguments
    process.environment = ["LANG": "C.UTF-8"]
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}

/// The placeholder text of the stretchy layout (systems.md §2.1): a paragraph of 418 characters, a
/// line of eight blanks, a paragraph of 256.
enum Stretchy {
  static let paragraph = """
    Lorem ipsum dolor sit amet, in alia adhuc aperiri nam. Movet scripta tractatos cu eum, sale \
    commodo meliore ea eam, per commodo atomorum ea. Unum graeci iriure nec an, ea sit habeo \
    movet electram. Id eius assum persius pro, id cum falli accusam. Has eu fierent partiendo, \
    doming expetenda interesset cu mel, tempor possit vocent in nam. Iusto tollit ad duo, est \
    at vidit vivendo liberavisse, vide munere nonumy sed ex.
    """
  static let second = """
    Quod possit expetendis id qui, consequat vituperata ad eam. Per cu elit latine vivendum. Ei \
    sit nullam aliquam, an ferri epicuri quo. Ex vim tibique accumsan erroribus. In per libris \
    verear adipiscing. Purto aliquid lobortis ea quo, ea utinam oportere qui.
    """
  static let once = "\(paragraph)\n        \n\(second)"
  static let text = once + once + once
}

extension TextLayout {
  /// The first word of each line of `string`, "–" for a blank one.
  func firstWords(of string: String) -> [String] {
    let units = Array(string.utf16)
    return lines.map { line in
      let text = String(decoding: units[line.range], as: UTF16.self)
      return text.split(separator: " ").first.map(String.init) ?? "–"
    }
  }
}

/// Vigna's SplitMix64: small, seeded, the same everywhere.
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}

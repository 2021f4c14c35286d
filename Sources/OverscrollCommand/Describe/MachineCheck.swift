import Foundation
import Overscroll
import Typography

/// A check for the fonts and programs that commands need.
struct MachineCheck {
  struct Finding {
    let name: String
    let isFound: Bool
    /// The location, or else the purpose and how to install it.
    let detail: String

    func line(_ format: ListingFormat) -> String {
      switch format {
      case .text: "\(isFound ? "✓" : "✗") \(name): \(detail)"
      case .json: JSONLine(["name": name, "isThere": isFound, "words": detail]).text
      }
    }
  }

  private let environment: [String: String]

  init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    self.environment = environment
  }

  /// Calls `body` with each finding as soon as it is known, because starting the compiler takes a
  /// while.
  func forEachFinding(_ body: (Finding) throws -> Void) rethrows {
    try body(Finding(name: "overscroll", isFound: true, detail: OverscrollVersion.text))
    try body(font)
    try body(emoji)
    try body(
      letters("Arabic, Hebrew, Hindi, Thai", of: "بאहก", package: "fonts-noto-core"))
    try body(letters("Chinese, Japanese, Korean", of: "漢あ한", package: "fonts-noto-cjk"))
    try body(compiler)
    try body(program("ffmpeg", for: "films (.mp4, .webm)"))
    try body(program("pdftocairo", for: "PDF pictures of apps"))
    try body(program("rsvg-convert", for: "SVG pictures of apps"))
    try body(
      program("chromium", or: ["chromium-browser", "google-chrome"], for: "tests only"))
    try body(cache)
  }

  private var font: Finding {
    let files = InstalledFontFiles(SceneOptions.fontDirectories).files
    let inter = files.first { $0.name.hasPrefix("Inter") }
    return Finding(
      name: "Inter", isFound: inter != nil,
      detail: inter.map { $0.path.directory }
        ?? "the default font: install fonts-inter, or pass its directory with --fonts")
  }

  private var emoji: Finding {
    let fonts = FontLibrary(
      directories: SceneOptions.fontDirectories, fallbackFiles: SystemFont.emojiFiles)
    let face = fonts.readFallbacks().first
    return Finding(
      name: "emoji", isFound: face != nil,
      detail: face?.name ?? "shown as boxes without a font: install fonts-noto-color-emoji")
  }

  /// Finds fonts for writing systems, each of which has a character in `sample`.
  private func letters(_ name: String, of sample: String, package: String) -> Finding {
    let fonts = FontLibrary(directories: SceneOptions.fontDirectories)
    let faces = sample.unicodeScalars.map { fonts.scriptFace(for: $0)?.name }
    let names = Set(faces.compactMap { $0 }).sorted().joined(separator: ", ")
    return Finding(
      name: name, isFound: !faces.contains(nil),
      detail: faces.contains(nil)
        ? "shown as boxes without a font: install \(package)" : names)
  }

  private var compiler: Finding {
    let compiler = try? SwiftCompiler(named: nil, timeLimit: 60, environment: environment)
    return Finding(
      name: "swiftc", isFound: compiler != nil,
      detail: compiler?.path
        ?? "needed for 'app:' and 'lint': install Swift (swift.org/install)")
  }

  private func program(
    _ name: String, or others: [String] = [], for purpose: String
  ) -> Finding {
    let found = ([name] + others).compactMap {
      ProgramFinder.path(of: $0, environment: environment)
    }.first
    return Finding(name: name, isFound: found != nil, detail: found ?? "needed for \(purpose)")
  }

  private var cache: Finding {
    let cache = BuildCache(environment: environment)
    let renders = RenderCache(cache)
    let files = FileManager.default.enumerator(atPath: cache.path)?.compactMap { $0 as? String }
    let bytes = (files ?? []).reduce(0) { sum, file in
      var status = stat()
      return lstat(cache.path.appending(file: file), &status) == 0
        ? sum + Int(status.st_size) : sum
    }
    let outputs = renders.byteCount
    func megabytes(_ bytes: Int) -> String { "\(bytes / 1_000_000) MB" }
    return Finding(
      name: "cache", isFound: true,
      detail:
        "\(cache.path), \(megabytes(bytes - outputs)) for compiled apps, \(megabytes(outputs)) for "
        + "rendered outputs (at most \(megabytes(RenderCache.usualLimit)))")
  }
}

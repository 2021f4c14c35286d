import Foundation
import HeadlessUIKit
import Overscroll
import OverscrollCommand
import TestSupport
import Testing

/// The cache of `overscroll render`: its contents, and when outputs are drawn again.
@Suite(.needs(.overscroll))
struct RenderCacheTests {
  private let program: Executable
  private let folder: Folder

  init() throws {
    program = try #require(Executable.overscroll)
    folder = try Folder()
  }

  private var variables: [String: String] {
    ["OVERSCROLL_CACHE": "\(folder.path)/cache", "OVERSCROLL_NO_CACHE": ""]
  }

  private func render(_ arguments: String...) throws -> Executable.Outcome {
    try program.run(["render"] + arguments, in: folder, environment: variables)
  }

  /// Returns true if every output was copied from the cache, false if every output was drawn, and
  /// nil for a mixture.
  private func wasCopied(_ arguments: String...) throws -> Bool? {
    let outcome = try program.run(["render"] + arguments, in: folder, environment: variables)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let marks = Set(
      outcome.errors.split(separator: "\n").compactMap(\.first).filter { "✓=".contains($0) })
    return marks == ["="] ? true : marks == ["✓"] ? false : nil
  }

  private var entries: [String] { folder.regularFiles.filter { $0.hasPrefix("cache/renders/") } }

  private let image = "{name: stretchy-layout}"
  private let small = "[{file: a.gif, fps: 5, scale: 0.2}, {file: b.png, time: 0.5s, scale: 0.2}]"

  @Test func aSecondRunCopiesTheSameBytesAndDrawsNothing() throws {
    let outputs = """
      [{file: a.gif, fps: 5, scale: 0.2}, {file: b.png, time: 0.5s, scale: 0.2}, \
      {file: "c-%02d.png", fps: 2, scale: 0.2}, {file: d.txt, time: end}, {file: e.html}, \
      {file: f.svg, plot: scrollView.contentOffset.y}, {file: g.webp, fps: 2, scale: 0.2}]
      """
    try folder.write("a.yaml", scene(outputs: outputs))
    let first = try render("a.yaml", "-o", "one", "--progress", "json")
    let second = try render("a.yaml", "-o", "two", "--progress", "json")
    #expect(first.status == 0 && second.status == 0)
    let files = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/one").sorted()
    #expect(files.count > 7)
    for file in files {
      #expect(try folder.bytes("one/\(file)") == folder.bytes("two/\(file)"), "\(file)")
    }
    #expect(second.lines == first.lines.map { $0.replacing("one/", with: "two/") })
    #expect(first.errors.contains(#""event":"frame""#) && !first.errors.contains("unchanged"))
    #expect(!second.errors.contains(#""event":"frame""#) && !second.errors.contains("✓"))
    #expect(second.errors.contains(#"{"event":"unchanged","output":"two/a.gif","scene":"a.yaml"}"#))
    #expect(second.errors.contains(/= two\/a\.gif  [0-9]+ kB  [0-9]+ frames  unchanged\n/))
    #expect(entries.count == 1)
    let piped = try render("a.yaml", "-o", "-", "--only", "b.png")
    #expect(try piped.output == folder.bytes("one/b.png"))
    #expect(try render("a.yaml", "-o", "-", "--only", "b.png").output == piped.output)
    #expect(entries.count == 2)
  }

  /// An image is added, changed, added at a place that is searched first, and removed.
  @Test func imagesCountByWhatTheyHold() throws {
    let picture = TinyPNG(width: 2, height: 2, depth: 8, colorType: 0) { _, _ in [250] }.bytes
    try folder.write("a.yaml", scene(screen: image, outputs: small))
    func put(_ bytes: [UInt8], _ file: String) throws {
      try Data(bytes).write(to: URL(filePath: "\(folder.path)/\(file)"))
    }
    #expect(try wasCopied("a.yaml") == false)
    #expect(try wasCopied("a.yaml") == true)
    let header = Repository.fixtures.appending(path: "Images/Header.jpg")
    try put([UInt8](try Data(contentsOf: header)), "Header.jpg")
    #expect(try wasCopied("a.yaml") == false)
    let shown = try folder.bytes("a.gif")
    #expect(try wasCopied("a.yaml") == true)
    // Neither a new modification date nor another image matters.
    try folder.age("Header.jpg", bySeconds: 1000)
    try put(picture, "Other.png")
    #expect(try wasCopied("a.yaml") == true)
    try put(picture, "Header@3x.png")
    #expect(try wasCopied("a.yaml") == false)
    #expect(try folder.bytes("a.gif") != shown)
    try FileManager.default.removeItem(atPath: "\(folder.path)/Header@3x.png")
    #expect(try wasCopied("a.yaml") == false)
    #expect(try folder.bytes("a.gif") == shown)
  }

  @Test func fontsCountByWhatTheyHold() throws {
    try folder.write("a.yaml", scene(screen: image, outputs: small))
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/fonts", withIntermediateDirectories: true)
    #expect(try wasCopied("a.yaml", "--fonts", "fonts") == false)
    #expect(try wasCopied("a.yaml", "--fonts", "fonts") == true)
    for weight in ["Regular", "Medium", "SemiBold", "Bold"] {
      try Data(TinyFont.bytes).write(
        to: URL(filePath: "\(folder.path)/fonts/Inter-\(weight).otf"))
    }
    #expect(try wasCopied("a.yaml", "--fonts", "fonts") == false)
    #expect(try wasCopied("a.yaml", "--fonts", "fonts") == true)
  }

  @Test func scenesAndWhatTheyIncludeCount() throws {
    try folder.write("part.yaml", "scene: 1\ndevice: iphone-8\n")
    let own =
      "scene: 1\ninclude: part.yaml\nscreen: scroll-view\ntimeline: [{hold: 1s}]\noutputs: \(small)\n"
    try folder.write("a.yaml", own)
    #expect(try wasCopied("a.yaml") == false)
    #expect(try wasCopied("a.yaml") == true)
    try folder.write("part.yaml", "scene: 1\ndevice: iphone-x\n")
    #expect(try wasCopied("a.yaml") == false)
    try folder.write("a.yaml", own + "theme: dark\n")
    #expect(try wasCopied("a.yaml") == false)
    #expect(try wasCopied("a.yaml") == true)
    // Each variant has a separate cache entry.
    let varied = small.replacing("file: a", with: "file: a-{theme}")
      .replacing("file: b", with: "file: b-{theme}")
    try folder.write(
      "b.yaml",
      "scene: 1\nscreen: scroll-view\ntimeline: [{hold: 1s}]\nvariants: {theme: [light, dark]}\noutputs: "
        + varied.replacing("a-{theme}.gif", with: "\"a-{theme}.gif\"")
        .replacing("b-{theme}.png", with: "\"b-{theme}.png\"") + "\n")
    #expect(try wasCopied("b.yaml") == false)
    let pictures = try ["light", "dark"].map { try folder.bytes("b-\($0).png") }
    #expect(try wasCopied("b.yaml") == true)
    #expect(try ["light", "dark"].map { try folder.bytes("b-\($0).png") } == pictures)
  }

  /// Every option of the command is listed: either it changes the cache key, or it does not affect
  /// the result.
  @Test(.gives("render --no-cache")) func optionsCount() throws {
    let drawn: [String: [String]] = [
      "--images": ["."], "--fonts": ["."], "--quality": ["small"], "--only": ["a.gif"],
      "--frame": ["0.1s"], "--range": ["0s..0.2s"], "--width": ["40"], "--scale": ["0.3"],
      "--docc": [], "--max-size": ["900kB"],
    ]
    let same = [
      "--output", "--jobs", "--watch", "--no-cache", "--open", "--progress", "--strict",
      "--debug", "--quiet", "--format", "--shard", "--version", "--help", "--timeout",
      "--variant",
    ]
    let help = try program.run(["render", "--help"], in: folder).text
    let known = Set(help.matches(of: /--[a-z][a-z-]*/).map { String($0.0) })
    #expect(known == Set(drawn.keys).union(same))
    try folder.write("a.yaml", scene(outputs: small))
    #expect(try wasCopied("a.yaml") == false)
    for (option, values) in drawn.sorted(by: { $0.key < $1.key }) {
      let outcome = try program.run(
        ["render", "a.yaml", "-o", "out", option] + values, in: folder, environment: variables)
      #expect(outcome.errors.contains("✓") && !outcome.errors.contains("unchanged"), "\(option)")
    }
    #expect(try wasCopied("a.yaml", "-o", "elsewhere", "--jobs", "1") == true)
    #expect(try wasCopied("a.yaml", "--no-cache") == false)
    let off = try program.run(
      ["render", "a.yaml"], in: folder,
      environment: variables.merging(["OVERSCROLL_NO_CACHE": "1"]) { $1 })
    #expect(off.errors.contains("✓"))
  }

  @Test func warningsAreSaidEachTimeAndRefusedByStrict() throws {
    try folder.write("a.yaml", scene(screen: image, outputs: small))
    let first = try render("a.yaml")
    let second = try render("a.yaml")
    let warnings = first.errors.split(separator: "\n").filter { $0.hasPrefix("warning: ") }
    #expect(!warnings.isEmpty)
    #expect(second.errors.split(separator: "\n").filter { $0.hasPrefix("warning: ") } == warnings)
    #expect(second.errors.contains("unchanged"))
    let strict = try render("a.yaml", "-o", "strict", "--strict")
    #expect(strict.status == 65 && strict.errors.contains("which are errors with --strict"))
    #expect(!folder.files.contains("strict/a.gif"))
  }

  /// Quality reductions are reported for copied outputs too.
  @Test func reductionsAreSaidEachTime() throws {
    try folder.write("a.yaml", scene(screen: image, outputs: "[{file: a.gif, fps: 20, scale: 1}]"))
    let first = try render("a.yaml", "--max-size", "150kB")
    let second = try render("a.yaml", "--max-size", "150kB")
    let words = first.errors.split(separator: "\n").filter { $0.hasPrefix("  ./a.gif: ") }
    #expect(!words.isEmpty, "\(first.errors)")
    #expect(second.errors.split(separator: "\n").filter { $0.hasPrefix("  ./a.gif: ") } == words)
  }

  @Test func damagedEntriesAreDrawnAgain() throws {
    try folder.write("a.yaml", scene(outputs: small))
    #expect(try wasCopied("a.yaml") == false)
    let picture = try folder.bytes("a.gif")
    let entry = try #require(entries.first)
    let whole = try folder.bytes(entry)
    var flipped = whole
    flipped[whole.count - 40] ^= 1
    var other = whole
    let digit = try #require(whole.firstRange(of: Array(#""frames":"#.utf8))).upperBound
    other[digit] = other[digit] == UInt8(ascii: "2") ? UInt8(ascii: "3") : UInt8(ascii: "2")
    for bytes in [flipped, other, Array(whole.dropLast()), whole + [0], [], [0x0A], [0x7B, 0x0A]] {
      try Data(bytes).write(to: URL(filePath: "\(folder.path)/\(entry)"))
      #expect(try wasCopied("a.yaml") == false, "\(bytes.count) of \(whole.count) bytes")
      #expect(try folder.bytes("a.gif") == picture)
      #expect(try folder.bytes(entry) == whole)
    }
    #expect(try wasCopied("a.yaml") == true)
  }

  @Test func twoAtOnceDrawTheSame() throws {
    try folder.write("a.yaml", scene(outputs: small))
    let both = ["one", "two"].map { name in
      let process = program.process(
        ["render", "a.yaml", "-o", name], in: folder, environment: variables)
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      return process
    }
    for process in both { try process.run() }
    for process in both {
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }
    #expect(try folder.bytes("one/a.gif") == folder.bytes("two/a.gif"))
    #expect(entries.count == 1)
    #expect(try wasCopied("a.yaml") == true)
    #expect(try folder.bytes("a.gif") == folder.bytes("one/a.gif"))
  }

  /// A scene that is changed and changed back is copied from the cache.
  @Test func watchingCopiesToo() throws {
    let texts = ["0.2", "0.3", "0.2"].map { scale in
      scene(outputs: "[{file: b.png, time: 0.5s, scale: \(scale)}]")
    }
    try folder.write("a.yaml", texts[0])
    let process = program.process(
      ["render", "a.yaml", "--watch"], in: folder, environment: variables)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = try folder.handle("errors.txt")
    try process.run()
    var pictures: [[UInt8]] = []
    for (round, text) in texts.enumerated() {
      if round > 0 {
        // The file is replaced atomically: an empty file in between would be rendered separately.
        try Data(text.utf8).write(to: URL(filePath: "\(folder.path)/a.yaml"), options: .atomic)
      }
      for _ in 0..<12_000 where process.isRunning {
        let said = String(decoding: try folder.bytes("errors.txt"), as: UTF8.self)
        if said.components(separatedBy: "watching;").count - 1 > round { break }
        usleep(10_000)
      }
      let said = String(decoding: try folder.bytes("errors.txt"), as: UTF8.self)
      pictures.append(try #require(try? folder.bytes("b.png"), "\(process.isRunning) \(said)"))
    }
    process.terminate()
    process.waitUntilExit()
    #expect(pictures[0] == pictures[2] && pictures[0] != pictures[1])
    let lines = try folder.bytes("errors.txt").split(separator: UInt8(ascii: "\n"))
    let marks = lines.compactMap { String(decoding: $0, as: UTF8.self).first }
    #expect(marks.filter { "✓=".contains($0) } == ["✓", "✓", "="])
  }

  @Test("Entries are private whatever the umask, and what others can write is drawn again")
  func permissions() throws {
    try folder.write("a.yaml", scene(outputs: small))
    let shell = try #require(Executable.named("sh"))
    let call = "umask 0; '\(program.folder)/overscroll' render a.yaml"
    #expect(try shell.run(["-c", call], in: folder, environment: variables).status == 0)
    func mode(_ path: String) -> mode_t {
      var status = stat()
      return stat("\(folder.path)/\(path)", &status) == 0 ? status.st_mode & 0o777 : 0
    }
    let entry = try #require(entries.first)
    #expect(mode("cache") == 0o700 && mode("cache/renders") == 0o700 && mode(entry) == 0o600)
    #expect(try wasCopied("a.yaml") == true)
    chmod("\(folder.path)/\(entry)", 0o666)
    #expect(try wasCopied("a.yaml") == false)
    #expect(mode(entry) == 0o600)
    chmod("\(folder.path)/cache/renders", 0o777)
    #expect(try wasCopied("a.yaml") == false)
    #expect(mode("cache/renders") == 0o700)
    #expect(try wasCopied("a.yaml") == true)
  }

  /// A cache that cannot be written is not an error.
  @Test func nothingIsKeptWhereNothingCanBe() throws {
    try folder.write("a.yaml", scene(outputs: small))
    try folder.write("cache", "no folder")
    #expect(try wasCopied("a.yaml") == false)
    #expect(try wasCopied("a.yaml") == false)
    #expect(try folder.bytes("cache") == Array("no folder".utf8))
  }

  @MainActor private final class Count { var made = 0 }

  /// The code of custom screens may read anything, which a cache key cannot cover.
  @Test @MainActor func screensOfOnesOwnAreDrawnEachTime() async throws {
    try folder.write(
      "a.yaml",
      "scene: 1\ndevice: iphone-x\nscreen: {name: own}\ntimeline: [{hold: 0.1s}]\n"
        + "outputs: [{file: a.png, time: 0s, scale: 0.1}]\n")
    let count = Count()
    let own = ScreenDefinition("own") { _ in
      count.made += 1
      return UIViewController()
    }
    for run in 1...2 {
      let status = await OverscrollProgram.status(
        of: ["render", "\(folder.path)/a.yaml", "-o", folder.path, "--quiet"], adding: [own])
      #expect(status == 0)
      #expect(count.made == run)
    }
  }

  @Test func filmsOfOtherProgramsAreNotKept() throws {
    try folder.write("ffmpeg", "#!/bin/sh\nfor last; do :; done\ncat > \"$last\"\n")
    chmod("\(folder.path)/ffmpeg", 0o755)
    let path = "\(folder.path):\(ProcessInfo.processInfo.environment["PATH"] ?? "")"
    try folder.write("a.yaml", scene(outputs: "[{file: a.mp4, fps: 2, scale: 0.2}]"))
    let outcome = try program.run(
      ["render", "a.yaml"], in: folder, environment: variables.merging(["PATH": path]) { $1 })
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(entries.isEmpty)
  }

  @Test func theOldestGoWhereThereAreTooMany() throws {
    let cache = RenderCache(path: "\(folder.path)/small", limit: 1000)
    let output = CachedOutput(frames: 1, reduction: nil, files: [[UInt8](repeating: 1, count: 90)])
    for name in ["one", "two", "three", "four"] {
      cache.store([output], named: name)
      // Modification times have a coarse resolution, so they are set explicitly.
      try folder.age("small/\(name).render", bySeconds: name == "one" ? 50 : 100)
    }
    let before = folder.regularFiles
    #expect(before.count == 4 && cache.byteCount <= 1000)
    for name in ["five", "six"] { cache.store([output], named: name) }
    let after = folder.regularFiles
    #expect(after.contains("small/six.render") && after.contains("small/one.render"), "\(after)")
    #expect(!after.contains("small/two.render"), "\(after)")
    #expect(cache.byteCount <= 1000)
    let large = CachedOutput(frames: 1, reduction: nil, files: [[UInt8](repeating: 1, count: 300)])
    cache.store([large], named: "large")
    #expect(folder.regularFiles == after)
  }

  @Test func theDoctorSaysHowLargeItIs() throws {
    let outcome = try program.run(["doctor"], in: folder, environment: variables)
    #expect(
      outcome.text.contains(
        "\(folder.path)/cache, 0 MB for compiled apps, 0 MB for rendered outputs (at most 500 MB)"))
  }

  @Test func anotherDateIsDrawnAgain() throws {
    let text = scene(outputs: "[{file: b.png, time: 0s, scale: 0.2}]")
    try folder.write("a.yaml", text)
    #expect(try wasCopied("a.yaml") == false)
    let usual = try folder.bytes("b.png")
    try folder.write("a.yaml", "\(text)\ndate: 2025-06-09 10:09\nseed: 1\n")
    #expect(try wasCopied("a.yaml") == false)
    #expect(try folder.bytes("b.png") != usual)
    #expect(try wasCopied("a.yaml") == true)
  }
}

import Foundation
import Graphics
import ImageCodecs
import TestSupport
import Testing

/// The README's pictures of pages: the preview, a figure that readers scroll, and a report.
///
/// They are screenshots of Chromium. `OVERSCROLL_RECORD=all swift test --filter PagePictureTests`
/// takes them again.
@Suite(
  .needs(.overscroll, .chromium),
  .enabled(if: OutputTests.otherFonts == nil, "\(OutputTests.otherFonts ?? "")"))
struct PagePictureTests {
  /// The share of squares that may differ, because Chromium's own texts depend on its version.
  private static let tolerance = 0.05

  private let folder: Folder

  init() throws { folder = try Folder() }

  private var records: Bool { ProcessInfo.processInfo.environment["OVERSCROLL_RECORD"] == "all" }

  private func path(_ name: String) -> String { "\(Repository.root.path)/Output/\(name)" }

  private func scene(_ name: String) -> String { "\(Repository.root.path)/Fixtures/\(name)" }

  private func screenshot(_ browser: Browser) throws -> [UInt8] {
    let text = try browser.call("Page.captureScreenshot", ["format": "png"])["data"] as? String
    return [UInt8](try #require(text.flatMap { Data(base64Encoded: $0) }))
  }

  /// Compares a screenshot with a picture of `Output`, or writes it there.
  private func check(_ browser: Browser, is name: String) throws {
    let bytes = try screenshot(browser)
    if records {
      try Data(bytes).write(to: URL(filePath: path(name)))
      return
    }
    let committed = try Data(contentsOf: URL(filePath: path(name)))
    try compare(Bitmap(decoding: bytes), Bitmap(decoding: [UInt8](committed)), name)
  }

  private func compare(_ now: Bitmap, _ before: Bitmap, _ name: String) {
    let share = PictureSquares(now).differing(from: PictureSquares(before))
    #expect(share ?? 1 < Self.tolerance, "\(name): take it again, and look at it")
  }

  @Test func theFigure() throws {
    let outcome = try #require(Executable.overscroll).run(
      ["render", scene("Pages/stretchy-layout.yaml"), "-o", "figure.html"], in: folder)
    try #require(outcome.status == 0, "\(outcome.errors)")
    let browser = try Browser(in: Folder(), width: 480, height: 930)
    try browser.open("file://\(folder.path)/figure.html")
    try browser.wait(for: "typeof offset === 'number' && document.images.length >= 0")
    try browser.value("(offset = -70, show(), stop(), document.fonts.ready)")
    try check(browser, is: "figure-page.png")
  }

  /// The preview as the playhead moves through the script.
  @Test func thePreview() throws {
    // The page shows the path of the scene, which is the same everywhere in its own folder.
    try FileManager.default.copyItem(
      atPath: scene("Scenes/blur-header.yaml"), toPath: "\(folder.path)/blur-header.yaml")
    let server = try PageServerProcess(
      ["blur-header.yaml", "--images", scene("Images")], in: folder)
    let browser = try Browser(in: Folder(), width: 1200, height: 800)
    try browser.open(server.address)
    try browser.wait(for: "shown.exactMoment && scene")
    try browser.value("($('scale').value = '1', $('scale').onchange())")
    try browser.wait(for: "shown.exactMoment && canvas.width === 375")
    let ticks = try #require(Int(browser.value("scene.offsets.length")))
    let frames = 24
    var shots: [[UInt8]] = []
    for frame in records ? Array(0..<frames) : [0, 8, 20] {
      let tick = (ticks - 1) * frame / frames
      try browser.value("seek(\(tick))")
      try browser.wait(for: "shown.exactMoment.tick === \(tick)")
      try shots.append(screenshot(browser))
    }
    if records {
      for (index, shot) in shots.enumerated() {
        try Data(shot).write(to: URL(filePath: "\(folder.path)/\(100 + index).png"))
      }
      let outcome = try #require(Executable.overscroll).run(
        ["encode"] + (0..<frames).map { "\(100 + $0).png" }
          + ["--fps", "8", "-o", path("preview.gif")], in: folder)
      try #require(outcome.status == 0, "\(outcome.errors)")
      return
    }
    var decoder = try GIFDecoder([UInt8](Data(contentsOf: URL(filePath: path("preview.gif")))))
    var committed: [Bitmap] = []
    while let frame = try decoder.next() { committed.append(frame.bitmap) }
    try #require(committed.count == frames)
    for (shot, frame) in zip(shots, [0, 8, 20]) {
      try compare(Bitmap(decoding: shot), committed[frame], "preview.gif, frame \(frame)")
    }
  }

  /// A report of a run in which a name on the screen changed.
  @Test func theReport() throws {
    func write(_ title: String) throws {
      try folder.write(
        "header.yaml",
        """
        scene: 1
        device: iphone-16
        screen: {name: parallax-and-scale, behavior: faithful, image: "landscape(\(title))"}
        timeline: [{overscroll: {by: 120, over: 0.5s}}, release, settle]
        outputs:
          - {file: pulled.png, time: 0.5s, scale: 1}
          - {file: rest.png, time: 0s, scale: 1}
        """)
    }
    func run(_ arguments: [String]) throws -> Int32 {
      try #require(Executable.overscroll).run(arguments, in: folder).status
    }
    try write("dawn")
    try #require(run(["record", "header.yaml", "--artifacts", "run"]) == 0)
    try write("dusk")
    try #require(run(["verify", "header.yaml", "--artifacts", "run"]) == 1)
    try #require(run(["report", "--artifacts", "run", "-o", "page"]) == 0)
    let browser = try Browser(in: Folder(), width: 960, height: 620)
    try browser.open("file://\(folder.path)/page/index.html")
    try browser.wait(for: "document.querySelectorAll('.card').length === 2")
    try browser.value("Promise.all([...document.images].map(image => image.decode()))")
    try check(browser, is: "report.png")
  }
}

import Foundation
import Graphics
import ImageCodecs
import ScrollEffects
import TestSupport
import Testing
import Typography

/// The pictures of the README and of the effects' pages equal what their scenes render, byte for
/// byte.
@Suite(.needs(.overscroll))
struct OutputTests {
  private static let root = Repository.root.path

  /// The reason why this machine cannot set identical text; nil if it has the font files that were
  /// used.
  static let otherFonts: String? = {
    guard let used = try? String(contentsOfFile: "\(root)/Output/fonts.txt", encoding: .utf8) else {
      return "Output/fonts.txt cannot be read"
    }
    let library = FontLibrary(directories: InstalledFonts.interDirectories)
    for line in used.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count == 2, let face = try? library.face(String(words[0])) else {
        return "\(line) is not installed"
      }
      guard String(face.digest, radix: 16) == words[1] else {
        return "another version of \(words[0]) is installed"
      }
    }
    return nil
  }()

  @Test(
    .enabled(if: otherFonts == nil, "\(otherFonts ?? "")"),
    arguments: EffectRegistry.effects.map { $0.name } + ["sticky-menu.repo"])
  func theReadmesPictureIsWhatItsSceneRenders(name: String) throws {
    let overscroll = try #require(Executable.overscroll)
    let folder = try Folder()
    let outcome = try overscroll.run(
      ["render", "\(Self.root)/Fixtures/Scenes/\(name).yaml", "-o", "\(name).gif"], in: folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let rendered = try folder.bytes("\(name).gif")
    let committed = try Data(contentsOf: URL(filePath: "\(Self.root)/Output/\(name).gif"))
    // Comparing the arrays in `#expect` would print a difference element by element, which takes
    // minutes.
    let isSame = rendered == [UInt8](committed)
    #expect(isSame, "render \(name).yaml into Output again, and look at it")
  }

  /// The first picture of the README and the pictures of articles. Compression libraries differ, so
  /// pixels are compared instead of bytes.
  @Test(
    .enabled(if: otherFonts == nil, "\(otherFonts ?? "")"),
    arguments: [
      ("hero", "hero.png"), ("final-effect", "final-effect.png"),
      ("stretchy-hierarchy", "stretchy-hierarchy.png"), ("stretchy-overlays", "stretchy-areas.png"),
    ])
  func aFigureIsWhatItsSceneRenders(scene: String, file: String) throws {
    let folder = try Folder()
    let outcome = try #require(Executable.overscroll).run(
      [
        "render", "\(Self.root)/Fixtures/Figures/\(scene).yaml", "--images",
        "\(Self.root)/Fixtures/Images", "--only", file, "-o", folder.path,
      ], in: folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let committed = try Data(contentsOf: URL(filePath: "\(Self.root)/Output/\(file)"))
    let isSame = try Bitmap(decoding: folder.bytes(file)) == Bitmap(decoding: [UInt8](committed))
    #expect(isSame, "render \(file) of \(scene).yaml into Output again, and look at it")
  }

  /// Rendering the film would take more than a minute, so one of its frames is compared with the
  /// picture of that moment.
  @Test func theFirstFilmOfTheReadmeShowsItsPicture() throws {
    func bytes(_ name: String) throws -> [UInt8] {
      try [UInt8](Data(contentsOf: URL(filePath: "\(Self.root)/Output/\(name)")))
    }
    let picture = try Bitmap(decoding: bytes("hero.png"))
    let film = try bytes("hero.gif")
    #expect(film.count < 3_000_000)
    var decoder = try GIFDecoder(film)
    var frames = 0
    var shown: Bitmap?
    while let frame = try decoder.next() {
      // The picture is of 1.15 s, and the film has 20 frames a second.
      if frames == 23 { shown = frame.bitmap }
      frames += 1
    }
    #expect(frames > 100)
    let frame = try #require(shown)
    let differing = try #require(PictureSquares(picture).differing(from: PictureSquares(frame)))
    #expect(differing < 0.01, "\(differing) of the squares; render hero.yaml into Output again")
  }

  @Test(.enabled(if: otherFonts == nil, "\(otherFonts ?? "")"), .needs(.swiftCompiler))
  func theAppsPictureIsWhatItsSceneRenders() throws {
    let folder = try Folder()
    let outcome = try #require(Executable.overscroll).run(
      ["render", "\(Self.root)/Fixtures/Figures/own-screen.yaml", "-o", folder.path],
      in: folder, environment: ["OVERSCROLL_CACHE": AppCache.path])
    #expect(outcome.status == 0, "\(outcome.errors)")
    let committed = try Data(contentsOf: URL(filePath: "\(Self.root)/Output/own-screen.gif"))
    let isSame = try folder.bytes("own-screen.gif") == [UInt8](committed)
    #expect(isSame, "render own-screen.yaml into Output again, and look at it")
  }

  /// The pictures of the tutorial show the screen of its article as its test sees it: its golden,
  /// and the comparison after the name was changed.
  @Test(.enabled(if: otherFonts == nil, "\(otherFonts ?? "")"), .needs(.swiftCompiler))
  func theTutorialsPicturesAreOfItsScreen() throws {
    let article = try String(
      contentsOfFile:
        "\(Self.root)/Sources/OverscrollTesting/OverscrollTesting.docc/FirstGolden.md",
      encoding: .utf8)
    let blocks = article.matches(of: /(?s)\n```swift\n(.*?)\n```/).map { String($0.1) }
    let source = try #require(blocks.first { $0.hasPrefix("import UIKit\n") })
    let folder = try Folder()
    for place in ["App", "Images"] {
      try FileManager.default.createDirectory(
        atPath: "\(folder.path)/\(place)", withIntermediateDirectories: false)
    }
    try FileManager.default.copyItem(
      atPath: "\(Self.root)/Fixtures/Images/TestCard@3x.png",
      toPath: "\(folder.path)/Images/portrait@2x.png")
    try folder.write(
      "a.yaml",
      """
      scene: 1
      device: iphone-15
      app: App
      screen: {controller: ProfileController}
      timeline: [{fling: {by: -300, over: 0.15s}}, settle]
      outputs: [{file: a.png, at: {offset: 24}, scale: 3}]

      """)
    func run(_ command: String) throws -> Executable.Outcome {
      try #require(Executable.overscroll).run(
        [command, "a.yaml", "--images", "Images", "--artifacts", "run"], in: folder,
        environment: ["OVERSCROLL_CACHE": AppCache.path])
    }
    func expect(_ file: String, _ name: String) throws {
      let committed = try Data(contentsOf: URL(filePath: "\(Self.root)/Output/\(name)"))
      let isSame = try Bitmap(decoding: folder.bytes(file)) == Bitmap(decoding: [UInt8](committed))
      #expect(isSame, "look at \(name)")
    }
    try folder.write("App/ProfileController.swift", source)
    let first = try run("record")
    try #require(first.status == 0, "\(first.errors)")
    try expect("__Snapshots__/a/a.a.png", "first-golden.png")
    try folder.write(
      "App/ProfileController.swift", source.replacing("Ada Lovelace", with: "Ada Byron"))
    #expect(try run("verify").status == 1)
    try expect("run/a/a.a.png.comparison.png", "first-golden-changed.png")
  }
}

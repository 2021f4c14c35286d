import Foundation
import Graphics
import ImageCodecs
import ScrollEffects
import TestSupport
import Testing
import Typography

/// The pictures of the README and of the effects' pages are what their scenes render, byte for byte.
@Suite(.needs(.overscroll))
struct OutputTests {
  private static let root = Repository.root.path

  /// Why this machine cannot set the same text: nil where it has the font files that were used.
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
    // Two long arrays that differ would be compared element by element for the message: for minutes.
    let isSame = rendered == [UInt8](committed)
    #expect(isSame, "render \(name).yaml into Output again, and look at it")
  }

  /// The first picture of the README, and those of articles. Libraries that compress differ, and pixels do not.
  @Test(
    .enabled(if: otherFonts == nil, "\(otherFonts ?? "")"),
    arguments: [
      ("phones", "phones.png"), ("final-effect", "final-effect.png"),
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
}

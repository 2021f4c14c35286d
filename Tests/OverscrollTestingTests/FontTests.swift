import Foundation
import HeadlessUIKit
import OverscrollTesting
import TestSupport
import Testing
import Typography

/// Goldens with text of a font file hold only where that very file is installed.
@MainActor
struct FontTests {
  private func label(_ fonts: FontLibrary?) -> ScriptedScreen {
    ScriptedScreen(fonts: fonts) {
      let controller = UIViewController()
      let label = UILabel(frame: CGRect(x: 10, y: 40, width: 200, height: 30))
      label.text = "Overscroll"
      label.font = .systemFont(ofSize: 17)
      controller.view.addSubview(label)
      return controller
    }
  }

  private func verify(_ screen: ScriptedScreen, in folder: Folder) throws -> SnapshotResult {
    try verifySnapshot(
      of: screen, as: .frame(at: .start), directory: "\(folder.path)/goldens",
      filePath: "/tests/FontTests.swift", testName: "label()", in: folder.environment())
  }

  @Test(.needs(.inter))
  func aGoldenNamesTheFontsItNeeds() throws {
    let folder = try Folder()
    let inter = label(FontLibrary(directories: InstalledFonts.interDirectories))
    _ = try verify(inter, in: folder)
    #expect(folder.regularFiles == ["goldens/label.fonts", "goldens/label.png"])
    let fonts = String(decoding: try folder.bytes("goldens/label.fonts"), as: UTF8.self)
    #expect(fonts.hasPrefix("Inter Regular ") && fonts.hasSuffix("\n"))
    guard case .matched = try verify(inter, in: folder) else {
      Issue.record("the same font does not match itself")
      return
    }
  }

  @Test(.needs(.inter))
  func withAnotherFontNothingIsCompared() throws {
    let folder = try Folder()
    _ = try verify(label(FontLibrary(directories: InstalledFonts.interDirectories)), in: folder)
    guard case .skipped(let skip) = try verify(label(nil), in: folder) else {
      Issue.record("compared with the wrong font")
      return
    }
    #expect(!skip.wanted.isEmpty && skip.found.isEmpty)
    #expect(skip.description.hasPrefix("skipped: "))
    #expect(skip.description.contains("Inter Regular"))
  }

  @Test func theBlockFontNeedsNoFile() throws {
    let folder = try Folder()
    _ = try verify(label(nil), in: folder)
    #expect(folder.regularFiles == ["goldens/label.png"])
  }
}

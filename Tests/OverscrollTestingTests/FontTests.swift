import Foundation
import Graphics
import HeadlessUIKit
import ImageCodecs
import Overscroll
import OverscrollTesting
import TestSupport
import Testing
import Typography

/// Goldens with text are valid only where the identical font file is installed.
@MainActor
struct FontTests {
  /// Returns a screen with a label, by default in the regular face. The clock of the status bar is
  /// semibold.
  private func label(
    _ fonts: FontLibrary?, weight: UIFont.Weight = .regular
  ) throws -> ScriptedScreen {
    let device = try Device(
      size: CGSize(width: 220, height: 80), scale: 1, safeArea: .init())
    return ScriptedScreen(on: device, fonts: fonts.map(SnapshotFonts.library) ?? .block) {
      let controller = UIViewController()
      controller.view.backgroundColor = .white
      let label = UILabel(frame: CGRect(x: 10, y: 40, width: 200, height: 30))
      label.text = "Overscroll"
      label.font = .systemFont(ofSize: 17, weight: weight)
      controller.view.addSubview(label)
      return controller
    }
  }

  private func verify(
    _ screen: ScriptedScreen, in folder: Folder, record mode: RecordMode = .missing
  ) throws -> SnapshotResult {
    try verifySnapshot(
      of: screen, as: .frame(at: .start), directory: "\(folder.path)/goldens",
      filePath: "/tests/FontTests.swift",
      test: SnapshotTest(suites: [], name: "label", identity: "label"),
      in: folder.environment(mode), registry: SnapshotRegistry())
  }

  @Test(.needs(.inter))
  func aGoldenNamesTheFontsItNeeds() throws {
    let folder = try Folder()
    let inter = try label(FontLibrary(directories: InstalledFonts.interDirectories))
    _ = try verify(inter, in: folder)
    #expect(folder.regularFiles == ["goldens/label.1.png"])
    let fonts = try record(in: folder).text
    let lines = fonts.split(separator: "\n").map { $0.split(separator: " ") }
    #expect(
      lines.map { $0.dropLast().joined(separator: " ") } == [
        "Inter Regular", "Inter Semi Bold", "FreeType", "FriBidi", "HarfBuzz", "ICU",
      ])
    #expect(lines.dropFirst(2).allSatisfy { $0[1].split(separator: ".").count >= 2 })
    #expect(fonts.hasSuffix("\n") && !fonts.contains(" 0.0.0"))
    guard case .matched = try verify(inter, in: folder) else {
      Issue.record("the same font does not match itself")
      return
    }
  }

  private func record(in folder: Folder) throws -> GoldenRecord {
    try #require(GoldenRecord.record(in: [UInt8](folder.bytes("goldens/label.1.png"))))
  }

  /// Earlier versions wrote the record next to the picture. It is read, and the next recording
  /// moves it into the picture.
  @Test(.needs(.inter))
  func aRecordNextToAPictureIsRead() throws {
    let folder = try Folder()
    let inter = try label(FontLibrary(directories: InstalledFonts.interDirectories))
    _ = try verify(inter, in: folder)
    let text = try record(in: folder).text
    let picture = try Bitmap(decoding: [UInt8](folder.bytes("goldens/label.1.png")))
    let golden = URL(filePath: "\(folder.path)/goldens/label.1.png")
    try Data(picture.encodedAsPNG()).write(to: golden)
    try folder.write("goldens/label.1.png.fonts", text)
    guard case .skipped = try verify(label(nil), in: folder) else {
      Issue.record("compared with the wrong font")
      return
    }
    guard case .recorded = try verify(inter, in: folder, record: .all) else {
      Issue.record("not recorded")
      return
    }
    #expect(folder.regularFiles == ["goldens/label.1.png"])
    #expect(try record(in: folder).text == text)
  }

  /// The first recording of a run says that boxes stand for text, and what to do.
  @Test func boxesForTextAreExplainedOnce() throws {
    let folder = try Folder()
    let registry = SnapshotRegistry()
    var texts: [String] = []
    for name in ["a", "b"] {
      guard
        case .recorded(let recording) = try verifySnapshot(
          of: label(nil), as: .viewHierarchy, named: name,
          directory: "\(folder.path)/goldens", filePath: "/tests/FontTests.swift",
          test: SnapshotTest(suites: [], name: "label", identity: "label"),
          in: folder.environment(.missing), registry: registry)
      else { continue }
      texts.append("\(recording)")
    }
    try #require(texts.count == 2)
    #expect(texts[0].contains("boxes") && texts[0].contains(".snapshots(fonts: .system)"))
    #expect(!texts[1].contains("boxes"))
  }

  @Test(.needs(.inter))
  func withoutItsFontAGoldenIsNotCompared() throws {
    let folder = try Folder()
    _ = try verify(label(FontLibrary(directories: InstalledFonts.interDirectories)), in: folder)
    for mode in [RecordMode.missing, .failed] {
      guard case .skipped(let skip) = try verify(label(nil), in: folder, record: mode) else {
        Issue.record("compared with the wrong font")
        return
      }
      #expect(skip.missing.count == 2 && skip.found.isEmpty)
      #expect(skip.description.hasPrefix("skipped: "))
      #expect(skip.description.contains("Inter Regular"))
    }
  }

  @Test(.needs(.inter))
  func whereNothingMayBeRecordedAMissingFontFails() throws {
    let folder = try Folder()
    _ = try verify(label(FontLibrary(directories: InstalledFonts.interDirectories)), in: folder)
    guard case .failed(let failure) = try verify(label(nil), in: folder, record: .never),
      case .fontsMissing(let missing, []) = failure.verdict
    else {
      Issue.record("passed without its font")
      return
    }
    #expect(missing.count == 2)
    #expect("\(failure)".hasPrefix("the golden was recorded with Inter Regular "))
  }

  @Test(.needs(.inter))
  func anotherVersionOfALibraryIsNamedBesideADifference() throws {
    let folder = try Folder()
    let inter = FontLibrary(directories: InstalledFonts.interDirectories)
    _ = try verify(label(inter, weight: .bold), in: folder)
    let older = try record(in: folder).text.replacing(/HarfBuzz .*/, with: "HarfBuzz 0.9.1")
    let picture = try Bitmap(decoding: [UInt8](folder.bytes("goldens/label.1.png")))
    let golden = GoldenRecord(text: older).added(to: try picture.encodedAsPNG())
    try Data(golden).write(to: URL(filePath: "\(folder.path)/goldens/label.1.png"))
    guard case .matched = try verify(label(inter, weight: .bold), in: folder) else {
      Issue.record("equal pictures are equal by whatever they were set")
      return
    }
    guard case .failed(let failure) = try verify(label(inter), in: folder) else {
      Issue.record("a difference passed")
      return
    }
    #expect(failure.libraries.count == 1)
    #expect("\(failure)".contains("\nlibraries:  HarfBuzz 0.9.1, now "))
  }

  /// The list of used fonts depends on the weight. Both fonts are installed here, so that the
  /// pictures are compared.
  @Test(.needs(.inter), arguments: [RecordMode.missing, .never])
  func aLabelThatLosesItsWeightFails(mode: RecordMode) throws {
    let folder = try Folder()
    let inter = FontLibrary(directories: InstalledFonts.interDirectories)
    _ = try verify(label(inter, weight: .bold), in: folder)
    // A new library has not read the bold file, like that of another process.
    let fresh = FontLibrary(directories: InstalledFonts.interDirectories)
    let result = try verify(label(fresh), in: folder, record: mode)
    guard case .failed(let failure) = result, case .pixels = failure.verdict else {
      Issue.record("\(result)")
      return
    }
  }

  /// If the system font is missing, a text in the substitute block font is not recorded.
  @Test(arguments: [RecordMode.missing, .all]) func aMissingFontIsNeverRecorded(
    mode: RecordMode
  ) throws {
    let folder = try Folder()
    let result = try verify(
      label(FontLibrary(directories: ["\(folder.path)/nowhere"])), in: folder, record: mode)
    guard case .failed(let failure) = result, case .incomplete(let missing) = failure.verdict else {
      Issue.record("\(result)")
      return
    }
    #expect(missing.contains { $0.lowercased().contains("font") }, "\(missing)")
    #expect(!folder.regularFiles.contains { $0.hasPrefix("goldens") })
  }

  @Test func theBlockFontNeedsNoFile() throws {
    let folder = try Folder()
    _ = try verify(label(nil), in: folder)
    #expect(folder.regularFiles == ["goldens/label.1.png"])
  }
}

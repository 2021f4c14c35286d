import Foundation
import Graphics
import HeadlessUIKit
import Layers
import Overscroll
import OverscrollTesting
import Snapshots
import TestSupport
import Testing
import Typography

/// Sensitivity of snapshots: small random mistakes in the published screens are compared with the
/// goldens of the unchanged screens.
@MainActor
struct MutationTests {
  private static let seed: UInt64 = 13
  private static let scenes = [
    "parallax-and-scale", "stretchy-layout", "hide-on-scroll", "sticky-menu", "profile-banner",
    "controls", "discover", "pages",
  ]
  private static let tolerances: [(name: String, tolerance: Tolerance)] = [
    ("`.exact`", .exact), ("`.channel(maxDelta: 1)`", .channel(maxDelta: 1)),
    ("`.channel(maxDelta: 16)`", .channel(maxDelta: 16)),
    ("`.perceptual(deltaE: 2, maxDensity: 0)`", .perceptual(deltaE: 2, maxDensity: 0)),
    ("`.perceptual(deltaE: 5, maxDensity: 0.1)`", .perceptual(deltaE: 5, maxDensity: 0.1)),
  ]

  /// A screen without a mistake, and the views in which a mistake would be visible.
  private struct Original {
    let name: String
    let picture: Bitmap
    /// The indices of the views in the view tree.
    let views: [Int]
  }

  private let fonts = FontLibrary(directories: InstalledFonts.interDirectories)
  private let assets = FolderAssets([Repository.fixtures.appending(path: "Images").path])
  private let fixture: SnapshotFixture

  init() throws { fixture = try SnapshotFixture() }

  private func stage(_ name: String) throws -> Stage {
    let path = Repository.fixtures.appending(path: "Scenes/\(name).yaml").path
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let scene = try SceneFile.scene(text, fileName: path)
    var conditions = scene.conditions
    conditions.device = .iPhoneSE
    return try ScreenCatalogue.builtIn.stage(
      for: scene.under(conditions), assets: assets, fonts: fonts)
  }

  /// Draws the stage as `.frame()` does: at the device's scale.
  private func picture(_ stage: Stage) -> Bitmap {
    Compositor(scale: stage.device.scale).render(stage.layerTree())
  }

  private func original(_ name: String, for mutation: Mutation) throws -> Original {
    let stage = try stage(name)
    let cover = ViewCover(of: stage.window)
    let views = stage.window.tree.enumerated().filter { _, view in
      mutation.concerns(view) && cover.canSee(view)
    }.map(\.offset)
    return Original(name: name, picture: picture(stage), views: views)
  }

  private func mutated(_ name: String, _ mutation: Mutation, view index: Int) throws -> Bitmap {
    let stage = try stage(name)
    stage.environment.run {
      mutation.apply(to: stage.window.tree[index])
      stage.window.layoutIfNeeded()
    }
    return picture(stage)
  }

  /// Returns whether the default snapshot fails with the given golden.
  private func isCaught(_ picture: Bitmap, by golden: String) throws -> Bool {
    let result = try fixture.verify(picture, .frame(), named: golden, record: .never)
    guard case .failed(let failure) = result, case .pixels = failure.verdict else { return false }
    return true
  }

  /// Returns how many of `count` mutations each tolerance catches.
  private func catches(_ mutation: Mutation, count: Int) throws -> [Int] {
    var random = SplitMix64(seed: Self.seed)
    var catches = Self.tolerances.map { _ in 0 }
    // Some screens show no text at the start.
    let originals = try Self.scenes.map { try original($0, for: mutation) }
      .filter { !$0.views.isEmpty }
    try #require(originals.count >= 5, "hardly anything to change")
    for original in originals {
      _ = try fixture.verify(original.picture, .frame(), named: original.name, record: .all)
    }
    for number in 0..<count {
      let original = originals[number % originals.count]
      let index = original.views[Int(random.next() % UInt64(original.views.count))]
      let other = try mutated(original.name, mutation, view: index)
      for (slot, entry) in Self.tolerances.enumerated() {
        let comparison = try #require(
          PictureComparison(
            reference: original.picture, actual: other, tolerance: entry.tolerance))
        if comparison.difference != nil { catches[slot] += 1 }
      }
      #expect(
        try isCaught(other, by: original.name),
        "view \(index) of \(original.name): \(mutation.rawValue), seed \(Self.seed)")
    }
    return catches
  }

  /// Fifteen mistakes of each kind, fifteen re-hinted labels, and a hairline. The documentation's
  /// table must equal these results.
  @Test(.needs(.inter)) func theDefaultCatchesAllOfSixty() throws {
    var lines = [
      "| change | " + Self.tolerances.map(\.name).joined(separator: " | ") + " |",
      "|---|" + Self.tolerances.map { _ in "---|" }.joined(),
    ]
    #expect(Mutation.mistakes.count * 15 == 60)
    for mutation in Mutation.allCases {
      let caught = try catches(mutation, count: 15)
      #expect(caught[0] == 15, "\(mutation.rawValue)")
      lines.append(row(mutation.rawValue, caught, of: 15))
    }
    lines.append(row("a missing hairline", hairline(), of: 1))
    let page = try String(
      contentsOf: Repository.root.appending(
        path: "Sources/OverscrollTesting/OverscrollTesting.docc/SnapshotTests.md"),
      encoding: .utf8)
    for line in lines { #expect(page.contains(line + "\n"), "the page lacks\n\(line)") }
  }

  private func row(_ change: String, _ caught: [Int], of count: Int) -> String {
    "| \(change) | " + caught.map { "\($0) of \(count)" }.joined(separator: " | ") + " |"
  }

  /// Returns for each tolerance whether a missing grey line of one pixel on white is caught.
  private func hairline() -> [Int] {
    let white = Pixel(red: 255, green: 255, blue: 255, alpha: 255)
    let picture = Bitmap(width: 60, height: 40, filledWith: white)
    var line = picture
    for x in 8..<60 { line[x, 20] = Pixel(red: 200, green: 199, blue: 204, alpha: 255) }
    return Self.tolerances.map { entry in
      PictureComparison(reference: line, actual: picture, tolerance: entry.tolerance)?
        .difference == nil ? 0 : 1
    }
  }

  /// A mistake in a covered view is not visible. The cover is computed without a picture.
  @Test func coveredViewsCannotBeSeen() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (below, above) = (UIView(), UIView())
    below.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    above.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    window.addSubview(below)
    window.addSubview(above)
    #expect(ViewCover(of: window).canSee(below))
    above.backgroundColor = .white
    #expect(!ViewCover(of: window).canSee(below))
    above.alpha = 0.5
    #expect(ViewCover(of: window).canSee(below))
    (above.alpha, above.frame.size.width) = (1, 25)
    #expect(ViewCover(of: window).canSee(below))
    below.isHidden = true
    #expect(!ViewCover(of: window).canSee(below))
  }
}

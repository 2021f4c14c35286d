import Foundation
import Graphics
import HeadlessUIKit
import Overscroll
import OverscrollTesting
import Snapshots
import TestSupport
import Testing
import Typography

/// The figures in `Fixtures/Figures` show what the articles' own recordings show: the position of
/// the edge between picture and text, or of a bar's lower edge. These positions were measured in
/// the recordings to about two points. The test compares the numbers of every frame, and the pixels
/// of selected frames.
@MainActor
@Suite(.needs(.inter))
struct ArticleFigureTests {
  private let fonts = FontLibrary(directories: InstalledFonts.interDirectories)
  private let assets = FolderAssets([Repository.fixtures.appending(path: "Images").path])

  /// The edge between picture and text before scrolling, on a screen 375 points wide.
  private static let rest: CGFloat = 262.5
  /// The safe area of the notch. Text must not move closer to the top while the status bar is
  /// visible.
  private static let statusBar: CGFloat = 44
  private static let screen = CGSize(width: 375, height: 812)

  private func scene(_ name: String) throws -> SceneDescription {
    let path = Repository.fixtures.appending(path: "Figures/\(name).yaml").path
    let text = try String(contentsOfFile: path, encoding: .utf8)
    return try SceneFile.scene(text, fileName: path)
  }

  private func panels(_ scene: SceneDescription) throws -> [FigurePanel] {
    let screens =
      scene.panels.isEmpty ? [(scene, nil)] : scene.panels.map { ($0.scene, $0.caption) }
    return try screens.map { scene, caption in
      FigurePanel(
        try ScreenCatalogue.builtIn.stage(for: scene, assets: assets, fonts: fonts),
        caption: caption)
    }
  }

  /// Returns the numbers of every frame of a film at 20 frames per second, in a list for each
  /// panel.
  private func frames(_ scene: SceneDescription) throws -> [[TraceRow]] {
    try panels(scene).map { panel in
      let stage = panel.stage
      var rows: [TraceRow] = []
      for tick in 0..<1200 where stage.end == nil {
        try stage.advance(to: stage.display.time(ofTick: tick))
        if tick.isMultiple(of: 3) { rows.append(stage.traceRow()) }
      }
      return rows
    }
  }

  /// Returns the upper edge of the text in each frame.
  private func edges(_ rows: [TraceRow]) throws -> [CGFloat] {
    try rows.map { try #require($0.frame("textContainer")).minY }
  }

  /// Checks that the conditions are met in frames in this order, each after the previous one.
  private func happen(_ rows: [TraceRow], _ moments: [(String, (TraceRow) -> Bool)]) {
    var rest = rows[...]
    for (name, holds) in moments {
      guard let index = rest.firstIndex(where: holds) else {
        Issue.record("never: \(name)")
        return
      }
      rest = rest[index...]
    }
  }

  private func edge(_ row: TraceRow) -> CGFloat { row.frame("textContainer")?.minY ?? .nan }
  private func picture(_ row: TraceRow) -> CGRect { row.frame("imageView") ?? .null }

  // MARK: - Pixels

  /// Measures the edge between the red of the text and the content above it in stills, in points of
  /// the screen.
  private func drawnEdges(
    _ scene: SceneDescription, panel: Int = 0, at times: [TimeInterval?]
  ) throws -> [CGFloat] {
    let style = try #require(scene.outputs[0].figure)
    let recorder = Recorder(jobs: 1, timing: scene.timing) { try panels(scene) }
    let body = DeviceBody(scene.device, style.body)
    let page = try #require(style.size)
    let count = CGFloat(max(1, scene.panels.count))
    let width = count * body.size.width * style.zoom + (count - 1) * style.spacing
    let left =
      (page.width - width) / 2 + CGFloat(panel) * (body.size.width * style.zoom + style.spacing)
    // The column is seven points from the screen's edge, left of every letter.
    let x = Int(left + (body.screenOrigin.x + 7) * style.zoom)
    let top = style.padding.top + body.screenOrigin.y * style.zoom
    return try recorder.stills(at: times, scale: 1, figure: style).map { still in
      let y = (Int(top) + 2..<still.height).first { still[x, $0].isTextsRed } ?? still.height
      return (CGFloat(y) - top) / style.zoom
    }
  }

  private func expect(
    _ scene: SceneDescription, panel: Int = 0, drawn rows: [TraceRow], at indices: [Int?]
  ) throws {
    let known = indices.compactMap(\.self)
    #expect(known.count == indices.count, "\(indices)")
    let drawn = try drawnEdges(scene, panel: panel, at: known.map { rows[$0].time })
    for (index, y) in zip(known, drawn) {
      // A pixel of the page is slightly more than a point.
      #expect(abs(y - max(0, edge(rows[index]))) < 2.5, "frame \(index): \(y)")
    }
  }

  // MARK: - Stretchy header

  @Test func theHeaderStretchesAndThenScrollsAway() throws {
    let scene = try scene("final-effect")
    let rows = try frames(scene)[0]
    #expect(edge(rows[0]) == Self.rest && abs(edge(rows[rows.count - 1]) - Self.rest) < 0.6)
    happen(
      rows,
      [
        ("272", { (272..<328).contains(edge($0)) }), ("beyond 348", { edge($0) > 348 }),
        ("back", { abs(edge($0) - Self.rest) < 2 }), ("231 to 139", { edge($0) < 231 }),
        ("below 85", { edge($0) < 85 }),
        ("hidden, deep", { $0.isStatusBarHidden && edge($0) < 20 }),
        ("78", { edge($0) > 78 }),
        ("275, with the bar", { edge($0) > 275 && !$0.isStatusBarHidden }),
        ("303", { edge($0) > 301 }), ("at rest", { abs(edge($0) - Self.rest) < 0.6 }),
      ])
    for row in rows {
      let (picture, edge) = (picture(row), edge(row))
      // No grey is visible: the picture extends from the top, or from the position it was pushed
      // to, down to the text.
      #expect(abs(picture.maxY - edge) < 0.01 && picture.minY < 0.01)
      // The picture scrolls away without being cut.
      #expect(abs(picture.height - max(edge, Self.rest)) < 0.01, "at \(row.time) s")
      if edge > Self.statusBar + 30 { #expect(!row.isStatusBarHidden, "at \(row.time) s") }
    }
    // Farther down the picture of the phone is faded.
    let pulled = rows.firstIndex { edge($0) > 300 }
    let pushed = rows.firstIndex { edge($0) < 150 }
    try expect(scene, drawn: rows, at: [0, pulled, pushed, rows.firstIndex { edge($0) < 20 }])
  }

  @Test func thePictureIsSqueezedAndTheTextIsStuck() throws {
    let scene = try scene("scroll-bug")
    let rows = try frames(scene)[0]
    happen(
      rows,
      [
        ("at rest", { edge($0) == Self.rest }), ("240", { edge($0) < 240 }),
        ("164", { edge($0) < 164 }), ("84", { edge($0) < 84 }), ("stuck", { edge($0) < 2 }),
        ("46", { edge($0) > 46 }), ("188", { edge($0) > 188 }), ("244", { edge($0) > 244 }),
        ("285", { edge($0) > 285 }), ("at rest again", { abs(edge($0) - Self.rest) < 0.6 }),
      ])
    let stuck = rows.filter { edge($0) < 2 }
    // The first line is under the status bar while only the indicator moves.
    #expect(stuck.allSatisfy { ($0.frame("infoText")?.minY ?? 0) < Self.statusBar })
    let indicators = stuck.compactMap { $0.indicators.first?.frame.minY }
    #expect(stuck.count > 12 && (indicators.max() ?? 0) - (indicators.min() ?? 0) > 80)
    for row in rows where edge(row) < Self.rest {
      #expect(abs(picture(row).minY) < 0.01, "the picture's top stays at \(row.time) s")
      #expect(abs(picture(row).height - max(0, edge(row))) < 1.2)
    }
    try expect(
      scene, drawn: rows,
      at: [0, rows.firstIndex { edge($0) < 164 }, rows.lastIndex { edge($0) < 188 }])
    #expect(try panels(scene)[0].caption == "Watch the scroll indicator")
  }

  @Test func theFirstStepGapsWhereTheLastGrows() throws {
    let scene = try scene("scroll-comparison")
    let films = try frames(scene)
    #expect(films.count == 2 && films[0].count == films[1].count)
    let gaps = films[0].map { picture($0).minY }
    let growth = films[1].map { picture($0).height - Self.rest }
    #expect((gaps.max() ?? 0) > 84 && gaps.allSatisfy { $0 >= 0 })
    #expect((growth.max() ?? 0) > 84)
    // Both films have one clock: the gap in one equals the growth in the other.
    for (gap, more) in zip(gaps, growth) { #expect(abs(gap - more) < 0.01) }
    #expect(films[1].allSatisfy { picture($0).minY < 0.01 })
    for film in films { #expect(abs(edge(film[film.count - 1]) - Self.rest) < 0.01) }
    let pulled = films[0].firstIndex { picture($0).minY > 84 }
    for panel in [0, 1] { try expect(scene, panel: panel, drawn: films[panel], at: [0, pulled]) }
  }

  @Test func theThirdStepShowsGreyBelowTheText() throws {
    let scene = try scene("text-overscroll")
    let films = try frames(scene)
    func bare(_ row: TraceRow) throws -> CGFloat {
      let ends = ["textContainer", "textBacking"].compactMap { row.frame($0)?.maxY }
      return Self.screen.height - (try #require(ends.max()))
    }
    let left = try films[0].map(bare), right = try films[1].map(bare)
    let most = try #require(left.max())
    #expect(abs(most - 65) < 2, "\(most)")
    // The gap remains for some time and then disappears.
    #expect(left.filter { abs($0 - most) < 0.5 }.count >= 8 && (left.last ?? 1) < 0.01)
    #expect(right.allSatisfy { $0 <= 0.01 })
    // In pixels, above the home indicator: grey on the left and red on the right.
    let style = try #require(scene.outputs[0].figure)
    let index = try #require(left.firstIndex(of: most))
    let still = try Recorder(jobs: 1, timing: scene.timing) { try panels(scene) }
      .still(at: films[0][index].time, scale: 1, figure: style)
    let row = (0..<still.height).last { y in
      still[still.width * 3 / 4, y].isTextsRed
    }
    let y = try #require(row) - Int(40 * style.zoom)
    let grey = still[still.width / 4, y]
    #expect(grey.red == grey.green && grey.green == grey.blue && grey.red < 200, "\(grey)")
    #expect(still[still.width * 3 / 4, y].isTextsRed)
  }

  @Test func theStatusBarLeavesBeforeTheTextReachesIt() throws {
    let rows = try frames(scene("status-bar-hide"))[0]
    happen(
      rows,
      [
        ("seen", { !$0.isStatusBarHidden && edge($0) == Self.rest }),
        ("gone", { $0.isStatusBarHidden && edge($0) < Self.statusBar }),
        ("text at the top", { edge($0) < 0 }),
        ("back", { !$0.isStatusBarHidden && edge($0) > Self.statusBar }),
        ("at rest", { edge($0) == Self.rest }),
      ])
    for row in rows where (row.frame("infoText")?.minY ?? 0) < 20 {
      #expect(row.isStatusBarHidden, "text over the clock at \(row.time) s")
    }
  }

  @Test func theLastLineIsClearOfTheHomeIndicator() throws {
    let scene = try scene("fixed-safe-area")
    let stage = try panels(scene)[0].stage
    try stage.play(to: nil)
    let text = try #require(stage.traceRow().frame("infoText"))
    // The margin is 14 points plus 34 of the safe area.
    #expect(abs(Self.screen.height - text.maxY - 48) < 0.5, "\(text.maxY)")
    #expect(scene.outputs[0].figure?.notes.count == 2)
  }

  // MARK: - Other screens

  @Test func theBarHidesAndReturnsTwice() throws {
    let rows = try frames(scene("hide-on-scroll"))[0]
    func bar(_ row: TraceRow) -> CGFloat { row.frame("movingView")?.maxY ?? .nan }
    // The part that remains visible is the height of the status bar.
    let (shown, hidden): (CGFloat, CGFloat) = (84, 20)
    happen(
      rows,
      [
        ("shown", { bar($0) == shown }), ("hides", { (40..<80).contains(bar($0)) }),
        ("hidden", { bar($0) == hidden }), ("shows", { (24..<74).contains(bar($0)) }),
        ("shown again", { bar($0) == shown }), ("hides again", { (24..<80).contains(bar($0)) }),
        ("hidden again", { bar($0) == hidden }), ("shown at the end", { bar($0) == shown }),
      ])
    #expect(rows.allSatisfy { bar($0) >= hidden - 0.01 && bar($0) <= shown + 0.01 })
    // At the top it bounces with the bar shown.
    let bounced = rows.filter { $0.scrollViews[0].contentOffset.y < -5 }
    #expect(!bounced.isEmpty && bounced.allSatisfy { bar($0) == shown })
  }

  @Test func theHeaderGrowsAndIsCroppedAtHalfSpeed() throws {
    let rows = try frames(scene("parallax-and-scale"))[0]
    func height(_ row: TraceRow) -> CGFloat { row.frame("headerImageView")?.height ?? .nan }
    // The header is 210 points high, and the content rests 20 points below the status bar.
    let rest: CGFloat = 230
    happen(
      rows,
      [
        ("at rest", { abs(height($0) - rest) < 0.01 }), ("pulled", { height($0) > rest + 100 }),
        ("back", { abs(height($0) - rest) < 2 }), ("pushed", { height($0) < 100 }),
        ("at rest again", { abs(height($0) - rest) < 0.01 }),
      ])
  }

  @Test func theMenuSticksWhereTheHeaderIsGone() throws {
    let rows = try frames(scene("sticky-menu"))[0]
    func menu(_ row: TraceRow) -> CGFloat { row.frame("menuView")?.minY ?? .nan }
    func table(_ row: TraceRow) -> CGFloat {
      row.scrollViews.first { $0.name == "tableView" }?.contentOffset.y ?? .nan
    }
    let top = try #require(rows.map(menu).min())
    // The menu stops under the status bar, and never moves above it.
    #expect(top == 20, "\(top)")
    happen(
      rows,
      [
        ("down", { menu($0) > 200 }), ("sticks", { menu($0) == top && table($0) > 0 }),
        ("the table goes on", { menu($0) == top && table($0) > 150 }),
        ("down again", { menu($0) > 200 && table($0) == 0 }),
      ])
  }

  @Test func theThumbnailDocksBeforeTheAvatarIsGone() throws {
    let rows = try frames(scene("profile-banner"))[0]
    func thumbnail(_ row: TraceRow) -> CGFloat { row.frame("thumbnail")?.minX ?? .nan }
    func name(_ row: TraceRow) -> CGFloat { row.frame("nameLabel")?.minX ?? .nan }
    func avatar(_ row: TraceRow) -> CGFloat { row.frame("avatar")?.maxY ?? .nan }
    // The lower edge of the banner; the part of the avatar above it is covered.
    let banner: CGFloat = 144
    happen(
      rows,
      [
        ("outside", { thumbnail($0) == -60 && name($0) == 30 }),
        ("slides under the name", { thumbnail($0) > -60 && name($0) == 30 }),
        ("pushes the name", { thumbnail($0) < 10 && name($0) > 30 }),
        ("docks", { thumbnail($0) == 10 && name($0) == 78 && avatar($0) > banner }),
        ("the avatar is gone", { thumbnail($0) == 10 && avatar($0) < banner }),
        ("outside again", { thumbnail($0) == -60 && name($0) == 30 }),
      ])
    // The thumbnail docks while 38 points of the avatar remain.
    let docked = rows.filter { thumbnail($0) == 10 }
    #expect(docked.allSatisfy { avatar($0) - banner <= 38.01 })
  }
}

extension Pixel {
  /// Whether the pixel has the background colour of the text. This is false where the page shows
  /// through.
  fileprivate var isTextsRed: Bool { red > 150 && green < 70 && blue < 110 }
}

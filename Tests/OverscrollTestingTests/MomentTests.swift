import Foundation
import HeadlessUIKit
import Overscroll
import OverscrollTesting
import TestSupport
import Testing

/// The moments at which snapshots of a screen are taken.
@MainActor
struct MomentTests {
  private let fixture: SnapshotFixture

  init() throws { fixture = try SnapshotFixture() }

  private func screen(_ timeline: Timeline) throws -> ScriptedScreen {
    let device = try Device(size: CGSize(width: 40, height: 60), scale: 1, safeArea: .init())
    return ScriptedScreen(on: device, timeline: timeline) { ReadingController() }
  }

  /// A timeline that scrolls down by 90 points and back, decelerating both times.
  private var thereAndBack: Timeline {
    [.fling(by: -40, over: 0.1), .settle, .fling(by: 40, over: 0.1), .settle]
  }

  private func place(_ moment: SnapshotMoment, _ timeline: Timeline) throws -> String {
    try fixture.text(screen(timeline), .accessibility(at: moment))
  }

  /// No tick of the display has these offsets, so the exact time is computed.
  @Test(arguments: [0.25, 7.3, 23.0, 31.4159])
  func anOffsetIsMetExactly(offset: Double) throws {
    let text = try place(.offset(offset), thereAndBack)
    #expect(text.hasPrefix("static text \"down \(offset)\""), "\(text)")
    let named = try place(.offset(offset, in: "page"), thereAndBack)
    #expect(named == text)
  }

  @Test func aPassIsAWayThroughTheOffset() throws {
    let text = try place(.offset(31.4159, pass: 2), thereAndBack)
    #expect(text.hasPrefix("static text \"up 31.4159\""), "\(text)")
    #expect(try place(.offset(0), thereAndBack).hasPrefix("static text \"0\""))
  }

  @Test func anOffsetThatIsJumpedOverIsNotMet() throws {
    let screen = try screen([.hold(0.1), .setOffset(y: 100), .hold(0.1)])
    let failure = try fixture.failure(fixture.verify(screen, .frame(at: .offset(50))))
    #expect(
      failure.verdict
        == .noMoment(.offsetNotReached(50, pass: 1, passes: 0, least: 0, greatest: 100)))
    #expect(
      "\(failure.verdict)"
        == "offset 50.0 is reached 0 times, not 1: the scroll view moves between 0.0 and 100.0")
    #expect(fixture.folder.regularFiles.isEmpty)
  }

  @Test func aScrollViewIsFoundByName() throws {
    let screen = try screen(thereAndBack)
    let failure = try fixture.failure(
      fixture.verify(screen, .frame(at: .offset(5, in: "list"))))
    #expect(failure.verdict == .noMoment(.noScrollView("list", known: ["page"])))
    #expect("\(failure.verdict)" == "no scroll view is named 'list'; known: page")
  }

  @Test func anEventIsTheTickAfterIt() throws {
    let begun = try place(.event("scrollViewWillBeginDragging"), thereAndBack)
    let again = try place(.event("scrollViewWillBeginDragging(page)", pass: 2), thereAndBack)
    #expect(begun != again && again.contains("down") || again.contains("up"))
    let failure = try fixture.failure(
      fixture.verify(screen(thereAndBack), .frame(at: .event("scrollViewDidFly"))))
    guard case .noMoment(.noEvent("scrollViewDidFly", 1, 0, let known)) = failure.verdict else {
      Issue.record("\(failure.verdict)")
      return
    }
    #expect(known.contains("scrollViewDidScroll(page)"))
  }

  @Test func aConditionHoldsFromATickOn() throws {
    let text = try place(.when("place.alpha", .below(0.9)), thereAndBack)
    let offset = try #require(text.firstMatch(of: /down ([0-9.]+)/).flatMap { Double($0.1) })
    // This is the first tick past 30, where the label fades; ticks are a few points apart.
    #expect(offset > 30 && offset < 45, "\(text)")
    let back = try place(.when("place.alpha", .above(0.9), pass: 2), thereAndBack)
    #expect(back.contains("up"), "\(back)")
    for (column, verdict) in [
      (
        "page.phase",
        MomentProblem.neverTrue(
          "page.phase", pass: 1, passes: 0, first: "tracking", last: "idle")
      ),
      ("nobody.alpha", .noColumn("nobody.alpha")),
    ] {
      let failure = try fixture.failure(
        fixture.verify(
          screen(thereAndBack), .frame(at: .when(column, .equals("flying")))))
      #expect(failure.verdict == .noMoment(verdict))
    }
  }

  /// All pictures are made in one pass over the script.
  @Test func aFilmstripIsPlayedOnce() throws {
    let device = try Device(size: CGSize(width: 40, height: 60), scale: 1, safeArea: .init())
    var count = 0
    let screen = ScriptedScreen(on: device, timeline: thereAndBack) {
      count += 1
      return ReadingController()
    }
    _ = try fixture.picture(
      screen, .filmstrip(at: [.start, .time(0.1), .time(0.2), .time(0.3), .end]))
    #expect(count == 1)
  }

  /// The pictures of a filmstrip equal separate frames at the same moments, for all kinds of
  /// moments.
  @Test func aFilmstripIsItsFrames() throws {
    let moments: [SnapshotMoment] = [
      .start, .offset(7.3), .time(0.2), .event("scrollViewDidEndDragging"), .end,
    ]
    let strip = try fixture.picture(screen(thereAndBack), .filmstrip(at: moments))
    #expect(strip.width == 5 * 40 + 4 * 8 && strip.height == 60)
    for (index, moment) in moments.enumerated() {
      let frame = try fixture.picture(screen(thereAndBack), .frame(at: moment))
      let isSame = (0..<60).allSatisfy { y in
        (0..<40).allSatisfy { strip[index * 48 + $0, y] == frame[$0, y] }
      }
      #expect(isSame, "\(moment)")
    }
  }
}

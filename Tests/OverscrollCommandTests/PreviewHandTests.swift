import Foundation
import TestSupport
import Testing

/// A hand on the screen of `overscroll preview`, on a machine that is busy.
@Suite(.needs(.overscroll, .chromium))
struct PreviewHandTests {
  private let folder: Folder
  private let browser: Browser

  init() throws {
    folder = try Folder()
    browser = try Browser(in: Folder())
    try folder.write(
      "a.yaml",
      scene(
        screen: "{name: scroll-view, content-height: 4000}",
        timeline: "[{drag: {by: -150, over: 0.3s}}, release, {hold: 0.4s}, settle]",
        outputs: "[{file: a.png, time: 0s, scale: 1}]"))
  }

  private func number(_ expression: String) throws -> Double {
    try #require(Double(try browser.value(expression)))
  }

  /// The stage's clock stops with the program. Without more, the finger would replay its way from
  /// there and be half a second behind the hand until it is lifted.
  @Test func aFingerIsWithTheHandAfterTheProgramWasStopped() throws {
    let server = try PageServerProcess(["a.yaml"], in: folder)
    try browser.open(server.address)
    try browser.wait(for: "shown.exactMoment && scene")
    try browser.value("ask('down', {points: [[0, 180, 500]]})")
    try browser.wait(for: "moment.isLive && rows.length > 1")
    let before = try number("moment.offset")

    #expect(kill(server.process.processIdentifier, SIGSTOP) == 0)
    // 240 points up in 600 milliseconds.
    try browser.value(
      "ask('move', {points: Array.from({length: 61}, (_, i) => [i * 10, 180, 500 - i * 4])})")
    Thread.sleep(forTimeInterval: 0.7)
    #expect(kill(server.process.processIdentifier, SIGCONT) == 0)
    try browser.wait(for: "moment.offset > \(before + 220)")

    // Without a jump there are about thirty.
    let between = try number(
      "rows.filter(row => row[1] > \(before + 30) && row[1] < \(before + 200)).length")
    #expect(between <= 5)
    try browser.value("ask('up', {points: [[2000, 180, 260]]})")
    try browser.wait(for: "!moment.isPlaying")
  }

  /// A screen is prepared when the pointer comes. It must not be used after another moment was
  /// chosen.
  @Test func aPressContinuesFromTheMomentThatIsShown() throws {
    let server = try PageServerProcess(["a.yaml"], in: folder)
    try browser.open(server.address)
    try browser.wait(for: "shown.exactMoment && scene")
    for (prepared, tick) in [(30, 30), (30, 10)] {
      try browser.value("seek(\(prepared)), ask('approach'), seek(\(tick))")
      try browser.wait(for: "shown.exactMoment.tick === \(tick) && !moment.isLive")
      let offset = try number("moment.offset")
      try browser.value("ask('down', {points: [[0, 180, 500]]})")
      try browser.wait(for: "moment.isLive && rows.length")
      // A press that interrupts a drag begins before it, where nothing has moved.
      let first = try number("rows[0][1]")
      #expect(first == (tick == 30 ? offset : 0), "\(tick)")
      try browser.value("ask('up', {points: [[50, 180, 500]]})")
      try browser.wait(for: "!moment.isPlaying")
      try browser.value("ask('reset')")
      try browser.wait(for: "!moment.isLive")
    }
  }
}

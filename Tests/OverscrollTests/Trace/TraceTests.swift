import Foundation
import HeadlessUIKit
import Overscroll
import ScrollPhysics
import Testing

/// Both text formats of a trace contain identical values, under the names defined in
/// `Fixtures/Scenes/README.md`.
@MainActor
struct TraceTests {
  private func rows(
    _ sampling: TraceSampling? = TraceSampling(),
    timeline: String = "  - fling: {by: -300, over: 0.15s}\n  - settle\n"
  ) throws -> [TraceRow] {
    let play = try ScenePlay(
      "scene: 1\ndevice: iphone-8\nscreen: {name: nested-scroll-views, outer: {offset: 12.5}}\n"
        + "timeline:\n\(timeline)")
    var rows: [TraceRow] = []
    try Recorder(jobs: 1, makeStage: play.stage).trace(try #require(sampling)) { rows.append($0) }
    return rows
  }

  private func object(_ row: TraceRow) throws -> [String: Any] {
    let line = row.json
    #expect(!line.contains("\n"))
    let value = try JSONSerialization.jsonObject(with: Data(line.utf8))
    return try #require(value as? [String: Any])
  }

  @Test func theKeysAreThoseOfTheDesign() throws {
    let row = try object(try #require(rows().first))
    #expect(
      Set(row.keys) == [
        "time", "scrollViews", "views", "constraints", "statusBar", "indicators", "finger",
        "events",
        "arguments",
      ])
    let views = try #require(row["scrollViews"] as? [String: [String: Any]])
    #expect(Set(views.keys) == ["inner", "outer"])
    #expect(Set(views["outer"]!.keys) == ["contentOffset", "velocity", "phase"])
    #expect(views["outer"]!["contentOffset"] as? [Double] == [0, 12.5])
    let bar = try #require(row["statusBar"] as? [String: Any])
    #expect(bar["hidden"] as? Bool == false && bar["height"] as? Double == 20)
    let frames = try #require(row["views"] as? [String: [String: Any]])
    #expect(frames["outer"]?["frame"] as? [Double] == [0, 0, 375, 667])
    #expect(Set(frames["outer"]!.keys) == ["frame", "contentsRect", "alpha", "isHidden"])
  }

  @Test func bothFormatsSayTheSame() throws {
    let rows = try rows()
    let lines = TraceTable(rows).lines
    let names = lines[0].split(separator: ",")
    let x = try #require(names.firstIndex(of: "inner.contentOffset.x"))
    #expect(lines.count == rows.count + 1)
    for (row, line) in zip(rows, lines.dropFirst()) {
      let fields = line.split(separator: ",", omittingEmptySubsequences: false)
      #expect(fields.count == names.count)
      // Values are compared as text, because `JSONSerialization` on Linux does not read all digits.
      let inner =
        "\"inner\": {\"contentOffset\": [\(fields[x]), \(fields[x + 1])], "
        + "\"velocity\": [\(fields[x + 2]), \(fields[x + 3])], \"phase\": \"\(fields[x + 4])\"}"
      #expect(row.json.contains(inner))
      #expect(Double(fields[0]) == row.time)
    }
    #expect(names.contains("outer.indicator.alpha") && names.last == "events")
    #expect(Set(names).count == names.count)
  }

  @Test func eventsComeOnceInTheRowTheyBelongTo() throws {
    let rows = try rows()
    let events = rows.flatMap(\.events).map(\.description).filter {
      !$0.hasPrefix("scrollViewDidScroll")
    }
    #expect(
      events == [
        "scrollViewWillBeginDragging(inner)", "scrollViewWillEndDragging(inner)",
        "scrollViewDidEndDragging(inner)", "scrollViewWillBeginDecelerating(inner)",
        "scrollViewDidEndDecelerating(inner)",
      ])
    let lift = try #require(
      rows.first { $0.events.map(\.description).contains("scrollViewWillEndDragging(inner)") })
    #expect(abs(lift.time - 0.15) < 1.0 / 60)
  }

  @Test func rowsCanBeFartherApart() throws {
    let all = try rows()
    let some = try rows(TraceSampling(rate: 60, every: 100))
    #expect(some.count < all.count / 3)
    #expect(some.first?.time == 0 && some.last?.time == all.last?.time)
    let offsets = some.map { $0.scrollViews[0].contentOffset.y }
    #expect(
      offsets
        == some.map { row in
          all.first { $0.time == row.time }!.scrollViews[0].contentOffset.y
        })
  }

  @Test func theLastRowIsTheEnd() throws {
    let rows = try rows(timeline: "  - hold: 0.99s\n")
    #expect(rows.count == 61 && rows.last?.time == 1)
    #expect(
      try self.rows(TraceSampling(rate: 1), timeline: "  - hold: 0.5s\n").map(\.time) == [0, 1])
    #expect(try self.rows(timeline: "  []\n").map(\.time) == [0])
  }

  @Test func impossibleSamplingsAreRefused() {
    for rate in [0, -1, 241] { #expect(TraceSampling(rate: rate) == nil) }
    for distance in [0, -1, CGFloat.nan, .infinity] {
      #expect(TraceSampling(rate: 60, every: distance) == nil)
    }
  }

  @Test func roundingKeepsWhatPeopleRead() throws {
    for row in try rows() {
      let rounded = row.rounded(toDecimals: 6)
      for (a, b) in zip(row.scrollViews, rounded.scrollViews) {
        #expect(abs(a.contentOffset.y - b.contentOffset.y) <= 5.1e-7)
        #expect(a.phase == b.phase)
      }
      #expect(!TraceTable([rounded]).lines[1].contains("-0,"))
      #expect(rounded.events.map(\.description) == row.events.map(\.description))
    }
  }
}

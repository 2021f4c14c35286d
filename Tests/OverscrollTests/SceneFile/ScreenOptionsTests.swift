import Foundation
import Graphics
import Overscroll
import Testing

@Suite struct ScreenOptionsTests {
  private enum Rate: String, CaseIterable { case normal, fast }

  private func options(_ lines: String) throws -> ScreenOptions {
    let text = "scene: 1\nscreen:\n  name: scroll-view\n" + lines
    return try SceneFile.scene(text, fileName: "a.yaml").screen.options
  }

  private func complaints(_ read: () throws -> Void) -> [String] {
    do {
      try read()
      return []
    } catch {
      let problems = (error as? InvalidScene)?.problems ?? []
      return problems.map { "\($0.range.line):\($0.range.column): \($0.message)" }
    }
  }

  @Test func everyTypeIsRead() throws {
    var options = try options(
      """
        content-height: 1200.5
        rows: 12
        delay: 250ms
        paging: true
        label: "12"
        at: [1, 2]
        offset: -40
        bounds: [0, 0, 375, 667]
        deceleration-rate: fast
        image: forest
      """)
    #expect(options.number("content-height") == 1200.5)
    #expect(options.wholeNumber("rows", in: 0...100) == 12)
    #expect(options.duration("delay") == 0.25)
    #expect(options.flag("paging") == true)
    #expect(options.text("label") == "12")
    #expect(options.point("at") == CGPoint(x: 1, y: 2))
    #expect(options.vector("offset") == CGVector(dx: 0, dy: -40))
    #expect(options.numbers("bounds", counts: 4...4) == [0, 0, 375, 667])
    #expect(options.choice("deceleration-rate", of: Rate.self) == .fast)
    #expect(options.name("image", among: ["lake", "forest"]) == "forest")
    #expect(options.flag("bounces") == nil)
    try options.finish()
  }

  @Test func wrongAndUnreadOptionsAreReportedTogetherWhereTheyStand() throws {
    var options = try options("  content-heigth: 1\n  paging: yes\n  rate: quick\n")
    let found = complaints {
      _ = options.number("content-height")
      _ = options.flag("paging")
      _ = options.choice("rate", of: Rate.self)
      try options.finish()
    }
    #expect(
      found == [
        "4:3: unknown key 'content-heigth' in screen",
        "5:11: 'paging' needs true or false, got \"yes\"",
        "6:9: unknown option 'quick'",
      ])
  }

  @Test func nestedBlocksAreReadByTheSameRules() throws {
    var options = try options("  inner: {bounces: false, bouncs: true}\n  outer: 3\n")
    let found = complaints {
      #expect(options.nested("inner") { $0.flag("bounces") } == .some(.some(false)))
      #expect(options.nested("outer") { $0.flag("bounces") } == nil)
      #expect(options.nested("other") { $0.flag("bounces") } == nil)
      try options.finish()
    }
    #expect(
      found == [
        "4:27: unknown key 'bouncs' in screen.inner", "5:10: 'outer' needs a mapping, got \"3\"",
      ])
  }
}

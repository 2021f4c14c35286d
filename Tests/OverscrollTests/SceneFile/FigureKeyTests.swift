import Foundation
import Graphics
import Overscroll
import Testing

/// The output keys `at`, `plot`, `diagram`, `text`, `show` and `notes`.
struct FigureKeyTests {
  private func outputs(_ list: String) throws -> [SceneOutput] {
    let head = "scene: 1\nscreen: scroll-view\ntimeline: [hold: 2s]\noutputs:\n"
    return try SceneFile.scene(head + list, fileName: "figure.yaml").outputs
  }

  private func messages(_ list: String) -> [String] {
    do {
      _ = try outputs(list)
      return []
    } catch let error as InvalidScene {
      return error.problems.map { "\($0.range.line): \($0.message)" }
    } catch { return ["\(error)"] }
  }

  @Test func momentsAreTimesOffsetsEventsAndConditions() throws {
    let formats = try outputs(
      """
        - {file: a.png, at: start}
        - {file: b.png, at: 0.5s}
        - {file: c.png, at: {time: end}}
        - {file: d.png, at: {offset: -60.5, pass: 2, in: list}}
        - {file: e.png, at: {event: scrollViewDidEndDragging}}
        - {file: f.png, at: {when: bar.frame.y, below: 0, pass: 3}}
        - {file: g.png, at: {when: list.phase, is: dragging}}
        - {file: h.png, at: [start, {offset: 20}, end]}
        - {file: i.png, time: 1s}
      """
    ).map(\.format)
    #expect(
      formats == [
        .png(.start), .png(.time(0.5)), .png(.end), .png(.offset(-60.5, in: "list", pass: 2)),
        .png(.event("scrollViewDidEndDragging")),
        .png(.when("bar.frame.y", .below(0), pass: 3)),
        .png(.when("list.phase", .equals("dragging"))),
        .filmstrip([.start, .offset(20), .end]), .png(.time(1)),
      ])
  }

  @Test func plotsDiagramsAndTextsAreRead() throws {
    let formats = try outputs(
      """
        - {file: a.svg, plot: scrollView.contentOffset.y}
        - {file: b.png, plot: {columns: [a.alpha, b.alpha], over: offset, in: list, size: [300, 200], title: Two}}
        - {file: c.png, at: end, diagram: true}
        - {file: d.png, at: end, diagram: {views: [a, b], names: false, constraints: false, pinned: a.top, turn: 10, tilt: -5, spacing: 40}}
        - {file: e.txt, time: 1s}
        - {file: f.txt, at: {offset: 3}, text: constraints}
      """
    ).map(\.format)
    var plot = TracePlot(["a.alpha", "b.alpha"], over: .offset(of: "list"))
    (plot.size, plot.title) = (CGSize(width: 300, height: 200), "Two")
    var diagram = HierarchyDiagram()
    (diagram.views, diagram.hasNames, diagram.hasConstraints) = (["a", "b"], false, false)
    (diagram.pinned, diagram.turn, diagram.tilt, diagram.spacing) = ("a.top", 10, -5, 40)
    #expect(
      formats == [
        .plot(TracePlot(["scrollView.contentOffset.y"]), isVector: true),
        .plot(plot, isVector: false), .diagram(HierarchyDiagram(), at: .end),
        .diagram(diagram, at: .end), .text(.viewHierarchy, at: .time(1)),
        .text(.constraints, at: .offset(3)),
      ])
  }

  @Test func overlaysAndNotesBelongToTheFigure() throws {
    let figure = try #require(
      try outputs(
        """
          - file: a.gif
            show: [frames, safe-area, margins, insets, content-area, ruler, constraints, {value: a.alpha}, {plot: b.alpha}]
            notes:
              - {arrow: [[-10, 20], [30, 40]], text: Here}
              - {box: [1, 2, 3, 4], color: "#00f"}
              - {at: [5, 6], text: There}
        """
      )[0].figure)
    #expect(
      figure.overlays == [
        .frames, .safeArea, .margins, .insets, .contentArea, .ruler, .constraints,
        .value("a.alpha"), .plot("b.alpha"),
      ])
    var box = FigureNote(.box(CGRect(x: 1, y: 2, width: 3, height: 4)))
    box.color = Color(red: 0, green: 0, blue: 1)
    #expect(
      figure.notes == [
        FigureNote(.arrow(from: CGPoint(x: -10, y: 20), to: CGPoint(x: 30, y: 40)), text: "Here"),
        box, FigureNote(.text(at: CGPoint(x: 5, y: 6)), text: "There"),
      ])
    #expect(figure.body == .none)
  }

  @Test func whatIsWrongIsSaidWhereItStands() {
    #expect(
      messages(
        """
          - {file: a.png}
          - {file: b.png, at: 3s}
          - {file: c.png, at: {offest: 3}}
          - {file: d.png, at: end, time: 1s}
          - {file: e.png, plot: a.alpha, at: end}
          - {file: f.svg}
          - {file: g.png, at: end, show: [rulers], notes: [{text: x}]}
          - {file: h.png, at: {when: a.alpha}}
          - {file: i.txt, at: end, text: trees}
          - {file: j.png, at: end, notes: [{at: [1, 2], text: x, panel: 2}]}
        """
      ) == [
        "5: 'time' is missing in outputs[0]",
        "6: time 3s is never reached: the timeline ends at 2s",
        "7: 'time' is missing in outputs[2].at",
        "7: unknown key 'offest' in outputs[2].at",
        "8: 'time' cannot be combined with 'at'",
        "9: 'at' cannot be combined with 'plot'",
        "10: 'plot' is missing in outputs[5]",
        "11: unknown option 'rulers'",
        "11: 'at' is missing in outputs[6].notes[0]",
        "12: 'is' is missing in outputs[7].at",
        "13: unknown option 'trees'",
        "14: 'panel' must be from 1 to 1, got 2",
      ])
  }

  @Test func stripsAreAsLargeAsTheirPictures() {
    let moments = Array(repeating: "end", count: 40).joined(separator: ", ")
    #expect(
      messages("  - {file: a.png, at: [\(moments)], scale: 4}").first?.hasPrefix(
        "5: a picture of ") == true)
  }
}

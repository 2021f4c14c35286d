import Foundation
import HeadlessUIKit
import Overscroll
import Testing

/// A trace keeps its columns and names when views appear, disappear or have equal names.
@MainActor
struct TraceColumnTests {
  /// A scroll view with content of 2 000 points; `change` is called at every new offset.
  private final class Controller: UIViewController, UIScrollViewDelegate {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    var change: (Controller) -> Void = { _ in }

    override func viewDidLoad() {
      scrollView.accessibilityIdentifier = "list"
      scrollView.contentSize = CGSize(width: 375, height: 2000)
      scrollView.delegate = self
      view.addSubview(scrollView)
    }

    func add(_ name: String) {
      let added = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
      added.accessibilityIdentifier = name
      scrollView.addSubview(added)
    }

    func scrollViewDidScroll(_: UIScrollView) { change(self) }
  }

  private func rows(
    _ timeline: Timeline = [.fling(by: -300, over: 0.15), .settle],
    _ prepare: @escaping (Controller) -> Void = { _ in },
    change: @escaping (Controller) -> Void = { _ in }
  ) throws -> [TraceRow] {
    let recorder = Recorder(jobs: 1) {
      try Stage(device: .iPhone8, timeline: timeline) {
        let controller = Controller()
        controller.loadViewIfNeeded()
        prepare(controller)
        controller.change = change
        return controller
      }
    }
    var rows: [TraceRow] = []
    try recorder.trace(try #require(TraceSampling())) { rows.append($0) }
    return rows
  }

  private func cells(_ rows: [TraceRow]) -> [[String: String]] {
    let lines = TraceTable(rows).lines.map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    return lines.dropFirst().map { line in
      #expect(line.count == lines[0].count)
      return Dictionary(uniqueKeysWithValues: zip(lines[0], line))
    }
  }

  @Test func aViewThatComesOrGoesMovesNoColumn() throws {
    let rows = try rows {
      $0.add("early")
    } change: { controller in
      let view = controller.scrollView
      if view.contentOffset.y > 100, view.subviews.last?.accessibilityIdentifier == "early" {
        view.subviews.last?.removeFromSuperview()
      } else if view.contentOffset.y > 200, view.subviews.last?.accessibilityIdentifier != "late" {
        controller.add("late")
      }
    }
    let cells = cells(rows)
    #expect(cells.first?["early.frame.width"] == "3" && cells.last?["early.frame.width"] == "")
    #expect(cells.first?["late.frame.width"] == "" && cells.last?["late.frame.width"] == "3")
    for (row, cell) in zip(rows, cells) {
      #expect(
        cell["list.contentOffset.y"].flatMap(Double.init)
          == Double(row.scrollViews[0].contentOffset.y))
      #expect(cell["statusBar.height"] == "20")
    }
  }

  @Test func viewsOfOneNameAreNumberedAndReported() throws {
    let rows = try rows([]) { controller in
      for name in ["cell", "cell#2", "cell", "cell"] { controller.add(name) }
    }
    let row = try #require(rows.first)
    #expect(row.views.map(\.name) == ["list", "cell", "cell#2", "cell#3", "cell#4"])
    #expect(row.problems == [.sharedViewName("cell")])
    #expect("\(row.problems[0])".hasPrefix("several views are named 'cell'"))
    let object = try JSONSerialization.jsonObject(with: Data(row.json.utf8)) as? [String: Any]
    #expect((object?["views"] as? [String: Any])?.count == 5)
    let header = TraceTable(rows).lines[0].split(separator: ",")
    #expect(Set(header).count == header.count)
  }

  @Test func callsSayTheirArguments() throws {
    let rows = try rows()
    let calls = rows.flatMap(\.events)
    guard
      case .willEndDragging(let velocity, let target)? = calls.map(\.call).first(where: {
        if case .willEndDragging = $0 { true } else { false }
      })
    else {
      Issue.record("the finger was never lifted")
      return
    }
    // The speed is 300 points in 150 ms, and the view comes to rest at the predicted target.
    #expect(abs(velocity.y - 2) < 1e-9 && velocity.x == 0)
    #expect(abs(target.y - (rows.last?.scrollViews[0].contentOffset.y ?? 0)) < 0.5)
    #expect(calls.map(\.call).contains(.didEndDragging(willDecelerate: true)))
    let lift = try #require(rows.first { $0.json.contains("\"willDecelerate\": true") })
    #expect(lift.json.contains("{\"velocity\": [0, "))
    let cell = cells([lift])[0]
    #expect(cell["list.willEndDragging.velocity.y"].flatMap(Double.init) == Double(velocity.y))
    #expect(cell["list.willEndDragging.target.y"].flatMap(Double.init) == Double(target.y))
    #expect(cell["list.didEndDragging.willDecelerate"] == "true")
    #expect(cell["events"]?.contains("scrollViewDidEndDragging(list)") == true)
  }

  @Test func aDisplayThatIsSlowerThanTheFingerLosesNoCall() throws {
    let recorder = Recorder(jobs: 1) {
      try Stage(
        device: .iPhone8,
        timeline: [.fling(by: -100, over: 0.1), .fling(by: -100, over: 0.1), .hold(1)]
      ) {
        let controller = Controller()
        controller.loadViewIfNeeded()
        return controller
      }
    }
    var rows: [TraceRow] = []
    try recorder.trace(try #require(TraceSampling(rate: 1))) { rows.append($0) }
    #expect(cells(rows)[1]["list.didEndDragging.willDecelerate"] == "true true")
  }

  @Test func theFingerIsInTheTrace() throws {
    let rows = try rows([
      .hold(0.1), .touch(at: CGPoint(x: 100, y: 500), path: [.hold(0.1)]),
      .drag(by: -50, over: 0.1), .release, .hold(0.1),
    ])
    let cells = cells(rows)
    #expect(cells[0]["finger.isDown"] == "false" && cells[0]["finger.location.x"] == "")
    #expect(rows[0].json.contains("\"finger\": {\"isDown\": false, \"location\": null}"))
    #expect(rows[7].finger == CGPoint(x: 100, y: 500))
    #expect(cells[7]["finger.isDown"] == "true" && cells[7]["finger.location.y"] == "500")
    let half = try #require(rows.first { abs($0.time - 0.25) < 1e-9 })
    #expect(abs((half.finger?.y ?? 0) - 475) < 1e-9)
    #expect(rows.last?.finger == nil)
  }
}

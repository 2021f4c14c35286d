import Foundation
import HeadlessUIKit
import Overscroll
import ScrollEffects
import TestSupport
import Testing

/// The screen `hide-on-scroll`, from the text of a scene to trace rows.
@MainActor
struct HideOnScrollScreenTests {
  private func play(
    _ variant: HidingBar.Variant, on device: String = "iphone-x"
  ) -> ScreenPlay {
    ScreenPlay(device: device, screen: "name: hide-on-scroll, variant: \(variant.rawValue)")
  }

  private func constant(_ row: TraceRow) -> CGFloat? { row.constraint("topConstraint")?.constant }

  /// Returns the columns of a table as a script. A grab is a finger that stays down, so that
  /// offsets in between do not bounce back. Code then sets the offsets.
  private func script(_ columns: [String], from start: Double) -> (ScreenScript, rows: [Int]) {
    var script = ScreenScript()
    var (row, rows) = (0, [Int]())
    // The variants reactive and combine ignore the first sample, so hiding the bar takes more than
    // one.
    for offset in start == 0 ? [] : [start - 400, start - 200, start] {
      script.set(offset)
      row += 1
    }
    var last = start
    for (index, column) in columns.enumerated() {
      if let offset = Double(column) {
        script.set(offset)
        last = offset
      } else if index == 0 || last == 0 {
        if index > 0 { script.release() }
        script.touch(at: 400, deltas: [])
      } else {
        // The finger is released, and catches the view while it bounces. The bar of the naive
        // variant has resized the view and its rubber band, so code restores the offset.
        script.release()
        script.grab(at: 400)
        script.set(last)
        row += 1
      }
      row += 1
      rows.append(row)
    }
    return (script, rows)
  }

  /// Offsets of S5 are those of the tall device.
  @Test(
    arguments: (1...7).map { ("iphone-x", $0) }
      + [1, 2, 3, 4, 6, 7].map { ("iphone-se", $0) })
  func theTablesHold(device: String, number: Int) throws {
    let phone = try #require(Device.preset(device))
    let table = try FixtureTable("hiding_S\(number)")
    let start = try #require(Double(table.columns[1].replacing("start ", with: "")))
    let (script, indices) = script(Array(table.columns.dropFirst(2)), from: start)
    for cells in table.rows {
      let variant = try #require(HidingBar.Variant(rawValue: cells[0]))
      let rows = try play(variant, on: device).rows(script)
      // The naive bar has no limits. It cannot be brought to the start of S5, so the error at the
      // start is subtracted.
      let begun = try #require(constant(rows[indices[0] - 1]))
      let error = variant == .naive ? begun - CGFloat(Double(cells[1]) ?? 0) : 0
      #expect(begun - error == CGFloat(Double(cells[1]) ?? .nan))
      for (column, (index, cell)) in zip(
        table.columns.dropFirst(2), zip(indices, cells.dropFirst(2)))
      {
        let row = rows[index]
        let what = "S\(number) \(variant) at \(column)"
        let value = try #require(constant(row))
        expect(value - error, prints: cell, what)
        let bar = CGRect(
          x: 0, y: phone.safeArea.top + value, width: phone.size.width, height: 64)
        #expect(agrees(row.frame("movingView"), bar), "\(what)")
        let bottom = phone.size.height - phone.safeArea.bottom
        let scrollView = CGRect(
          x: 0, y: bar.maxY, width: bar.width, height: bottom - bar.maxY)
        #expect(agrees(row.frame("scrollView"), scrollView), "\(what)")
      }
    }
  }

  /// With the bar 670 points are visible and 4330 can be scrolled; without it 734 and 4266.
  @Test func theRangeFollowsTheBar() throws {
    let stage = try play(.guard).stage(ScreenScript(offsets: [200]))
    let view = try #require(stage.scrollViews.first)
    #expect(abs(view.bounds.height - 670) <= 1e-6 && view.adjustedContentInset == .zero)
    #expect(abs(view.contentSize.height - view.bounds.height - 4330) <= 1e-6)
    try stage.advance(to: 0.05)
    #expect(abs(view.bounds.height - 734) <= 1e-6)
    #expect(abs(view.contentSize.height - view.bounds.height - 4266) <= 1e-6)
  }

  // MARK: - Random event order

  @Test(arguments: ScreenPlay.devices, HidingBar.Variant.allCases)
  func screenAndModelAgree(device: String, variant: HidingBar.Variant) throws {
    for seed in 1...3 as ClosedRange<UInt64> {
      let stage = try play(variant, on: device).stage(randomScript(seed: seed))
      let scrollView = try #require(stage.scrollViews.first)
      let spy = BarSpy(model: HidingBar(variant: variant), of: scrollView, on: stage)
      var tick = 0
      while stage.end == nil {
        tick += 1
        try stage.advance(to: Double(tick) / 60)
        let row = stage.traceRow()
        let what: Comment = "seed \(seed), \(stage.time) s"
        #expect(abs((constant(row) ?? .nan) - spy.geometry.topConstant) <= 1e-6, what)
        #expect(agrees(row.frame("movingView"), spy.geometry.bar), what)
        #expect(agrees(row.frame("scrollView"), spy.geometry.scrollView), what)
        guard abs((constant(row) ?? .nan) - spy.geometry.topConstant) <= 1e-6 else { return }
      }
      #expect(spy.count > 200, "seed \(seed)")
    }
  }

  /// Returns random drags, flings to both ends, grabs during the bounce, and offsets set by code.
  private func randomScript(seed: UInt64) -> ScreenScript {
    var random = SplitMix64(seed: seed)
    var script = ScreenScript()
    for _ in 0..<25 {
      let distance = Double(Int.random(in: -300...300, using: &random))
      switch Int.random(in: 0..<6, using: &random) {
      case 0: script.set(Double(Int.random(in: -60...4400, using: &random)))
      case 1: script.set(Double(Int.random(in: -30...60, using: &random)))
      case 2:
        script.touch(at: 400, deltas: [distance / 4, distance / 4, distance / 2])
        script.lift()
      default: script.fling(by: distance, ticks: Int.random(in: 2...20, using: &random))
      }
    }
    return script
  }

  // MARK: - Named bugs

  /// S3: the last step to the top is not counted, so the bar stays partly hidden there.
  @Test func travelIntoAnEndIsLostUntilCorrected() throws {
    let (script, indices) = script(["grab", "15", "30", "-8", "-3", "0"], from: 0)
    let last = try #require(indices.last)
    #expect(constant(try play(.guard).rows(script)[last]) == -30)
    #expect(constant(try play(.corrected).rows(script)[last]) == 0)
  }

  /// S4 by touches alone: the content is pulled, released, and grabbed while it bounces back.
  @Test func aGrabDuringTheBounceHidesTheBarUntilCorrected() throws {
    var script = ScreenScript()
    script.touch(at: 200, deltas: [90, 0, 0, 0])
    script.release()
    script.hold(ticks: 2)
    script.grab(at: 300, deltas: Array(repeating: -10, count: 12))
    let faithful = try play(.guard).rows(script)
    let corrected = try play(.corrected).rows(script)
    // The first row inside the content also hides the bar by the offset at which it was grabbed.
    let grabbed = try #require(faithful.last { $0.offset() < 0 && constant($0) == 0 })
    let inside = try #require(faithful.first { $0.offset() > 0 })
    #expect(faithful.contains { $0.offset() < -40 })
    #expect(grabbed.offset() < 0)
    #expect((constant(inside) ?? 0) < -inside.offset() - 5)
    for row in corrected {
      #expect(abs((constant(row) ?? .nan) + max(0, min(row.offset(), 64))) <= 1e-6)
    }
  }

  /// Variants without a guard mistake the bounce after a pull for scrolling.
  @Test func bouncingBackHidesTheBarInTheEarlierStages() throws {
    var script = ScreenScript()
    script.touch(at: 200, deltas: [100, 0, 0, 0])
    script.release()
    script.hold(ticks: 40)
    for variant in HidingBar.Variant.allCases {
      let rows = try play(variant).rows(script)
      let pulled = try #require(rows.map { $0.offset() }.min())
      let rest = try #require(rows.last)
      #expect(pulled < -40 && rest.offset() == 0)
      let expected = [.clamp, .reactive].contains(variant) ? max(CGFloat(pulled), -64) : 0
      #expect(abs((constant(rest) ?? .nan) - expected) <= 1e-6, "\(variant)")
    }
  }

  @Test func contentMovesTwiceAsFastWhileTheBarHides() throws {
    let rows = try play(.guard).rows(offsets: [10, 20, 200, 210])
    let tops = rows.map { ($0.frame("scrollView")?.minY ?? .nan) - CGFloat($0.offset()) }
    #expect(abs(tops[0] - tops[1] - 20) <= 1e-6)
    #expect(abs(tops[2] - tops[3] - 10) <= 1e-6)
  }
}

/// A delegate between a scroll view and its real delegate, which passes every call to a model
/// first.
@MainActor
private final class BarSpy: UIScrollViewDelegate {
  private var model: HidingBar
  private let delegate: (any UIScrollViewDelegate)?
  private let device: Device
  private(set) var geometry: HidingBar.Geometry
  private(set) var count = 0

  init(model: HidingBar, of scrollView: UIScrollView, on stage: Stage) {
    self.model = model
    device = stage.device
    delegate = scrollView.delegate
    // The geometry of an unused model; a copy is used so that the model itself does not change.
    var fresh = model
    geometry = fresh.update(Self.state(.willBeginDragging, scrollView, device))
    scrollView.delegate = self
  }

  private static func state(
    _ event: ScrollState.Event, _ scrollView: UIScrollView, _ device: Device
  ) -> ScrollState {
    var state = ScrollState(
      contentOffset: scrollView.contentOffset,
      viewFrame: CGRect(origin: .zero, size: device.size))
    state.event = event
    state.contentSize = CGSize(width: device.size.width, height: 5000)
    state.boundsSize = scrollView.bounds.size
    state.safeAreaInsets = UIEdgeInsets(
      top: device.safeArea.top, left: 0, bottom: device.safeArea.bottom, right: 0)
    return state
  }

  private func note(_ event: ScrollState.Event, _ scrollView: UIScrollView) {
    geometry = model.update(Self.state(event, scrollView, device))
    count += 1
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    note(.willBeginDragging, scrollView)
    delegate?.scrollViewWillBeginDragging(scrollView)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    note(.didScroll, scrollView)
    delegate?.scrollViewDidScroll(scrollView)
  }
}

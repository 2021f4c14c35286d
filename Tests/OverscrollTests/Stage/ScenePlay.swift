import Foundation
import HeadlessUIKit
import Overscroll

/// Plays the text of a scene, from the file to trace rows.
@MainActor
struct ScenePlay {
  let scene: SceneDescription

  init(_ text: String) throws { scene = try SceneFile.scene(text, fileName: "play.yaml") }

  func stage() throws -> Stage {
    try ScreenCatalogue.builtIn.stage(for: scene, assets: MemoryAssets(), fonts: nil)
  }

  func rows(rate: Int) throws -> [TraceRow] {
    guard let sampling = TraceSampling(rate: rate) else { return [] }
    var rows: [TraceRow] = []
    try Recorder(jobs: 1, makeStage: stage).trace(sampling) { rows.append($0) }
    return rows
  }

  /// Plays the script at 60 Hz and returns the delegate calls of every scroll view.
  func callbacks() throws -> [String: [CallLog.Call]] {
    let stage = try stage()
    let logs = stage.scrollViews.map { view in
      let log = CallLog(stage)
      view.delegate = log
      return (view.accessibilityIdentifier ?? "", log)
    }
    var tick = 0
    while stage.end == nil {
      tick += 1
      try stage.advance(to: Double(tick) / 60)
    }
    return Dictionary(uniqueKeysWithValues: logs.map { ($0.0, $0.1.calls) })
  }
}

extension TraceRow {
  func scrollView(_ name: String) -> ScrollView? { scrollViews.first { $0.name == name } }
}

/// A delegate that records its calls, except `didScroll`.
@MainActor
final class CallLog: UIScrollViewDelegate {
  struct Call {
    var time: Double
    var name: String
    var velocity: Double?
    var target: Double?
    var willDecelerate: Bool?
  }

  private(set) var calls: [Call] = []
  private let stage: Stage

  init(_ stage: Stage) { self.stage = stage }

  private func note(
    _ name: String, velocity: Double? = nil, target: Double? = nil, willDecelerate: Bool? = nil
  ) {
    calls.append(
      Call(
        time: stage.time, name: name, velocity: velocity, target: target,
        willDecelerate: willDecelerate))
  }

  func scrollViewWillBeginDragging(_: UIScrollView) { note("willBeginDragging") }
  func scrollViewWillEndDragging(
    _: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    note(
      "willEndDragging", velocity: Double(velocity.y), target: Double(targetContentOffset.pointee.y)
    )
  }
  func scrollViewDidEndDragging(_: UIScrollView, willDecelerate decelerate: Bool) {
    note("didEndDragging", willDecelerate: decelerate)
  }
  func scrollViewWillBeginDecelerating(_: UIScrollView) { note("willBeginDecelerating") }
  func scrollViewDidEndDecelerating(_: UIScrollView) { note("didEndDecelerating") }
  func scrollViewDidEndScrollingAnimation(_: UIScrollView) { note("didEndScrollingAnimation") }
}

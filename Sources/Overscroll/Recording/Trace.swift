public import Foundation
import HeadlessUIKit
import ScrollPhysics

/// Numbers of a screen at one time: what people diff in a review when pixels move. Nothing is rounded,
/// layout is unsnapped. Lists are in the order of the view tree.
public struct TraceRow: Sendable {
  public struct ScrollView: Sendable {
    public let name: String
    /// Points, and points per second.
    public let contentOffset, velocity: CGPoint
    /// `idle tracking dragging decelerating bouncing paging animating`.
    public let phase: String
  }

  public struct View: Sendable {
    public let name: String
    /// In window coordinates.
    public let frame: CGRect
    public let contentsRect: CGRect
    public let alpha: CGFloat
    public let isHidden: Bool
  }

  public struct Constraint: Sendable {
    public let name: String
    public let constant: CGFloat
    /// Whether the layout does not fulfil it.
    public let isBroken: Bool
  }

  /// The vertical indicator in the scroll view's visible frame; empty where there is nothing to scroll.
  public struct Indicator: Sendable {
    public let scrollView: String
    public let frame: CGRect
    public let alpha: Double
  }

  public let time: TimeInterval
  public let scrollViews: [ScrollView]
  public let views: [View]
  public let constraints: [Constraint]
  public let isStatusBarHidden: Bool
  public let statusBarHeight: CGFloat
  public let indicators: [Indicator]
  /// Calls to delegates since the row before, `scrollViewDidScroll(scrollView)`.
  public let events: [String]
}

extension Stage {
  /// The screen's numbers now; takes the calls to delegates that came since the last row.
  public func traceRow() -> TraceRow { environment.run(readRow) }

  private func readRow() -> TraceRow {
    let tree = window.tree
    return TraceRow(
      time: time,
      scrollViews: scrollViews.compactMap { view in
        view.accessibilityIdentifier.map {
          TraceRow.ScrollView(
            name: $0, contentOffset: view.contentOffset, velocity: view.scrollVelocity,
            phase: view.scrollPhase.rawValue)
        }
      },
      views: tree.compactMap { view in
        view.accessibilityIdentifier.map {
          TraceRow.View(
            name: $0, frame: view.exactFrameInWindow,
            contentsRect: view.layer.contentsRect,
            alpha: view.alpha, isHidden: view.isHidden)
        }
      },
      constraints: window.treeConstraints.compactMap { constraint in
        constraint.identifier.map {
          TraceRow.Constraint(
            name: $0, constant: constraint.constant, isBroken: constraint.isBroken)
        }
      },
      isStatusBarHidden: window.isStatusBarHidden,
      statusBarHeight: window.isStatusBarHidden ? 0 : environment.statusBarHeight,
      indicators: scrollViews.compactMap { view in
        view.accessibilityIdentifier.map { name in
          let bar = view.indicators(at: time).first { $0.axis == .vertical }
          return TraceRow.Indicator(
            scrollView: name, frame: bar?.frame ?? .zero, alpha: bar?.alpha ?? 0)
        }
      },
      events: takeCallbacks())
  }
}

/// When a trace has rows.
public struct TraceSampling: Hashable, Sendable {
  /// Ticks per second, 1…240.
  public let rate: Int
  /// Leaves out ticks in which the first scroll view's offset is less than so many points from that
  /// of the last row; nil keeps every tick. The first and the last tick are always there.
  public let distance: CGFloat?

  /// Nil outside the ranges; `distance` must be positive.
  public init?(rate: Int = 60, every distance: CGFloat? = nil) {
    guard (1...240).contains(rate), distance.map({ $0 > 0 && $0.isFinite }) ?? true else {
      return nil
    }
    self.rate = rate
    self.distance = distance
  }
}

extension Recorder {
  /// Plays the timeline and hands out a row per tick, the first at 0 and the last at or after the end.
  public func trace(_ sampling: TraceSampling, _ body: (TraceRow) throws -> Void) throws {
    let stage = try makeStage()
    var last: CGPoint?
    var tick = 0
    while true {
      try stage.advance(to: Double(tick) / Double(sampling.rate))
      let isLast = stage.end.map { stage.time >= $0 - Timeline.instant } ?? false
      let offset = stage.scrollViews.first?.contentOffset ?? .zero
      if isLast || sampling.keeps(offset, after: last) {
        try body(stage.traceRow())
        last = offset
      }
      if isLast { return tellProblems(stage.problems) }
      tick += 1
      guard tick < Self.maximumFrames * Stage.slowestTickRate else {
        throw RecordingError.tooManyFrames(limit: Self.maximumFrames)
      }
    }
  }
}

extension TraceSampling {
  fileprivate func keeps(_ offset: CGPoint, after last: CGPoint?) -> Bool {
    guard let distance, let last else { return true }
    return max(abs(offset.x - last.x), abs(offset.y - last.y)) >= distance
  }
}

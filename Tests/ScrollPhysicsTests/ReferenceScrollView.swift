import Foundation
import ScrollPhysics

/// A vertical scroll view reduced to its mechanics: it turns a script into spans and callbacks. It
/// shows that a scroll view needs no more than ``ScrollPhysics``, and is compared with the recorded
/// traces.
struct ReferenceScrollView {
  enum Step {
    case touch(FingerPath)
    case assign(Double, at: Double)
    case setOffset(Double, at: Double)
    case animate(to: Double, at: Double)

    var time: Double {
      switch self {
      case .touch(let path): path.downTime
      case .assign(_, let time), .setOffset(_, let time), .animate(_, let time): time
      }
    }
  }

  struct Callback: Equatable {
    var time: Double
    var name: String
    var velocity: Double?
    var target: Double?
    var willDecelerate: Bool?
  }

  struct Span {
    var start: Double
    var phase: ScrollPhase
    var offset: @Sendable (Double) -> Double
    var velocity: @Sendable (Double) -> Double
  }

  let axis: ScrollAxis
  private(set) var spans: [Span] = []
  private(set) var callbacks: [Callback] = []
  private(set) var trajectory: ScrollTrajectory
  private var isEnabled: Bool
  private var paths: [FingerPath] = []

  init(axis: ScrollAxis, start: Double, isEnabled: Bool = true, script: [Step]) {
    self.axis = axis
    self.isEnabled = isEnabled
    trajectory = ScrollTrajectory(animatedFrom: start, to: start, time: -.infinity, axis: axis)
    follow(trajectory)
    for step in script { apply(step) }
  }

  func span(at time: Double) -> Span { spans.last { $0.start <= time + 1e-12 } ?? spans[0] }
  func offset(at time: Double) -> Double { span(at: time).offset(time) }
  func velocity(at time: Double) -> Double { span(at: time).velocity(time) }

  func finger(at time: Double) -> Double? {
    paths.last { $0.downTime <= time + 1e-12 && time + 1e-12 < $0.upTime }?
      .position(along: .vertical, at: time)
  }

  private mutating func apply(_ step: Step) {
    switch step {
    case .touch(let path): touch(path)
    case .assign(let offset, let time):
      let continued = trajectory.continued(from: offset, time: time, axis: axis)
      interrupt(at: time, isOver: false)
      follow(continued)
      if continued.moves { end(of: continued) }
    case .setOffset(let offset, let time):
      interrupt(at: time, isOver: false)
      follow(ScrollTrajectory(animatedFrom: offset, to: offset, time: time, axis: axis))
    case .animate(let target, let time):
      let from = offset(at: time)
      interrupt(at: time, isOver: false)
      follow(ScrollTrajectory(animatedFrom: from, to: target, time: time, axis: axis))
      end(of: trajectory)
    }
  }

  /// Removes everything planned after `time`. An interrupted animated scroll still reports its end.
  private mutating func interrupt(at time: Double, isOver: Bool) {
    let cut = callbacks.filter { $0.time > time }
    callbacks.removeAll { $0.time > time }
    spans.removeAll { $0.start > time }
    if isOver, cut.contains(where: { $0.name == "didEndScrollingAnimation" }) {
      callbacks.append(Callback(time: time, name: "didEndScrollingAnimation"))
    }
  }

  private mutating func follow(_ trajectory: ScrollTrajectory) {
    self.trajectory = trajectory
    spans.append(
      contentsOf: trajectory.spans.map { span in
        Span(
          start: span.start, phase: span.phase,
          offset: { trajectory.offset(at: $0) }, velocity: { trajectory.velocity(at: $0) })
      })
  }

  private mutating func end(of trajectory: ScrollTrajectory) {
    let animated = trajectory.spans[0].phase == .animating
    let name = animated ? "didEndScrollingAnimation" : "didEndDecelerating"
    callbacks.append(Callback(time: trajectory.endTime, name: name))
  }

  private mutating func touch(_ path: FingerPath) {
    let start = offset(at: path.downTime)
    let phase = span(at: path.downTime).phase
    paths.append(path)
    interrupt(at: path.downTime, isOver: true)
    hold(start, .tracking, from: path.downTime)
    let caught = phase != .idle
    let began =
      caught
      ? path.downTime
      : path.recognition(distance: axis.constants.panHysteresis, axes: [.vertical])?.time
    guard isEnabled, axis.isDraggable, let began, began < path.upTime else {
      return hold(start, .idle, from: path.upTime)
    }
    drag(path, from: start, began: began)
    release(path, caughtDecelerating: caught && phase != .animating)
  }

  private mutating func hold(_ offset: Double, _ phase: ScrollPhase, from time: Double) {
    trajectory = ScrollTrajectory(animatedFrom: offset, to: offset, time: time, axis: axis)
    spans.append(Span(start: time, phase: phase, offset: { _ in offset }, velocity: { _ in 0 }))
  }

  private mutating func drag(_ path: FingerPath, from start: Double, began: Double) {
    let finger = path.position(along: .vertical, at: began)
    let tracking = DragTracking(axis: axis, offset: start, finger: finger)
    callbacks.append(Callback(time: began, name: "willBeginDragging"))
    // A caught view is dragged from the moment of the touch.
    spans.removeAll { $0.phase == .tracking && $0.start == began }
    spans.append(
      Span(
        start: began, phase: .dragging,
        offset: { tracking.offset(finger: path.position(along: .vertical, at: $0)) },
        velocity: {
          tracking.velocity(
            finger: path.position(along: .vertical, at: $0),
            fingerVelocity: path.velocity(along: .vertical, at: $0))
        }))
  }

  private mutating func release(_ path: FingerPath, caughtDecelerating: Bool) {
    let time = path.upTime
    let finger = path.releaseVelocity(along: .vertical, constants: axis.constants)
    let momentum = axis.constants.momentum(fingerVelocityX: 0, y: finger).y
    let plan = ScrollTrajectory(
      releasedAt: spans[spans.count - 1].offset(time), momentum: momentum, time: time, axis: axis)
    callbacks.append(
      Callback(
        time: time, name: "willEndDragging", velocity: momentum / 1000, target: plan.target))
    callbacks.append(Callback(time: time, name: "didEndDragging", willDecelerate: plan.moves))
    if plan.moves {
      callbacks.append(Callback(time: time, name: "willBeginDecelerating"))
      end(of: plan)
    } else if caughtDecelerating {
      callbacks.append(Callback(time: time, name: "didEndDecelerating"))
    }
    follow(plan)
  }
}

import Foundation
import ScrollPhysics

/// A drag of a scroll view by a finger, with one `DragTracking` for each axis that follows the
/// finger.
@MainActor
struct ScrollDrag {
  let touch: TouchTracking
  private var x, y: DragTracking?

  /// Creates a drag.
  ///
  /// - Parameters:
  ///   - touch: The finger.
  ///   - offset: The content offset at the start.
  ///   - anchor: The finger's location that corresponds to `offset`.
  ///   - axes: The axes that follow the finger.
  init(
    touch: TouchTracking, offset: CGPoint, anchor: CGPoint, axes: [ScrollAxis.Direction],
    scrollAxis: (ScrollAxis.Direction) -> ScrollAxis
  ) {
    self.touch = touch
    for axis in axes {
      self[axis] = DragTracking(
        axis: scrollAxis(axis), offset: axis.component(of: offset),
        finger: axis.component(of: anchor))
    }
  }

  private subscript(axis: ScrollAxis.Direction) -> DragTracking? {
    get { axis == .vertical ? y : x }
    set { if axis == .vertical { y = newValue } else { x = newValue } }
  }

  /// Returns the content offset at a time. An axis that does not follow the finger keeps its value
  /// of `current`.
  func offset(at time: TimeInterval, current: CGPoint) -> CGPoint {
    let finger = touch.location(at: time)
    return CGPoint(
      x: x.map { CGFloat($0.offset(finger: Double(finger.x))) } ?? current.x,
      y: y.map { CGFloat($0.offset(finger: Double(finger.y))) } ?? current.y)
  }

  func velocity(_ axis: ScrollAxis.Direction, at time: TimeInterval) -> Double {
    let finger = axis.component(of: touch.location(at: time))
    return self[axis]?.velocity(
      finger: finger, fingerVelocity: touch.path.velocity(along: axis, at: time)) ?? 0
  }

  /// Returns the distance that the finger has to move for the content to be displayed at `offset`;
  /// nil for an axis that does not follow the finger.
  func travel(_ axis: ScrollAxis.Direction, to offset: Double, at time: TimeInterval) -> Double? {
    self[axis]?.travel(to: offset, finger: axis.component(of: touch.location(at: time)))
  }

  func follows(_ axis: ScrollAxis.Direction) -> Bool { self[axis] != nil }

  mutating func rebase(offset: CGPoint, at time: TimeInterval) {
    let finger = touch.location(at: time)
    x?.rebase(offset: Double(offset.x), finger: Double(finger.x))
    y?.rebase(offset: Double(offset.y), finger: Double(finger.y))
  }

  mutating func update(at time: TimeInterval, _ scrollAxis: (ScrollAxis.Direction) -> ScrollAxis) {
    let finger = touch.location(at: time)
    x?.change(to: scrollAxis(.horizontal), finger: Double(finger.x))
    y?.change(to: scrollAxis(.vertical), finger: Double(finger.y))
  }
}

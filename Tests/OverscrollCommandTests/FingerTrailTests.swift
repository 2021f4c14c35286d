import Foundation
import Overscroll
import OverscrollCommand
import ScrollPhysics
import Testing

/// The paths of gestures that the preview copies as a scene.
struct FingerTrailTests {
  private static let start = CGPoint(x: 180, y: 500)

  /// Returns a path with a move for each of 60 ticks a second.
  private func path(seconds: Double, _ place: (Double) -> CGPoint) -> [Timeline.Segment] {
    (1...Int(seconds * 60)).map { tick in
      .move(to: place(Double(tick) / 60), over: tick % 3 == 0 ? 0.016 : 0.017, ease: .linear)
    }
  }

  /// Returns the finger's place at a time on a path.
  private func place(_ path: [Timeline.Segment], at time: Double) -> CGPoint {
    var (start, point) = (0.0, Self.start)
    for segment in path {
      if case .move(let to, let over, _) = segment {
        if time < start + over {
          let share = (time - start) / over
          return CGPoint(
            x: point.x + (to.x - point.x) * share, y: point.y + (to.y - point.y) * share)
        }
        point = to
      }
      start += segment.duration
    }
    return point
  }

  private func check(_ path: [Timeline.Segment], atMost count: Int) {
    let short = FingerTrail(from: Self.start, path).simplified
    #expect(short.count <= count, "\(short.count)")
    let end = path.reduce(0) { $0 + $1.duration }
    #expect(abs(short.reduce(0) { $0 + $1.duration } - end) < 0.001)
    for time in stride(from: 0, through: end, by: 0.005) {
      let (a, b) = (place(path, at: time), place(short, at: time))
      let isNear = hypot(a.x - b.x, a.y - b.y) <= FingerTrail.tolerance + 0.1
      #expect(isNear, "\(time): \(a) \(b)")
    }
    // The moves before the release are those of the hand.
    #expect(short.suffix(5) == path.suffix(5))
  }

  @Test func aSteadyDragIsOneMoveAndItsRelease() {
    check(path(seconds: 3) { CGPoint(x: 180, y: 500 - 100 * $0) }, atMost: 8)
  }

  @Test func aHandThatSlowsDownAndTremblesIsAFewMoves() {
    check(
      path(seconds: 3) { time in
        CGPoint(x: 180 + sin(40 * time), y: 500 - 300 * (1 - exp(-2 * time)) + sin(31 * time))
      }, atMost: 22)
  }

  @Test func aFingerThatRestsIsAHold() throws {
    let rest = path(seconds: 1) { _ in Self.start }
    #expect(FingerTrail(from: Self.start, rest).simplified.first == .hold(0.9))
    #expect(FingerTrail(from: Self.start, []).simplified.isEmpty)
    let short: [Timeline.Segment] = [.move(to: .zero, over: 0.016, ease: .linear)]
    #expect(FingerTrail(from: Self.start, short).simplified == short)
  }
}
